import { click, of, type Scenario } from '../scenario';

/** Ways out of a page. */
export const leaving: Scenario[] = [
  ...of('leaving', {
    'a link into a new tab': [click('#blank'), '#blank', `arrived('#blank')`],
    'a link with Control': [click('#plain', { modifiers: ['Control'] }), '#plain', `arrived('#plain')`],
    'a link with the middle button': [click('#plain', { button: 'middle' }), '#plain', `arrived('#plain')`],
    'a form into a new tab': [click('#form'), '#form', `arrived('#form')`],
    'a link of the page’s script': [click('#js'), 'js'],
    'a window that the page opens': [click('#open'), '#open', `arrived('#open')`],
    'a window that the page keeps hold of': [click('#reference'), 'true', `arrived('#reference').then(() => said.join())`],
    'a window that the page opens after an answer': [click('#late'), '#late', `arrived('#late')`],
  }),
];
