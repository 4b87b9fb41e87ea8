import { expect, test } from 'vitest';
import { MARKED_NAMES, OPPOSITE_NAMES } from '../../lib/opposite-names.fixture';
import type { Fingerprint } from '../../model/page/target';
import { describe as describeElement } from '../find/describe';
import { $, onBarePage, send } from './run-leg.fixture';

onBarePage();

const page = (...names: string[]) =>
  `<main><h1>Votes</h1><div role=toolbar><button>Home</button>${names.map((name) => `<button id=vote>${name.replace('<', '&lt;')}</button>`).join('')}</div></main>`;

function recorded(name: string): Fingerprint {
  document.body.innerHTML = page(name);
  return describeElement($('#vote'));
}

async function clicks(fingerprint: Fingerprint, html: string, exact: boolean) {
  document.body.innerHTML = html;
  const clicked: string[] = [];
  document.body.onclick = (event) => clicked.push((event.target as Element).textContent ?? '');
  const report = await send([{ type: 'click', fingerprint, ...(exact && { exact }) }], { patience: 60 });
  document.body.onclick = null;
  return { clicked, bail: report.bail?.kind };
}

test.each([...OPPOSITE_NAMES, ...MARKED_NAMES])(
  'a click on %s never lands on %s, which has its id and its place now',
  async (wanted, other) => {
    const fingerprint = recorded(wanted);
    for (const exact of [false, true]) {
      const alone = await clicks(fingerprint, page(other), exact);
      expect([alone.clicked, alone.bail !== undefined]).toEqual([[], true]);
      const both = await clicks(fingerprint, page(other, wanted), exact);
      expect(both.clicked).not.toContain(other);
    }
  },
);

test('a count that changed is no other button', async () => {
  expect(await clicks(recorded('Inbox (3)'), page('Inbox (4)'), false)).toEqual({ clicked: ['Inbox (4)'], bail: undefined });
});
