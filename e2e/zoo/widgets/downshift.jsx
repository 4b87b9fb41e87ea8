import { useCombobox } from 'downshift';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const all = ['Apple', 'Banana', 'Cherry'];
function Fruit() {
  const [items, setItems] = useState(all);
  const { isOpen, getInputProps, getLabelProps, getMenuProps, getItemProps } = useCombobox({
    items,
    onInputValueChange: ({ inputValue }) => setItems(all.filter((one) => one.toLowerCase().includes((inputValue ?? '').toLowerCase()))),
    onSelectedItemChange: ({ selectedItem }) => said.push(selectedItem),
  });
  return (
    <div>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: downshift ties the two */}
      <label {...getLabelProps()}>Fruit</label>
      <input {...getInputProps()} />
      <ul {...getMenuProps()}>
        {isOpen &&
          items.map((item, index) => (
            <li key={item} {...getItemProps({ item, index })}>
              {item}
            </li>
          ))}
      </ul>
    </div>
  );
}
createRoot(document.body.appendChild(document.createElement('div'))).render(<Fruit />);
