import { Cascader, Checkbox, Select, Switch } from 'antd';
import { createRoot } from 'react-dom/client';

const many = Array.from({ length: 300 }, (_, at) => ({ value: `v${at}`, label: `Item ${at}` }));
const places = [
  { value: 'no', label: 'Norway', children: [{ value: 'os', label: 'Oslo' }] },
  { value: 'fr', label: 'France', children: [{ value: 'pa', label: 'Paris' }] },
];
createRoot(document.body.appendChild(document.createElement('div'))).render(
  <div>
    <Select
      id="s"
      aria-label="Item"
      showSearch
      optionFilterProp="label"
      style={{ width: 200 }}
      options={many}
      onChange={(value) => said.push(value)}
    />
    <Cascader id="c" expandTrigger="hover" options={places} onChange={(value) => said.push(value.join('/'))} />
    <Checkbox onChange={({ target }) => said.push(target.checked)}>Agree</Checkbox>
    <Switch aria-label="Dark" onChange={(on) => said.push(on)} />
  </div>,
);
