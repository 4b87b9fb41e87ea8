import { createRoot } from 'react-dom/client';
import { List } from 'react-window';

const Row = ({ index, style }) => (
  <div style={style}>
    <button type="button" onClick={() => said.push(index)}>
      Row {index}
    </button>
  </div>
);
createRoot(document.body.appendChild(document.createElement('div'))).render(
  <div style={{ height: 200 }}>
    <List rowComponent={Row} rowCount={500} rowHeight={30} rowProps={{}} style={{ height: 200 }} />
  </div>,
);
