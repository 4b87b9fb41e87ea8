import AirDatepicker from 'air-datepicker';
import 'air-datepicker/air-datepicker.css';
import english from 'air-datepicker/locale/en';

document.body.innerHTML = '<label for=d>Day</label><input id=d readonly>';
new AirDatepicker('#d', {
  locale: english.default ?? english,
  startDate: new Date(2024, 4, 1),
  dateFormat: 'yyyy-MM-dd',
  onSelect: ({ formattedDate }) => said.push(formattedDate),
});
