import type { Server } from 'node:http';
import { expect, test } from '../fixtures/test';
import { openZoo } from '../zoo/stage';

let zoo: { url: string; server: Server };
test.beforeAll(async () => {
  zoo = await openZoo();
});
test.afterAll(() => void zoo?.server.close());

const said = 'String(said.at(-1) ?? "")';

/** A sentence, and what the library's own state says then; `no`: it cannot be done, and must be said so. */
const CASES: [widget: string, says: string, proof: string, holds: unknown, no?: 'no'][] = [
  ['radix', 'set Volume to 70', said, '70'],
  ['radix', 'stelle Volume auf 35', said, '35'],
  ['nouislider', 'set the slider to 35', 'slider.get()', '35.00'],
  ['kinds', 'set Price to 40', 'state.price', 40],
  ['kinds', 'drag the Price slider to 12', 'state.price === 12', false, 'no'],
  ['kinds', 'set Zoom to 150', 'state.zoom', 150],
  ['kinds', 'set Zoom to 155', 'state.zoom === 155', false, 'no'],
  ['kinds', 'set Price to 400', 'state.price === 400', false, 'no'],
  // A way through a list of lists is no name.
  ['kinds', 'choose Norway > Oslo as the Place', 'state.place ?? ""', '', 'no'],
  ['kinds', 'choose Sweden > Malmö', 'state.place ?? ""', '', 'no'],
  ['kinds', 'set Start to 10:30:00', 'state.start', '10:30:00'],
  // The library marks it as invalid: it wants the seconds.
  ['kinds', 'set Start to 10:30', 'state.start ?? ""', '', 'no'],
  ['kinds', 'set Meeting to 3:30 PM', 'state.meeting', '15:30'],
  // Two fields of numbers that come with its popup: nothing says which is which.
  ['kinds', 'set Alarm to 14:30', 'state.alarm ?? ""', '', 'no'],
  // Places by their number are not read.
  ['dnd-kit', 'drag one to the third place', 'order', 'one,two,three', 'no'],
];

test('sliders, lists of lists, times and places in a list are set by a sentence, or said not to be', async ({ abra, tab }) => {
  test.setTimeout(600_000);
  for (const [widget, says, proof, holds, no] of CASES.filter(([, says]) => says.includes(process.env.SAYS ?? ''))) {
    await tab.goto(`${zoo.url}/${widget}`);
    await tab.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const { finished, question } = await abra.run(says, { tab, planner: 'embedded', usePlaybooks: false, learn: false });
    const came = { is: await tab.evaluate(proof), done: finished?.outcome === 'success' };
    expect.soft(came, `${widget}: ${says} (${finished?.summary ?? question?.text})`).toEqual({ is: holds, done: !no });
  }
});
