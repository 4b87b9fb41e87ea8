import { click, hover, type Step, type } from '../../../differential/case';
import type { Gesture } from '../gesture';

/** What is not ready when the gesture begins. */
const LATE = 400;
const STEPS: Record<string, [html: string, step: Step]> = {
  'a press': ['<button id=x>Go on</button>', click('#x')],
  'two presses': ['<button id=x>Go on</button>', click('#x', { count: 2 })],
  'a right press': ['<button id=x>Go on</button>', click('#x', { button: 'right' })],
  'a check': ['<input id=x type=checkbox>', { type: 'check', on: '#x', checked: true }],
  'a hover': ['<button id=x onmouseenter="said.push(1)">Go on</button>', hover('#x')],
  'a text': ['<input id=x>', type('#x', 'abc')],
  'a file': ['<input id=x type=file>', { type: 'upload', on: '#x', files: ['a.txt'] }],
};
const WHEN: Record<string, [before: string, then: string]> = {
  'what is hidden at first': ["x.style.display = 'none'", "x.style.display = ''"],
  'what is not visible at first': ["x.style.visibility = 'hidden'", "x.style.visibility = ''"],
  'what comes late': ['x.remove()', 'document.body.append(x)'],
  'what is covered at first': [
    "document.body.insertAdjacentHTML('beforeend', '<div id=o style=\"position:fixed;inset:0\"></div>')",
    "document.querySelector('#o').remove()",
  ],
  'what slides in': ["x.animate([{ transform: 'translateY(300px)' }, { transform: 'none' }], { duration: 300 })", ''],
};

export const late: Gesture[] = Object.entries(STEPS).flatMap(([doing, [html, step]]) =>
  Object.entries(WHEN).map(
    ([what, [before, then]]): Gesture => ({
      group: 'late',
      name: `${doing} on ${what}`,
      html,
      script: `const x = document.querySelector('#x'); ${before}; setTimeout(() => { ${then} }, ${LATE})`,
      step,
    }),
  ),
);
