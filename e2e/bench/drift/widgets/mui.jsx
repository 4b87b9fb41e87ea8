import * as kit from 'kit';
import { createRoot } from 'react-dom/client';
import { Spot } from './spot';

const { AppBar, Accordion, AccordionDetails, AccordionSummary, Button, Checkbox, Chip, Dialog, DialogActions, DialogContent, DialogTitle } =
  kit;
const { FormControlLabel, IconButton, Link, MenuItem, Radio, RadioGroup, Slider, Switch, Tab, Table, TableBody, TableCell, TableRow } = kit;
const { Tabs, TextField, Toolbar, Typography } = kit;

const Glyph = ({ d }) => (
  <svg aria-hidden="true" width="20" height="20" viewBox="0 0 20 20">
    <path d={d} />
  </svg>
);
const at = (name, child) => (
  <Spot of={name} key={name}>
    {child}
  </Spot>
);

const App = () => (
  <>
    <AppBar position="static">
      <Toolbar>
        {at(
          'menu',
          <IconButton color="inherit">
            <Glyph d="M2 4h16M2 10h16M2 16h16" />
          </IconButton>,
        )}
        <Typography>Journeys</Typography>
        {at('offers', <Button color="inherit">Offers</Button>)}
        {at(
          'bell',
          <IconButton color="inherit">
            <Glyph d="M10 2a6 6 0 0 1 6 6v5H4V8a6 6 0 0 1 6-6" />
          </IconButton>,
        )}
        {at('log in', <Button color="inherit">Log in</Button>)}
      </Toolbar>
    </AppBar>
    <Tabs value={0}>
      {['Trains', 'Flights', 'Hotels'].map((name) => (
        <Tab key={name} label={at(name, <span>{name}</span>)} />
      ))}
    </Tabs>
    <form>
      <Typography component="h2">Where to?</Typography>
      {at('from', <TextField label="From" />)}
      {at('to', <TextField label="To" placeholder="Town or station" />)}
      {at(
        'class',
        <TextField select label="Class" value="second">
          <MenuItem value="first">First</MenuItem>
          <MenuItem value="second">Second</MenuItem>
        </TextField>,
      )}
      {at('notes', <TextField label="Notes" multiline rows={3} />)}
      {at('password', <TextField label="Password" type="password" />)}
      {at('bicycle', <FormControlLabel control={<Checkbox />} label="With a bicycle" />)}
      {at('direct', <FormControlLabel control={<Switch />} label="Direct only" />)}
      <RadioGroup value="day">
        {at('day', <FormControlLabel value="day" control={<Radio />} label="By day" />)}
        {at('night', <FormControlLabel value="night" control={<Radio />} label="By night" />)}
      </RadioGroup>
      {at('price', <Slider aria-label="Highest price" defaultValue={30} />)}
      {at('search', <Button variant="contained">Search</Button>)}
      {at('reset', <Button>Reset</Button>)}
    </form>
    {at('cheap', <Chip label="Cheap" onClick={Boolean} />)}
    {at('quiet', <Chip label="Quiet" onClick={Boolean} />)}
    <Accordion>
      <AccordionSummary>{at('luggage', <span>Luggage</span>)}</AccordionSummary>
      <AccordionDetails>Two pieces.</AccordionDetails>
    </Accordion>
    <Accordion>
      <AccordionSummary>{at('refunds', <span>Refunds</span>)}</AccordionSummary>
      <AccordionDetails>Until a day before.</AccordionDetails>
    </Accordion>
    <Table>
      <TableBody>
        {['Lisbon', 'Porto', 'Faro'].map((town) => (
          <TableRow key={town}>
            <TableCell>{town}</TableCell>
            <TableCell>{at(`book ${town}`, <Button>Book</Button>)}</TableCell>
            <TableCell>
              {at(
                `drop ${town}`,
                <IconButton>
                  <Glyph d="M4 4l12 12M16 4L4 16" />
                </IconButton>,
              )}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
    {at('terms', <Link href="/terms">Terms</Link>)}
    <Dialog open hideBackdrop disableScrollLock disablePortal={location.hash === '#inside'}>
      <DialogTitle>Cookies</DialogTitle>
      <DialogContent>{at('name', <TextField label="Your name" />)}</DialogContent>
      <DialogActions>
        {at('no', <Button>No, thanks</Button>)}
        {at('yes', <Button>Agree</Button>)}
      </DialogActions>
    </Dialog>
  </>
);

createRoot(document.getElementById('app')).render(<App />);
