import { expect, test } from 'vitest';
import { executed, finished, planned, sent, started } from './panel.fixture';
import { activeRuns, hear, isUnknown, NO_RUNS, show, shownLog, withJournal } from './runs';

const journal = [started(), planned(1, ['a', 'b']), sent(2, ['a', 'b']), executed(3, 'a')];

test('a journal and the same journal event by event come to the same run', () => {
  const whole = hear(NO_RUNS, { kind: 'run', events: journal });
  const bit = journal.reduce((runs, event) => hear(runs, { kind: 'event', runId: 'r', event }), NO_RUNS);
  expect(shownLog(bit)?.run).toEqual(shownLog(whole)?.run);
  expect(shownLog(bit)?.events).toEqual(journal);
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
  expect(shownLog(withJournal(known, journal.slice(0, 2), true))?.events).toHaveLength(4);
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
