import { Button, ComboBox, Input, Label, ListBox, ListBoxItem, Popover, Select, SelectValue } from 'react-aria-components';
import { createRoot } from 'react-dom/client';

const items = ['Apple', 'Banana', 'Cherry'].map((one) => (
  <ListBoxItem key={one} id={one} textValue={one}>
    {one}
  </ListBoxItem>
));
createRoot(document.body.appendChild(document.createElement('div'))).render(
  <>
    <Select onSelectionChange={(key) => said.push(key)}>
      <Label>Fruit</Label>
      <Button>
        <SelectValue />
      </Button>
      <Popover>
        <ListBox>{items}</ListBox>
      </Popover>
    </Select>
    <ComboBox onSelectionChange={(key) => key && said.push(key)}>
      <Label>Drink</Label>
      <Input />
      <Button>v</Button>
      <Popover>
        <ListBox>{items}</ListBox>
      </Popover>
    </ComboBox>
    <Button onPress={() => said.push('pressed')}>Press</Button>
  </>,
);
