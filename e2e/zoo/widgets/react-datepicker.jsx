import { useState } from 'react';
import DatePickerModule from 'react-datepicker';
import { createRoot } from 'react-dom/client';
import 'react-datepicker/dist/react-datepicker.css';

const DatePicker = DatePickerModule.default ?? DatePickerModule;
function Day() {
  const [day, setDay] = useState(new Date(2024, 4, 1));
  return (
    <DatePicker
      ariaLabelledBy="l"
      selected={day}
      onChange={(next) => {
        setDay(next);
        said.push(next.toLocaleDateString('en-CA'));
      }}
    />
  );
}
createRoot(document.body.appendChild(document.createElement('div'))).render(
  <>
    <span id="l">Day</span>
    <Day />
  </>,
);
