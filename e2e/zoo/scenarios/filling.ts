import { click, drag, hover, press, type Scenario, type } from '../scenario';

const said = 'said.join()';

/** Dates, masks, files, and what shows itself. */
export const filling: Scenario[] = [
  {
    widget: 'flatpickr',
    does: 'choosing a day',
    named: ['textbox Day'],
    operations: [click('#d'), click('[aria-label="May 17, 2024"]')],
    proof: said,
    expected: '2024-05-17',
  },
  {
    widget: 'air-datepicker',
    does: 'choosing a day',
    operations: [click('#d'), click('.air-datepicker-cell[data-date="17"][data-month="4"]')],
    proof: said,
    expected: '2024-05-17',
  },
  {
    widget: 'react-datepicker',
    does: 'choosing a day',
    operations: [click('input'), click('.react-datepicker__day--017:not(.react-datepicker__day--outside-month)')],
    proof: said,
    expected: '2024-05-17',
  },
  {
    widget: 'react-datepicker',
    does: 'typing a day',
    operations: [type('input', '05/20/2024', { submit: true })],
    proof: 'said.at(-1)',
    expected: '2024-05-20',
  },
  {
    widget: 'tippy',
    does: 'a tip on hovering',
    operations: [hover('#b'), { type: 'assert', text: 'How it works' }],
    proof: `!!document.querySelector('.tippy-box')`,
    expected: true,
  },
  {
    widget: 'sweetalert',
    does: 'a question',
    operations: [click('#b'), type('.swal2-input', 'Ada'), click('text=Yes')],
    proof: said,
    expected: 'true Ada',
  },
  {
    widget: 'filepond',
    does: 'a file',
    operations: [
      { type: 'upload', selector: 'input[type=file]', files: ['a.txt'] },
      { type: 'assert', text: 'a.txt' },
    ],
    proof: said,
    expected: 'a.txt',
  },
  {
    widget: 'imask',
    does: 'a telephone number',
    named: ['textbox Phone'],
    operations: [type('#p', '9161234567')],
    proof: `document.querySelector('#p').value`,
    expected: '+7(916)123-45-67',
  },
  {
    widget: 'imask',
    does: 'a date',
    operations: [type('#d', '17.05.2024')],
    proof: `document.querySelector('#d').value`,
    expected: '17.05.2024',
  },
  { widget: 'react-window', does: 'a row that is not there yet', operations: [click('text=Row 120')], proof: said, expected: '120' },
  { widget: 'tanstack-virtual', does: 'a row that is not there yet', operations: [click('text=Row 120')], proof: said, expected: '120' },
  {
    widget: 'ag-grid',
    does: 'editing a cell',
    operations: [click('.ag-cell:text-is("Person 2")', { count: 2 }), type('.ag-cell input', 'Ada', { submit: true })],
    proof: said,
    expected: 'Ada',
  },
  {
    widget: 'ag-grid',
    does: 'a row that is not there yet',
    operations: [click('.ag-cell:text-is("Person 300")')],
    proof: 'grid.getFocusedCell()?.rowIndex',
    expected: 300,
  },
  { widget: 'day-picker', does: 'a day', operations: [click('text=17')], proof: said, expected: '2024-05-17' },
  {
    widget: 'day-picker',
    does: 'a day by keys',
    operations: [click('text=17'), press('ArrowRight'), press('Enter')],
    proof: 'said.at(-1)',
    expected: '2024-05-18',
  },
  { widget: 'fullcalendar', does: 'a day', operations: [click('[data-date="2024-05-15"]')], proof: said, expected: '2024-05-15' },
  { widget: 'fullcalendar', does: 'an event', operations: [click('text=Trip')], proof: said, expected: 'Trip' },
  {
    widget: 'fullcalendar',
    does: 'dragging an event',
    operations: [drag('text=Trip', '[data-date="2024-05-16"]')],
    proof: said,
    expected: '2024-05-16',
  },
];
