import { writeAbra } from '../../src/interchange/abra-json';
import { readRecorder } from '../../src/interchange/recorder/read-recorder';
import { startOf } from '../../src/interchange/start-of';
import { within } from '../../src/lib/deadline';
import { fail, ok, type Result } from '../../src/lib/result';
import { sayInEnglish } from '../../src/model/say-in-english';
import type { PanelAnswer } from '../../src/wire/calls';
import type { SayWord } from '../locales/chrome-words';

/** The inspected tab and Abra's worker, as the plug-ins need them. */
export interface Inspected {
  tabId: number;
  now(): string;
  /** The words of Chrome's language. */
  word: SayWord;
  /** The domain of the page that is open. */
  domain(): Promise<string>;
  take(text: string, domain: string): Promise<Result<PanelAnswer<'playbooks.import'>, string>>;
  /** The id under which a playbook of this name or id is kept. */
  find(domain: string, id: string, name: string): Promise<string | undefined>;
  play(domain: string, id: string): Promise<Result<unknown, string>>;
  /** Goes to an address, and resolves when the tab has arrived. */
  open(url: string): Promise<void>;
  /** Logs a sentence in the console of the inspected page. */
  say(sentence: string, look: 'info' | 'warn'): void;
}

/** Longest wait for a flow's first page to load, ms. */
const ARRIVAL = 15_000;

/** The export plug-in: a Recorder flow as the text of an Abra file. */
export const exportToAbra = ({ now, domain }: Pick<Inspected, 'now' | 'domain'>) => ({
  async stringify(flow: unknown): Promise<string> {
    const read = readRecorder(flow, { now: now(), domain: await domain() });
    // DevTools shows the returned text as it is, so errors are returned as text.
    return read.ok ? writeAbra(read.value.file, now()) : JSON.stringify({ refused: read.failure.map(sayInEnglish) }, null, 2);
  },
  async stringifyStep(step: unknown): Promise<string> {
    const read = readRecorder({ title: 'Step', steps: [step] }, { now: now(), domain: (await domain()) || 'example.com' });
    if (!read.ok) return `// ${read.failure.map(sayInEnglish).join('\n// ')}`;
    return JSON.stringify(read.value.file.playbooks[0]?.operations ?? [], null, 2);
  },
});

/** The replay plug-in: imports the flow as a playbook, opens its first page and runs it, the first time step by step. */
export const replayWithAbra = (inspected: Inspected) => ({
  async replay(flow: unknown): Promise<void> {
    const begun = await begin(flow, inspected);
    if (begun.ok) inspected.say(inspected.word('playing', begun.value), 'info');
    else inspected.say(inspected.word('cannotPlay', begun.failure), 'warn');
  },
});

async function begin(flow: unknown, inspected: Inspected): Promise<Result<string, string>> {
  const here = await inspected.domain();
  const read = readRecorder(flow, { now: inspected.now(), domain: here });
  if (!read.ok) return fail(read.failure.map(sayInEnglish).join(' '));
  const [playbook] = read.value.file.playbooks;
  if (!playbook) return fail(inspected.word('noSteps'));
  const taken = await inspected.take(JSON.stringify(flow), here);
  if (!taken.ok) return taken;
  if (taken.value.refused.length) return fail(taken.value.refused.map(sayInEnglish).join(' '));
  const id = await inspected.find(playbook.domain, playbook.id, playbook.name);
  if (!id) return fail(inspected.word('notFoundAgain'));
  await within(ARRIVAL, () => inspected.open(startOf(playbook).url));
  const played = await inspected.play(playbook.domain, id);
  return played.ok ? ok(playbook.name) : played;
}
