import { DayPicker } from 'react-day-picker';
import { createRoot } from 'react-dom/client';

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <DayPicker mode="single" defaultMonth={new Date(2024, 4, 1)} onSelect={(day) => said.push(day?.toLocaleDateString('en-CA'))} />,
);
