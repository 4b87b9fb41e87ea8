import { expect, test } from 'vitest';
import { $, onBarePage, run, type Step } from './run-leg.fixture';

onBarePage();

/** A designer as some are built: what was added comes in by an animation, after which it takes the focus and is drawn anew with what was written. */
const DESIGNER = `<style>@keyframes in { from { opacity: 0 } } .new { animation: in 300ms }</style>
  <button id="add">Add</button><div id="plan"><h3 contenteditable="true" aria-label="Title">question1</h3></div>`;

function design(): void {
  const plan = $('#plan');
  plan.tabIndex = -1;
  plan.addEventListener('focusout', ({ target }) => {
    const title = target as HTMLElement;
    if (title.matches('h3') && title.textContent !== 'question1') title.replaceWith(title.cloneNode(true));
  });
  const whenIn = () => {
    if (plan.getAnimations().some(({ playState }) => playState === 'running')) return;
    clearInterval(poll);
    plan.focus();
    plan.querySelector('h3')?.focus();
  };
  let poll: number;
  $('#add').onclick = () => {
    plan.className = 'new';
    window.setTimeout(() => {
      poll = window.setInterval(whenIn, 1);
    }, 50);
  };
}

const text = Array.from({ length: 100 }, (_, nth) => `tea ${nth}`).join(', ');

const steps: Step[] = [
  { type: 'click', selector: '#add' },
  { type: 'click', selector: 'h3' },
  { type: 'press', key: 'Control+A', selector: 'h3' },
  { type: 'type', text, mode: 'insert', selector: 'h3' },
];

test('what the page does later with the focus is over before a text is typed at the caret', async () => {
  expect(await run(DESIGNER, steps, {}, design)).not.toContain('bail');
  expect($('#plan').textContent).toBe(text);
});

test('a text of which a part went into the editor that came in place of the first is not called typed', async () => {
  const [, click, press, type] = steps as [Step, Step, Step, Step];
  const onceTyping = () => {
    design();
    const whenTyped = () => {
      if ($('#plan').textContent?.endsWith('tea 40')) $('#plan').focus();
      $('#plan h3').focus();
    };
    $('#plan').addEventListener('input', () => queueMicrotask(whenTyped));
  };
  expect(await run(DESIGNER, [click, press, type], {}, onceTyping)).toContain('bail value-rejected');
});

test('what stands in a password field to which the page moved the focus while one types is not told', async () => {
  const asked = () => {
    const html = '<input type="password" value="tea-secret" aria-label="Password">';
    $('#plan').addEventListener('input', () => {
      if (!$('#plan').textContent?.endsWith('tea a')) return;
      $('#plan').innerHTML = html;
      $('#plan input').focus();
    });
  };
  const said = await run(DESIGNER, [...steps.slice(1, 3), { ...(steps[3] as Step), text: 'tea and cake' } as Step], {}, asked);
  expect(said).toContain('bail value-rejected');
  expect(said).not.toContain('tea-secret');
});
