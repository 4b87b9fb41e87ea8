import { DndContext, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { arrayMove, SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

function Item({ id }) {
  const { attributes, listeners, setNodeRef, transform } = useSortable({ id });
  return (
    <div
      ref={setNodeRef}
      id={id}
      {...attributes}
      {...listeners}
      style={{ height: 40, width: 200, background: '#ddd', transform: transform ? `translateY(${transform.y}px)` : undefined }}
    >
      {id}
    </div>
  );
}
function List() {
  const [items, setItems] = useState(['one', 'two', 'three']);
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 5 } }));
  window.order = items.join();
  return (
    <DndContext
      sensors={sensors}
      onDragEnd={({ active, over }) => over && setItems((old) => arrayMove(old, old.indexOf(active.id), old.indexOf(over.id)))}
    >
      <SortableContext items={items} strategy={verticalListSortingStrategy}>
        {items.map((id) => (
          <Item key={id} id={id} />
        ))}
      </SortableContext>
    </DndContext>
  );
}
createRoot(document.body.appendChild(document.createElement('div'))).render(<List />);
