import { Command } from 'cmdk';
import { createRoot } from 'react-dom/client';

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <Command label="Commands">
    <Command.Input placeholder="Search" />
    <Command.List>
      {['Open file', 'Save file', 'Close window'].map((one) => (
        <Command.Item key={one} onSelect={(value) => said.push(value)}>
          {one}
        </Command.Item>
      ))}
    </Command.List>
  </Command>,
);
