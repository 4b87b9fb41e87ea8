import { createRoot } from 'react-dom/client';
import Select from 'react-select';

const options = ['Apple', 'Banana', 'Cherry'].map((label) => ({ label, value: label }));
createRoot(document.body.appendChild(document.createElement('div'))).render(
  <Select aria-label="Fruit" options={options} onChange={({ value }) => said.push(value)} />,
);
