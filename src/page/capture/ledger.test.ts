import { afterEach, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Shown } from '../../model/page/shown';
import type { Gap } from '../../model/playbook/gap';
import { sayGap } from '../../model/playbook/gap-words';
import { turn } from '../rest/turn';
import { captureSteps } from './capture';
import { newHeldText } from './held-text';

let gaps: Gap[] = [];
let steps = 0;
let end = (): void => undefined;
const $ = <Kind extends HTMLElement = HTMLElement>(selector: string) => document.querySelector(selector) as Kind;

function show(html: string): void {
  document.body.innerHTML = html;
  end = captureSteps(
    () => steps++,
    undefined,
    (gap) => gaps.push(gap),
  );
}

/** What is missing, once all is judged. */
function missing(): string[] {
  end();
  return gaps.map(sayGap);
}

beforeEach(async () => {
  gaps = [];
  steps = 0;
  await userEvent.unhover(document.body);
});
afterEach(() => {
  end();
  document.body.innerHTML = '';
});

test('what steps hold is not missing: fields, boxes, lists, buttons, editors, keys', async () => {
  show(`<input aria-label=Name><label><input type=checkbox>News</label><select aria-label=Size><option>S<option>L</select>
    <div contenteditable aria-label=Text>Hello</div><div role=listbox tabindex=0>Menu</div><button>Save</button><p>Words</p>`);
  const said = document.body.appendChild(document.createElement('output'));
  for (const name of ['click', 'keydown', 'input'] as const) document.body.addEventListener(name, () => said.append('.'));
  await userEvent.click($('input'));
  await userEvent.keyboard('Ada{Backspace}m{ArrowLeft}{Home}!');
  await userEvent.click($('label'));
  await userEvent.click($('[contenteditable]'));
  await userEvent.keyboard('{End} world{Enter}and{Backspace}y all');
  await userEvent.click($('[role=listbox]'));
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await userEvent.dblClick($('button'));
  await userEvent.click($('p'));
  await userEvent.keyboard('{Tab}{Escape}');
  expect(missing()).toEqual([]);
  expect(steps).toBeGreaterThan(7);
});

test('a press that the page does not answer is not told, whatever moves by itself', async () => {
  show('<p>Words to read</p><b>0</b>');
  const clock = $('b').firstChild as Text;
  const moved = (times: number) =>
    new Promise<void>((done) => {
      const move = () => {
        clock.data = String(Number(clock.data) + 1);
        if (Number(clock.data) < times) requestAnimationFrame(move);
        else done();
      };
      move();
    });
  // Before any input, long enough to be known as something that moves by itself.
  await moved(30);
  const more = moved(60);
  await userEvent.click($('p'));
  await more;
  expect(missing()).toEqual([]);
});

test('text that the page writes into its field when it is left is a gap, without the text itself', async () => {
  show('<input aria-label=Phone>');
  let typed = '';
  $('input').addEventListener('keydown', (event) => {
    event.preventDefault();
    typed += event.key;
  });
  $('input').onblur = () => ($<HTMLInputElement>('input').value = typed);
  await userEvent.click($('input'));
  await userEvent.keyboard('5550');
  $('input').blur();
  expect(missing()).toEqual(['What you typed into textbox "Phone" could not be kept.']);
  expect(JSON.stringify(gaps)).not.toContain('5550');
});

test('signs that the page does not take are not missing', async () => {
  show('<input aria-label=Age><p></p>');
  $('input').addEventListener('keydown', (event) => {
    event.preventDefault();
    $('p').textContent = 'Digits only';
  });
  await userEvent.click($('input'));
  await userEvent.keyboard('abc');
  expect(missing()).toEqual([]);
});

test('what is entered into an editor is held against the texts of its steps', () => {
  document.body.innerHTML = '<div contenteditable></div>';
  const editor = $('div');
  const typed = (text: string): Shown => ({ at: 1, operation: { type: 'type', text, mode: 'insert' }, label: '', url: '' });
  const held = (entered: string, ...steps: Shown[]) => {
    const text = newHeldText();
    for (const sign of entered) text.entered(editor, sign);
    for (const step of steps) text.kept(step);
    return text.take() === undefined;
  };
  expect(held('Tea time', typed('Tea'), typed(' time'))).toBe(true);
  expect(held('Tea time', typed('Tea'), { ...typed('Tea time'), replaces: true })).toBe(true);
  expect(held('f(x)', typed('F ( x );'))).toBe(true);
  expect(held('pass', typed('{{secret:password}}'))).toBe(true);
  expect(held('Tea time.', typed('Tea time'))).toBe(false);
  expect(held('Tea')).toBe(false);
});

test('a key that the page takes and no step holds is told', async () => {
  show('<div tabindex=0 role=grid aria-label=Sheet>1</div>');
  $('[role=grid]').addEventListener('keydown', (event) => event.key === 'a' && event.preventDefault());
  $('[role=grid]').focus();
  await userEvent.keyboard('a');
  await expect.poll(() => gaps.length).toBe(1);
  expect(missing()).toEqual(['A key in grid "Sheet" could not be kept.']);
  expect(gaps[0]?.url).toBe(location.origin + location.pathname);
});

test.each([
  ['a map of pictures, which takes all fingers itself', 'none', 1],
  ['a page that scrolls by itself', 'auto', 0],
])('a wheel that is taken by %s', async (_what, touch, wanted) => {
  show(`<div id=map style="touch-action:${touch};width:300px;height:200px"><img style="width:100px;height:100px"></div>`);
  const taken = new Promise((resolve) =>
    $('#map').addEventListener('wheel', (event) => resolve(event.preventDefault()), { passive: false, once: true }),
  );
  await userEvent.wheel($('#map'), { delta: { y: 100 } });
  await taken;
  await turn();
  expect(missing()).toEqual([]);
  expect(steps).toBe(wanted);
});
