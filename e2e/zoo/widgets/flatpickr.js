import flatpickr from 'flatpickr';
import 'flatpickr/dist/flatpickr.css';

document.body.innerHTML = '<label for=d>Day</label><input id=d>';
flatpickr('#d', { defaultDate: '2024-05-01', onChange: (_, text) => said.push(text) });
