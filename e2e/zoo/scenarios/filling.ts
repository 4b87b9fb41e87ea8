import { click, drag, hover, of, press, SAID, type Scenario, type } from '../scenario';

/** Dates, masks, files, and what shows itself. */
export const filling: Scenario[] = [
  ...of('flatpickr', {
    'choosing a day': [[click('#d'), click('[aria-label="May 17, 2024"]')], '2024-05-17', SAID, 'textbox Day'],
  }),
  ...of('air-datepicker', {
    'choosing a day': [[click('#d'), click('.air-datepicker-cell[data-date="17"][data-month="4"]')], '2024-05-17'],
  }),
  ...of('react-datepicker', {
    'choosing a day': [[click('input'), click('.react-datepicker__day--017:not(.react-datepicker__day--outside-month)')], '2024-05-17'],
    'typing a day': [type('input', '05/20/2024', { submit: true }), '2024-05-20', 'said.at(-1)'],
  }),
  ...of('tippy', {
    'a tip on hovering': [[hover('#b'), { type: 'assert', text: 'How it works' }], true, `!!document.querySelector('.tippy-box')`],
  }),
  ...of('sweetalert', {
    'a question': [[click('#b'), type('.swal2-input', 'Ada'), click('text=Yes')], 'true Ada'],
  }),
  ...of('filepond', {
    'a file': [
      [
        { type: 'upload', selector: 'input[type=file]', files: ['a.txt'] },
        { type: 'assert', text: 'a.txt' },
      ],
      'a.txt',
    ],
  }),
  ...of('imask', {
    'a telephone number': [type('#p', '9161234567'), '+7(916)123-45-67', `document.querySelector('#p').value`, 'textbox Phone'],
    'a date': [type('#d', '17.05.2024'), '17.05.2024', `document.querySelector('#d').value`],
  }),
  ...of('react-window', {
    'a row that is not there yet': [click('text=Row 120'), '120'],
  }),
  ...of('tanstack-virtual', {
    'a row that is not there yet': [click('text=Row 120'), '120'],
  }),
  ...of('ag-grid', {
    'editing a cell': [[click('.ag-cell:text-is("Person 2")', { count: 2 }), type('.ag-cell input', 'Ada', { submit: true })], 'Ada'],
    'a row that is not there yet': [click('.ag-cell:text-is("Person 300")'), 300, 'grid.getFocusedCell()?.rowIndex'],
  }),
  ...of('day-picker', {
    'a day': [click('text=17'), '2024-05-17'],
    'a day by keys': [[click('text=17'), press('ArrowRight'), press('Enter')], '2024-05-18', 'said.at(-1)'],
  }),
  ...of('fullcalendar', {
    'a day': [click('[data-date="2024-05-15"]'), '2024-05-15'],
    'an event': [click('text=Trip'), 'Trip'],
    'dragging an event': [drag('text=Trip', '[data-date="2024-05-16"]'), '2024-05-16'],
  }),
];
