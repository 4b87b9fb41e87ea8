import * as Dialog from '@radix-ui/react-dialog';
import * as Menu from '@radix-ui/react-dropdown-menu';
import * as HoverCard from '@radix-ui/react-hover-card';
import * as Select from '@radix-ui/react-select';
import * as Slider from '@radix-ui/react-slider';
import { createRoot } from 'react-dom/client';

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <>
    <Select.Root onValueChange={(value) => said.push(value)}>
      <Select.Trigger aria-label="Fruit">
        <Select.Value placeholder="Pick" />
      </Select.Trigger>
      <Select.Portal>
        <Select.Content>
          <Select.Viewport>
            {['Apple', 'Banana', 'Cherry'].map((one) => (
              <Select.Item key={one} value={one}>
                <Select.ItemText>{one}</Select.ItemText>
              </Select.Item>
            ))}
          </Select.Viewport>
        </Select.Content>
      </Select.Portal>
    </Select.Root>
    <Menu.Root>
      <Menu.Trigger>Actions</Menu.Trigger>
      <Menu.Portal>
        <Menu.Content>
          <Menu.Item onSelect={() => said.push('edit')}>Edit</Menu.Item>
          <Menu.Sub>
            <Menu.SubTrigger>More</Menu.SubTrigger>
            <Menu.Portal>
              <Menu.SubContent>
                <Menu.Item onSelect={() => said.push('archive')}>Archive</Menu.Item>
              </Menu.SubContent>
            </Menu.Portal>
          </Menu.Sub>
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
    <Slider.Root
      defaultValue={[20]}
      onValueCommit={([value]) => said.push(value)}
      style={{ position: 'relative', display: 'flex', width: 200, height: 20, touchAction: 'none' }}
    >
      <Slider.Track style={{ background: '#ccc', flexGrow: 1, height: 6 }}>
        <Slider.Range />
      </Slider.Track>
      <Slider.Thumb aria-label="Volume" style={{ display: 'block', width: 20, height: 20, background: '#333' }} />
    </Slider.Root>
    <HoverCard.Root openDelay={10}>
      <HoverCard.Trigger href="#">Ada</HoverCard.Trigger>
      <HoverCard.Portal>
        <HoverCard.Content>Countess of Lovelace</HoverCard.Content>
      </HoverCard.Portal>
    </HoverCard.Root>
    <Dialog.Root>
      <Dialog.Trigger>Rename</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay style={{ position: 'fixed', inset: 0, background: '#0008' }} />
        <Dialog.Content style={{ position: 'fixed', top: 100, left: 100, background: 'white' }}>
          <Dialog.Title>Rename</Dialog.Title>
          <input aria-label="New name" onChange={(event) => said.push(event.target.value)} />
          <Dialog.Close>Done</Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  </>,
);
