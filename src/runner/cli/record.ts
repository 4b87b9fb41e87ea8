import { sayOperation } from '../../model/plan/operation-words';
import { sayGap } from '../../model/playbook/gap-words';
import type { Recording } from '../../model/playbook/recording';
import { recordingLines } from '../../model/playbook/recording-lines';
import type { AbraBrowser } from '../browser';
import { EXIT, type ExitCode, giveUp } from '../give-up';
import { whyBroken } from '../why-broken';
import { type Arguments, type Options, readUrl } from './arguments';
import { closeSession, openSession } from './session';
import type { Terminal } from './terminal';

/** Why a recording is over: the person says so at the terminal, has closed the page or the whole window, or pressed Ctrl-C. */
type Over = 'enter' | 'tab closed' | 'window closed' | 'interrupted';

/** `abra record`: the person shows the way in a window; each step is told as it is recorded, and all of them become a playbook. */
export async function recordPlaybook({ options }: Arguments, terminal: Terminal, environment: NodeJS.ProcessEnv): Promise<ExitCode> {
  const url = readUrl(options);
  if (process.platform === 'linux' && !environment.DISPLAY && !environment.WAYLAND_DISPLAY)
    giveUp(EXIT.fault, 'To record, a window has to be shown, and there is no display here. Run this where one is, or set DISPLAY.');
  const open = (shown: Options) => openSession(shown, environment, [`*://${new URL(url).hostname}/*`, ...(options.allow ?? [])]);
  const abra = await open({ ...options, headed: true });
  const interrupted = new Promise<Over>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve('interrupted'));
  });
  const { over, recording } = await recordIn(abra, url, options, terminal, interrupted).catch((error: unknown) =>
    abra.close().then(() => Promise.reject(error)),
  );
  if (over === 'window closed') await abra.close().catch(() => undefined);
  // What was recorded outlives its window; the browser that saves it is shown to nobody.
  const keeper = over === 'window closed' ? await open({ ...options, headed: false }) : abra;
  try {
    return await endRecording(keeper, { over, recording, options, terminal });
  } finally {
    await closeSession(keeper, options);
  }
}

/** Records in a new tab until that is over, and tells each step; resolves to what there is then. */
export async function recordIn(
  abra: AbraBrowser,
  url: string,
  options: Options,
  terminal: Terminal,
  interrupted: Promise<Over>,
): Promise<{ over: Over; recording: Recording }> {
  const { context } = abra.browser;
  const tab = await context.newPage();
  await tab.goto(url).catch((error: unknown) => {
    giveUp(EXIT.notDone, `${url} cannot be opened. ${whyBroken(error)}`);
  });
  let recording = await begin(abra, await abra.tabId(tab), terminal);
  const tell = teller(options, terminal);
  const silence = abra.onMessage((message) => {
    if (message.kind !== 'recording' || !message.recording) return;
    recording = message.recording;
    tell(recording);
  });
  terminal.note(`Recording. Do in the window what Abra is to learn; each step is shown here.
Press Enter here, or close the page, when it is done. Ctrl-C stops without saving.`);
  const stopAsking = new AbortController();
  const over = await Promise.race([
    interrupted,
    terminal.enter(stopAsking.signal).then((): Over => 'enter'),
    new Promise<Over>((resolve) => void tab.once('close', () => resolve('tab closed'))),
    new Promise<Over>((resolve) => void context.once('close', () => resolve('window closed'))),
  ]);
  stopAsking.abort();
  silence();
  return { over: over === 'tab closed' && !(await answers(abra)) ? 'window closed' : over, recording };
}

/** A page closes also because its window does: then nobody answers any more. */
const answers = (abra: AbraBrowser) =>
  abra.call('settings.get', {}).then(
    () => true,
    () => false,
  );

async function begin(abra: AbraBrowser, tabId: number, terminal: Terminal): Promise<Recording> {
  const began = await abra.ask('record.start', { tabId });
  if (began.ok) return began.value;
  // One that was never ended, as by a killed process: nothing that was shown is lost.
  const saved = await abra.ask('record.save', { name: `Recording of ${new Date().toISOString().slice(0, 16)}` });
  if (!saved.ok) giveUp(EXIT.fault, began.failure.message);
  terminal.note('A recording that was not ended is kept as a playbook; `abra playbooks list` names it.');
  return abra.call('record.start', { tabId });
}

/** Tells each line of a recording once, and again where it has become another, as a text does while it is typed. */
function teller({ json }: Options, terminal: Terminal): (recording: Recording) => void {
  let told: string[] = [];
  return (recording) => {
    const lines = recordingLines(recording).map((line) =>
      'gap' in line ? { kind: 'gap', text: sayGap(line.gap) } : { kind: 'step', text: sayOperation(line.step.operation, line.step.label) },
    );
    for (const [index, { kind, text }] of lines.entries()) {
      if (told[index] === text) continue;
      if (json) terminal.print(JSON.stringify({ kind, number: index + 1, text }));
      else terminal.note(`  ${String(index + 1).padStart(2)}  ${kind === 'gap' ? '! ' : ''}${text}`);
    }
    told = lines.map(({ text }) => text);
  };
}

interface Ended {
  over: Over;
  recording: Recording;
  options: Options;
  terminal: Terminal;
}

/** Saves the recording under a name, or throws it away. */
export async function endRecording(abra: AbraBrowser, { over, recording, options, terminal }: Ended): Promise<ExitCode> {
  const { json, name: given } = options;
  const mayAsk = terminal.isPerson && !json;
  const { steps, domain, proposedName } = recording;
  const isKept = over !== 'interrupted' || (mayAsk && steps.length > 0 && /^y/i.test(await terminal.ask('Save what was recorded? [y/N] ')));
  if (!isKept || !steps.length) {
    await abra.call('record.discard', {});
    if (json) terminal.print(JSON.stringify({ kind: 'result', outcome: 'discarded', steps: steps.length }));
    else terminal.print(steps.length ? 'Nothing is saved.' : 'Nothing was recorded, so nothing is saved.');
    return over === 'interrupted' ? EXIT.interrupted : EXIT.notDone;
  }
  const asked = given ?? (mayAsk ? (await terminal.ask(`Its name? [${proposedName}] `)).trim() : '');
  const name = (asked || proposedName).slice(0, 200);
  await abra.call('record.set', { status: 'stopped' });
  const saved = await abra.ask('record.save', { name });
  if (!saved.ok) giveUp(EXIT.notDone, `It is not saved: ${saved.failure.message}`);
  if (json) terminal.print(JSON.stringify({ kind: 'result', outcome: 'saved', name, domain, id: saved.value.id, steps: steps.length }));
  else terminal.print(`Saved as “${name}” for ${domain}. Play it: abra play ${JSON.stringify(name)} --url ${recording.start}`);
  return EXIT.success;
}
