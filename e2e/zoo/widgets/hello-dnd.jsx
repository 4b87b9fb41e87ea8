import { DragDropContext, Draggable, Droppable } from '@hello-pangea/dnd';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

function List() {
  const [items, setItems] = useState(['one', 'two', 'three']);
  window.order = items.join();
  const move = ({ source, destination }) => {
    if (!destination) return;
    const next = [...items];
    next.splice(destination.index, 0, ...next.splice(source.index, 1));
    setItems(next);
  };
  return (
    <DragDropContext onDragEnd={move}>
      <Droppable droppableId="list">
        {(place) => (
          <div ref={place.innerRef} {...place.droppableProps}>
            {items.map((id, index) => (
              <Draggable key={id} draggableId={id} index={index}>
                {(item) => (
                  <div ref={item.innerRef} {...item.draggableProps} {...item.dragHandleProps} id={id}>
                    <p style={{ height: 40, margin: 0, width: 200 }}>{id}</p>
                  </div>
                )}
              </Draggable>
            ))}
            {place.placeholder}
          </div>
        )}
      </Droppable>
    </DragDropContext>
  );
}
createRoot(document.body.appendChild(document.createElement('div'))).render(<List />);
