import { afterEach, describe, expect, test } from 'vitest';
import { $, clear, does } from './act.fixture';

afterEach(clear);

/** A control with a list of three; what becomes of it when one is chosen is up to `chosen`. */
function drawn(control: string, chosen: (option: HTMLElement) => void, list = 'role=listbox'): void {
  document.body.innerHTML = `${control}<div id=l ${list} hidden></div>`;
  for (const label of ['C', 'C++', 'C#']) {
    const option = $('#l').appendChild(document.createElement('div'));
    Object.assign(option, { role: 'option', textContent: label, onclick: () => chosen(option) });
  }
  $('#x').addEventListener('click', () => {
    $('#l').hidden = false;
  });
}
const BUTTON = '<button id=x aria-haspopup=listbox aria-controls=l><span>Language</span> <span id=v>C</span></button>';
const FIELD = '<input id=x role=combobox aria-controls=l aria-label=Language value=C>';
const close = (shown?: string) => {
  $('#l').hidden = true;
  if (shown !== undefined && $('#v')) $('#v').textContent = shown;
  if (shown !== undefined && $('#x').localName === 'input') $<HTMLInputElement>('#x').value = shown;
};
const choose = (...options: string[]) => does('#x', { type: 'select', options });
const rejected = (shown: string) => ({ kind: 'value-rejected', wanted: 'C++ in', shown });

describe('what a list shows after a choice is compared with the choice', () => {
  test.each<[string, string, string | undefined]>([
    ['another option, on a button', BUTTON, 'C#'],
    ['the old one still', BUTTON, undefined],
    ['another option, in a field', FIELD, 'C#'],
    ['the old one still, in a field', FIELD, undefined],
  ])('%s', async (_what, control, shown) => {
    drawn(control, () => close(shown));
    expect(await choose('C++')).toMatchObject({ ...rejected(shown ?? 'C'), wanted: expect.stringContaining('C++') });
  });

  test('another option of an open list is selected', async () => {
    document.body.innerHTML =
      '<div id=x role=listbox><div role=option aria-selected=true>C</div><div role=option aria-selected=false>C++</div></div>';
    expect(await choose('C++')).toMatchObject({ kind: 'value-rejected', shown: 'C' });
  });
});

describe('not so', () => {
  test.each<[string, string, string | undefined]>([
    ['the choice is shown', BUTTON, 'C++'],
    ['it is shown in a field', FIELD, 'C++'],
    ['it is shown with more', BUTTON, 'C++ (2011)'],
    ['nothing of it is shown: a menu of deeds', '<button id=x aria-haspopup=listbox aria-controls=l>Edit</button>', undefined],
    ['a control that goes away', '<button id=x aria-haspopup=listbox aria-controls=l>C</button>', 'gone'],
  ])('%s', async (_what, control, shown) => {
    drawn(control, () => (shown === 'gone' ? $('#x').remove() : close(shown)));
    expect(await choose('C++')).toBeUndefined();
  });

  test('it is shown a little later', async () => {
    drawn(BUTTON, () => {
      close();
      requestAnimationFrame(() => requestAnimationFrame(() => close('C++')));
    });
    expect(await choose('C++')).toBeUndefined();
  });

  test('several that are chosen together, of which one was chosen already', async () => {
    drawn(
      BUTTON,
      (option) => {
        option.ariaSelected = String(option.ariaSelected !== 'true');
        $('#v').textContent = [...document.querySelectorAll('[aria-selected=true]')].map((one) => one.textContent).join(', ');
      },
      'role=listbox aria-multiselectable=true',
    );
    for (const option of $('#l').children) option.ariaSelected = String(option.textContent === 'C#');
    expect(await choose('C++', 'C#')).toBeUndefined();
    expect($('#v').textContent).toBe('C++, C#');
  });
});
