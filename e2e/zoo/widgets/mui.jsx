import { Autocomplete, Button, Dialog, DialogActions, DialogTitle, Menu, MenuItem, Select, Slider, Switch, TextField } from '@mui/material';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

function Page() {
  const [fruit, setFruit] = useState('Apple');
  const [anchor, setAnchor] = useState(null);
  const [asks, setAsks] = useState(false);
  const [name, setName] = useState('');
  return (
    <div style={{ width: 300 }}>
      <Autocomplete
        options={['Oslo', 'Paris', 'Rome']}
        onChange={(_, value) => said.push(value)}
        renderInput={(given) => <TextField {...given} label="City" />}
      />
      <Select
        value={fruit}
        inputProps={{ 'aria-label': 'Fruit' }}
        onChange={(event) => {
          setFruit(event.target.value);
          said.push(event.target.value);
        }}
      >
        {['Apple', 'Banana', 'Cherry'].map((one) => (
          <MenuItem key={one} value={one}>
            {one}
          </MenuItem>
        ))}
      </Select>
      <TextField
        label="Name"
        value={name}
        onChange={(event) => {
          setName(event.target.value);
          window.typed = event.target.value;
        }}
      />
      <Switch slotProps={{ input: { 'aria-label': 'Dark' } }} onChange={(_, on) => said.push(on)} />
      <Slider aria-label="Volume" defaultValue={20} onChangeCommitted={(_, value) => said.push(value)} />
      <Button onClick={(event) => setAnchor(event.currentTarget)}>Actions</Button>
      <Menu anchorEl={anchor} open={!!anchor} onClose={() => setAnchor(null)}>
        <MenuItem
          onClick={() => {
            said.push('edit');
            setAnchor(null);
          }}
        >
          Edit
        </MenuItem>
      </Menu>
      <Button onClick={() => setAsks(true)}>Ask</Button>
      <Dialog open={asks} onClose={() => setAsks(false)}>
        <DialogTitle>Sure?</DialogTitle>
        <DialogActions>
          <Button
            onClick={() => {
              said.push('yes');
              setAsks(false);
            }}
          >
            Yes
          </Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
createRoot(document.body.appendChild(document.createElement('div'))).render(<Page />);
