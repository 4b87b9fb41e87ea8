import {
  Button,
  Checkbox,
  Collapse,
  DatePicker,
  Form,
  Input,
  InputNumber,
  Menu,
  Modal,
  Pagination,
  Radio,
  Rate,
  Select,
  Slider,
  Switch,
  Table,
  Tabs,
} from 'kit';
import { createRoot } from 'react-dom/client';
import { Spot } from './spot';

const at = (name, child) => (
  <Spot of={name} key={name}>
    {child}
  </Spot>
);
const towns = ['Lisbon', 'Porto', 'Faro'].map((town) => ({ key: town, town }));
const columns = [
  { title: at('sort', <span>Town</span>), dataIndex: 'town', sorter: (one, other) => one.town.localeCompare(other.town) },
  { title: 'Do', key: 'do', render: (_, { town }) => at(`book ${town}`, <Button>Book</Button>) },
  { title: '', key: 'drop', render: (_, { town }) => at(`drop ${town}`, <Button type="link">Drop</Button>) },
];

const App = () => (
  <>
    <Menu mode="horizontal">
      {['Trains', 'Flights', 'Hotels'].map((name) => (
        <Menu.Item key={name}>{at(`go ${name}`, <span>{name}</span>)}</Menu.Item>
      ))}
    </Menu>
    <Tabs defaultActiveKey="one">
      <Tabs.TabPane key="one" tab={at('one way', <span>One way</span>)}>
        Once
      </Tabs.TabPane>
      <Tabs.TabPane key="return" tab={at('and back', <span>And back</span>)}>
        Twice
      </Tabs.TabPane>
    </Tabs>
    <Form layout="vertical">
      <Form.Item label="From">{at('from', <Input placeholder="Town" />)}</Form.Item>
      <Form.Item label="To">{at('to', <Input placeholder="Town or station" />)}</Form.Item>
      <Form.Item label="Class">
        {at(
          'class',
          <Select defaultValue="second">
            <Select.Option value="first">First</Select.Option>
            <Select.Option value="second">Second</Select.Option>
          </Select>,
        )}
      </Form.Item>
      <Form.Item label="Persons">{at('persons', <InputNumber defaultValue={2} />)}</Form.Item>
      <Form.Item label="Day">{at('date', <DatePicker placeholder="Day of travel" />)}</Form.Item>
      <Form.Item label="Notes">{at('notes', <Input.TextArea placeholder="Anything else" />)}</Form.Item>
      <Form.Item label="Password">{at('password', <Input.Password placeholder="Password" />)}</Form.Item>
      {at('bicycle', <Checkbox>With a bicycle</Checkbox>)}
      {at('direct', <Switch />)}
      <Radio.Group defaultValue="day">
        {at('day', <Radio value="day">By day</Radio>)}
        {at('night', <Radio value="night">By night</Radio>)}
        {at('fast', <Radio.Button value="fast">Fast</Radio.Button>)}
        {at('cheap', <Radio.Button value="cheap">Cheap</Radio.Button>)}
      </Radio.Group>
      {at('price', <Slider defaultValue={30} />)}
      {at('search', <Button type="primary">Search now</Button>)}
      {at('reset', <Button>Reset</Button>)}
      {at('ask', <Input.Search placeholder="Ask us" />)}
    </Form>
    {at('stars', <Rate />)}
    <Collapse>
      <Collapse.Panel key="luggage" header={at('luggage', <span>Luggage</span>)}>
        Two pieces.
      </Collapse.Panel>
      <Collapse.Panel key="refunds" header={at('refunds', <span>Refunds</span>)}>
        Until a day before.
      </Collapse.Panel>
    </Collapse>
    <Table columns={columns} dataSource={towns} pagination={false} />
    {at('pages', <Pagination defaultCurrent={1} total={50} />)}
    <Modal
      open
      visible
      mask={false}
      title="Cookies"
      footer={[
        at('no', <Button key="no">No, thanks</Button>),
        at(
          'yes',
          <Button key="yes" type="primary">
            Agree
          </Button>,
        ),
      ]}
    >
      {at('name', <Input placeholder="Your name" />)}
    </Modal>
  </>
);

createRoot(document.getElementById('app')).render(<App />);
