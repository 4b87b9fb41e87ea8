import {
  Accordion,
  Alert,
  Breadcrumb,
  Button,
  Card,
  Dropdown,
  Form,
  FormControl,
  InputGroup,
  ListGroup,
  Modal,
  Nav,
  Navbar,
  Pagination,
} from 'kit';
import { createRoot } from 'react-dom/client';
import { Spot } from './spot';

const at = (name, child) => (
  <Spot of={name} key={name}>
    {child}
  </Spot>
);

const App = () => (
  <>
    <Navbar expand>
      {at('home', <Navbar.Brand href="/">Journeys</Navbar.Brand>)}
      <Nav>
        {at('trains', <Nav.Link href="/trains">Trains</Nav.Link>)}
        {at('hotels', <Nav.Link href="/hotels">Hotels</Nav.Link>)}
        <Dropdown as={Nav.Item} show>
          {at('more', <Dropdown.Toggle as={Nav.Link}>More</Dropdown.Toggle>)}
          <Dropdown.Menu>
            {at('ferries', <Dropdown.Item href="/ferries">Ferries</Dropdown.Item>)}
            {at('help', <Dropdown.Item href="#">Help</Dropdown.Item>)}
          </Dropdown.Menu>
        </Dropdown>
      </Nav>
    </Navbar>
    <Breadcrumb>{at('crumb', <Breadcrumb.Item href="/europe">Europe</Breadcrumb.Item>)}</Breadcrumb>
    {at(
      'close',
      <Alert variant="info" dismissible>
        New timetable.
      </Alert>,
    )}
    <Form>
      <Form.Label>From</Form.Label>
      {at('from', <FormControl placeholder="Town" />)}
      <InputGroup>
        {at('to', <FormControl placeholder="Town or station" />)}
        {at('swap', <Button variant="outline-secondary">Swap</Button>)}
      </InputGroup>
      {at('notes', <FormControl as="textarea" placeholder="Anything else" />)}
      {at('bicycle', <Form.Check type="checkbox" id="with-bicycle" label="With a bicycle" />)}
      {at('direct', <Form.Check type="switch" id="direct-only" label="Direct only" />)}
      {at('day', <Form.Check type="radio" name="when" label="By day" />)}
      {at('night', <Form.Check type="radio" name="when" label="By night" />)}
      {at('price', <Form.Control type="range" />)}
      {at('search', <Button type="submit">Search</Button>)}
      {at('reset', <Button variant="link">Reset</Button>)}
    </Form>
    <ListGroup>
      {at(
        'luggage',
        <ListGroup.Item action href="/luggage">
          Luggage
        </ListGroup.Item>,
      )}
      {at(
        'refunds',
        <ListGroup.Item action onClick={Boolean}>
          Refunds
        </ListGroup.Item>,
      )}
    </ListGroup>
    {['Lisbon', 'Porto', 'Faro'].map((town) => (
      <Card key={town}>
        <Card.Body>
          <Card.Title>{town}</Card.Title>
          {at(`book ${town}`, <Button>Book</Button>)}
          {at(`see ${town}`, <Card.Link href={`/towns/${town}`}>See more</Card.Link>)}
        </Card.Body>
      </Card>
    ))}
    <Accordion>{at('none', <Button size="sm">Fold all</Button>)}</Accordion>
    <Pagination>
      {at('page 2', <Pagination.Item>{2}</Pagination.Item>)}
      {at('page 3', <Pagination.Item>{3}</Pagination.Item>)}
      {at('next', <Pagination.Next />)}
    </Pagination>
    <Modal show backdrop={false} animation={false}>
      <Modal.Header closeButton>
        <Modal.Title>Cookies</Modal.Title>
      </Modal.Header>
      <Modal.Footer>
        {at('no', <Button variant="secondary">No, thanks</Button>)}
        {at('yes', <Button>Agree</Button>)}
      </Modal.Footer>
    </Modal>
  </>
);

createRoot(document.getElementById('app')).render(<App />);
