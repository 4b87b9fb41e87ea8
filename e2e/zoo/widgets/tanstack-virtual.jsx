import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { createRoot } from 'react-dom/client';

function List() {
  const box = useRef(null);
  const rows = useVirtualizer({ count: 500, getScrollElement: () => box.current, estimateSize: () => 30 });
  return (
    <div ref={box} id="box" style={{ height: 200, overflow: 'auto' }}>
      <div style={{ height: rows.getTotalSize(), position: 'relative' }}>
        {rows.getVirtualItems().map(({ index, start }) => (
          <button type="button" key={index} onClick={() => said.push(index)} style={{ position: 'absolute', top: start, left: 0 }}>
            Row {index}
          </button>
        ))}
      </div>
    </div>
  );
}
createRoot(document.body.appendChild(document.createElement('div'))).render(<List />);
