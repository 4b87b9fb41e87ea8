import { click, type Scenario } from '../scenario';

const said = 'said.join()';

/** Ways out of a page. */
export const leaving: Scenario[] = [
  { widget: 'leaving', does: 'a link into a new tab', operations: [click('#blank')], proof: `arrived('#blank')`, expected: '#blank' },
  {
    widget: 'leaving',
    does: 'a link with Control',
    operations: [click('#plain', { modifiers: ['Control'] })],
    proof: `arrived('#plain')`,
    expected: '#plain',
  },
  {
    widget: 'leaving',
    does: 'a link with the middle button',
    operations: [click('#plain', { button: 'middle' })],
    proof: `arrived('#plain')`,
    expected: '#plain',
  },
  { widget: 'leaving', does: 'a form into a new tab', operations: [click('#form')], proof: `arrived('#form')`, expected: '#form' },
  { widget: 'leaving', does: 'a link of the page’s script', operations: [click('#js')], proof: said, expected: 'js' },
  { widget: 'leaving', does: 'a window that the page opens', operations: [click('#open')], proof: `arrived('#open')`, expected: '#open' },
  {
    widget: 'leaving',
    does: 'a window that the page keeps hold of',
    operations: [click('#reference')],
    proof: `arrived('#reference').then(() => said.join())`,
    expected: 'true',
  },
  {
    widget: 'leaving',
    does: 'a window that the page opens after an answer',
    operations: [click('#late')],
    proof: `arrived('#late')`,
    expected: '#late',
  },
];
