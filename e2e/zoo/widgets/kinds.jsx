import { Cascader, Slider, TimePicker } from 'antd';
import flatpickr from 'flatpickr';
import { useState } from 'react';
import DatePickerModule from 'react-datepicker';
import { createRoot } from 'react-dom/client';
import 'flatpickr/dist/flatpickr.css';
import 'react-datepicker/dist/react-datepicker.css';

/** Sliders, lists of lists and times, as several families make them; `state` is what they hold. */
window.state = {};
const holds = (name) => (value) => {
  window.state[name] = value;
};
const places = [
  { value: 'no', label: 'Norway', children: [{ value: 'os', label: 'Oslo' }] },
  { value: 'fr', label: 'France', children: [{ value: 'pa', label: 'Paris' }] },
];
const DatePicker = DatePickerModule.default ?? DatePickerModule;
function Meeting() {
  const [time, setTime] = useState(null);
  return (
    <DatePicker
      id="meeting"
      selected={time}
      showTimeSelect
      showTimeSelectOnly
      timeIntervals={15}
      dateFormat="h:mm aa"
      onChange={(next) => {
        setTime(next);
        window.state.meeting = next && `${next.getHours()}:${next.getMinutes()}`;
      }}
    />
  );
}
createRoot(document.body.appendChild(document.createElement('div'))).render(
  <div style={{ width: 300 }}>
    <Slider ariaLabelForHandle="Price" defaultValue={30} onChange={holds('price')} />
    <Slider ariaLabelForHandle="Zoom" min={50} max={200} step={10} defaultValue={100} onChange={holds('zoom')} />
    <label htmlFor="place">Place</label>
    <Cascader id="place" options={places} onChange={(value) => holds('place')(value.join('/'))} />
    <label htmlFor="start">Start</label>
    <TimePicker id="start" onChange={(_, text) => holds('start')(text)} />
    <label htmlFor="meeting">Meeting</label>
    <Meeting />
  </div>,
);
document.body.insertAdjacentHTML('beforeend', '<label for="alarm">Alarm</label><input id="alarm">');
flatpickr('#alarm', {
  enableTime: true,
  noCalendar: true,
  time_24hr: true,
  dateFormat: 'H:i',
  onChange: (_, text) => holds('alarm')(text),
});
