import type { Change, ShownCase } from './case';

/** What may come of one press once the server has answered, by the names of `pages/effect.html`. */
const ANSWERED = [
  ...['spinner beside', 'loading then done', 'own class while it works', 'aria-busy', 'off while it works', 'skeleton', 'optimistic'],
  ...['ripple and a count', 'toast and request', 'ring and a text', 'count drawn anew', 'heading with a count', 'a clock', 'a price'],
  ...['a status of words', 'row that goes', 'row that comes', 'bars by size', 'request', 'shape while marked'],
];
/** What comes at once, or by a timer. */
const TIMED = [
  ...['progress bar', 'ripple and a look', 'toast only', 'count in place', 'count in the name', 'dialog with a count', 'chart'],
  ...['new shape', 'shape that goes', 'shape moved', 'text of a drawing', 'replaced in place', 'emptied', 'beacon', 'scroll'],
  ...['another field', 'another tick', 'title', 'hash', 'storage', 'canvas elsewhere', 'canvas resized late', 'look that lasts'],
  ...['look of the page', 'fold', 'details opened', 'picture', 'a mark drawn anew'],
];
/** How it comes at a replay. */
const PACES = ['sooner', 'cached', 'slow', 'busy', 'other'];
/** What is sent is always sent, and not had from a cache; of a clock nothing else is known. */
const SENT = /^(request|off while it works|toast and request|a clock)$/;
/** No promise can be had of these: what goes again does not last, and of the rest no recorder hears. */
const UNTOLD = /^(toast only|beacon|another (field|tick))$/;

const as = (kind: string, pace: string) => ({ 'effect.js': `window.KIND=${JSON.stringify(kind)};window.PACE='${pace}'` });
const change = (kind: string, pace: string): Change => ({ what: pace, data: as(kind, pace) });

/** Each kind at each pace: a press that did it is done, one that does nothing is not. `hasty`: the person went on before the page had answered. */
export const EFFECTS: readonly ShownCase[] = [...ANSWERED, ...TIMED].flatMap((kind) => {
  const paces = PACES.filter((pace) => !(pace === 'cached' && SENT.test(kind)));
  const dead: Change[] = UNTOLD.test(kind) ? [] : [{ ...change(kind, 'dead'), right: { did: 0, next: 0 }, stops: true }];
  const shown = (pace: string, again: readonly Change[]): ShownCase => ({
    page: 'effect',
    what: `${kind}, ${pace}`,
    data: as(kind, pace),
    shows: async (hand) => {
      await hand.click(hand.tab.locator('#a'));
      await hand.click(hand.tab.locator('#x'));
    },
    right: { did: 1, next: 1 },
    again,
  });
  // Where the person goes on before a timer brings it, nothing tells that something will come.
  const isTold = ANSWERED.includes(kind);
  const soon = paces.filter((pace) => pace === 'sooner' || pace === 'cached').map((pace) => change(kind, pace));
  return [shown('same', [...paces.map((pace) => change(kind, pace)), ...dead]), shown('hasty', isTold ? [...soon, ...dead] : soon)];
});
