import { Listbox, ListboxButton, ListboxOption, ListboxOptions, Menu, MenuButton, MenuItem, MenuItems, Switch } from '@headlessui/react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

function Page() {
  const [fruit, setFruit] = useState('Apple');
  const [dark, setDark] = useState(false);
  return (
    <>
      <Listbox
        value={fruit}
        onChange={(value) => {
          setFruit(value);
          said.push(value);
        }}
      >
        <ListboxButton aria-label="Fruit">{fruit}</ListboxButton>
        <ListboxOptions anchor="bottom">
          {['Apple', 'Banana', 'Cherry'].map((one) => (
            <ListboxOption key={one} value={one}>
              {one}
            </ListboxOption>
          ))}
        </ListboxOptions>
      </Listbox>
      <Menu>
        <MenuButton>Actions</MenuButton>
        <MenuItems anchor="bottom">
          <MenuItem>
            <button type="button" onClick={() => said.push('edit')}>
              Edit
            </button>
          </MenuItem>
          <MenuItem>
            <button type="button" onClick={() => said.push('remove')}>
              Remove
            </button>
          </MenuItem>
        </MenuItems>
      </Menu>
      <Switch
        aria-label="Dark"
        checked={dark}
        onChange={(on) => {
          setDark(on);
          said.push(on ? 'dark' : 'light');
        }}
      >
        x
      </Switch>
    </>
  );
}
createRoot(document.body.appendChild(document.createElement('div'))).render(<Page />);
