import { DndProvider, useDrag, useDrop } from 'react-dnd';
import { HTML5Backend } from 'react-dnd-html5-backend';
import { createRoot } from 'react-dom/client';

function Card() {
  const [, drag] = useDrag(() => ({ type: 'card', item: { id: 'card' }, end: (_, monitor) => said.push(`end ${monitor.didDrop()}`) }));
  return (
    <div ref={drag} id="card" style={{ width: 100, height: 40, background: '#ddd' }}>
      card
    </div>
  );
}
function Bin() {
  const [, drop] = useDrop(() => ({
    accept: 'card',
    drop: ({ id }) => {
      said.push(`drop ${id}`);
    },
  }));
  return (
    <div ref={drop} id="bin" style={{ width: 200, height: 100, background: '#eee', marginTop: 20 }}>
      bin
    </div>
  );
}
createRoot(document.body.appendChild(document.createElement('div'))).render(
  <DndProvider backend={HTML5Backend}>
    <Card />
    <Bin />
  </DndProvider>,
);
