import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readAbra } from '../../src/interchange/abra-json';
import { deskPlaybook, NOW } from '../../src/interchange/playbook.fixture';
import { writeRecorder } from '../../src/interchange/recorder/write-recorder';
import { fail, ok } from '../../src/lib/result';
import { saying } from '../../src/model/saying-of';
import { sayFrom } from '../locales/chrome-words';
import { exportToAbra, type Inspected, replayWithAbra } from './recorder-plugins';

const flow = JSON.parse(JSON.stringify(writeRecorder(deskPlaybook()).flow));

/** A tab in which everything that is asked is written down. */
function tab(over: Partial<Inspected> = {}) {
  const asked: string[] = [];
  const inspected: Inspected = {
    tabId: 7,
    now: () => NOW,
    word: sayFrom(JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../../public/_locales/en/messages.json'), 'utf8'))),
    domain: async () => 'desk.example.com',
    take: async (_text, domain) => {
      asked.push(`take on ${domain}`);
      return ok({ lines: [], refused: [], origins: [] });
    },
    find: async (_domain, id) => id,
    play: async (domain, id) => {
      asked.push(`play ${id} on ${domain}`);
      return ok({});
    },
    open: async (url) => void asked.push(`open ${url}`),
    say: (sentence, look) => void asked.push(`${look}: ${sentence}`),
    ...over,
  };
  return { asked, inspected };
}

it('exports a flow as a file that Abra takes in', async () => {
  const text = await exportToAbra(tab().inspected).stringify(flow);
  const read = readAbra(text, NOW);
  expect(read.ok && read.value[0]?.playbooks[0]?.operations).toEqual(deskPlaybook().operations);
});

it('says in the text what cannot be exported', async () => {
  const { inspected } = tab();
  expect(await exportToAbra(inspected).stringify({ title: 'T', steps: [{ type: 'waitForExpression', expression: 'go()' }] })).toContain(
    'waits for a script',
  );
  expect(await exportToAbra(inspected).stringifyStep({ type: 'hover', selectors: ['#a'] })).toContain('"type": "hover"');
});

it('replays: takes it in, opens its first page, plays it', async () => {
  const { asked, inspected } = tab();
  await replayWithAbra(inspected).replay(flow);
  expect(asked).toEqual([
    'take on desk.example.com',
    'open https://desk.example.com/desk/login',
    'play pb-desk on desk.example.com',
    expect.stringMatching(/^info: Abra plays “Log in and look”/),
  ]);
});

it('tells in the console why it does not', async () => {
  const refusing = tab({
    take: async () => ok({ lines: [], refused: [[saying('at', { path: 'operations.0' }), saying('whyNoStep')]], origins: [] }),
  });
  await replayWithAbra(refusing.inspected).replay(flow);
  expect(refusing.asked).toEqual(['warn: Abra cannot play this: operations.0: there is no such step.']);
  const failing = tab({ play: async () => fail('Abra may not look at this page yet.') });
  await replayWithAbra(failing.inspected).replay(flow);
  expect(failing.asked.at(-1)).toBe('warn: Abra cannot play this: Abra may not look at this page yet.');
});
