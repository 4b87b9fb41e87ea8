import { expect, test } from 'vitest';
import { executed, finished, planned, sent, started } from './panel.fixture';
import { activeRuns, hear, isUnknown, NO_RUNS, show, shownLog, withJournal } from './runs';

const journal = [started(), planned(1, ['a', 'b']), sent(2, ['a', 'b']), executed(3, 'a')];

test('a journal and the same journal event by event come to the same run', () => {
  const whole = hear(NO_RUNS, { kind: 'run', events: journal });
  const bit = journal.reduce((runs, event) => hear(runs, { kind: 'event', runId: 'r', event }), NO_RUNS);
  expect(shownLog(bit)?.run).toEqual(shownLog(whole)?.run);
  expect(shownLog(bit)).toMatchObject({ heard: journal.length, calls: shownLog(whole)?.calls });
});

test('a run that starts comes to the front, and one that is only told about does not', () => {
  const first = hear(NO_RUNS, { kind: 'run', events: journal });
  const second = hear(first, { kind: 'event', runId: 's', event: { ...started(9), runId: 's' } as never });
  expect(second.shown).toBe('s');
  expect(hear(second, { kind: 'run', events: journal }).shown).toBe('s');
  expect(activeRuns(second).map(({ id }) => id)).toEqual(['s', 'r']);
});

test('a run that ended long ago stays in the list, one that was closed does not come back', () => {
  expect(hear(NO_RUNS, { kind: 'run', events: [...journal, finished(9)] }).shown).toBeUndefined();
  expect(hear(NO_RUNS, { kind: 'run', events: [...journal, finished(Date.now())] }).shown).toBe('r');
  const closed = show(hear(NO_RUNS, { kind: 'run', events: journal }), undefined);
  expect(hear(closed, { kind: 'run', events: journal }).shown).toBeUndefined();
});

test('a journal that is shorter than what is known changes nothing', () => {
  const known = hear(NO_RUNS, { kind: 'run', events: journal });
  expect(shownLog(withJournal(known, journal.slice(0, 2), true))?.heard).toBe(4);
});

test('an event of a run nobody told about is dropped, and known to be missing', () => {
  const message = { kind: 'event', runId: 'x', event: executed(3, 'a') } as const;
  expect(isUnknown(NO_RUNS, message)).toBe(true);
  expect(hear(NO_RUNS, message).logs).toEqual({});
});

test('the thought that streams in goes when its plan is there, a note with the next event', () => {
  let runs = hear(NO_RUNS, { kind: 'event', runId: 'r', event: started() });
  runs = hear(runs, { kind: 'thought', runId: 'r', text: 'First the' });
  runs = hear(runs, { kind: 'note', runId: 'r', text: 'Trying again.' });
  expect(shownLog(runs)).toMatchObject({ thought: 'First the', note: 'Trying again.' });
  runs = hear(runs, { kind: 'event', runId: 'r', event: planned(1, ['a']) });
  expect(shownLog(runs)).toMatchObject({ thought: '', note: '' });
});

test('of six hundred runs those that go on, the one that is shown and the last that ended are kept', () => {
  let runs = NO_RUNS;
  const ids = Array.from({ length: 600 }, (_, at) => `r${at}`);
  for (const id of ids) {
    runs = hear(runs, { kind: 'event', runId: id, event: { ...started(1), runId: id } as never });
    if (id !== 'r5') runs = hear(runs, { kind: 'event', runId: id, event: finished(2) });
    if (id === 'r99') runs = show(runs, 'r7');
    runs = withJournal(runs, [{ ...started(1), runId: 'r7' } as never, finished(2)], true);
  }
  expect(activeRuns(runs).map(({ id }) => id)).toEqual(['r5']);
  expect(shownLog(runs)?.run.id).toBe('r7');
  expect(Object.keys(runs.logs).length).toBeLessThan(8);
  expect(runs.logs).toHaveProperty('r599');
});

test('of a long run the page of now is kept, and no event and no page of a plan', () => {
  const page = (url: string) => ({ kind: 'looked', at: 1, snapshot: { url } }) as never;
  const events = [started(), ...Array.from({ length: 200 }, (_, at) => [page(`/${at}`), planned(at, [`o${at}`])]).flat()];
  const bit = events.reduce((runs, event) => hear(runs, { kind: 'event', runId: 'r', event }), NO_RUNS);
  for (const runs of [bit, hear(NO_RUNS, { kind: 'run', events })]) {
    expect(JSON.stringify(runs).match(/"url"/g)).toHaveLength(1);
    expect(shownLog(runs)?.run.snapshot?.url).toBe('/199');
  }
});
