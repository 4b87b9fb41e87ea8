import { readWorkflow, workflowGoal } from '../../model/plan/workflow';
import type { Playbook } from '../../model/playbook/playbook';
import type { Run } from '../../model/run/run';
import type { Question } from '../../model/run/run-event';
import type { AbraBrowser, RunRequest } from '../browser';
import { EXIT, type ExitCode, giveUp } from '../give-up';
import { whyBroken } from '../why-broken';
import { type Arguments, type Options, readPairs, readPlanner, readSecrets, readTimeout, readUrl } from './arguments';
import { openInterruption } from './interruption';
import { type Loans, openLoans } from './loans';
import { importText, playbookNamed } from './playbooks';
import { readText } from './read-text';
import { expectSaved } from './saved-names';
import { eventLine, sayEvent } from './say-event';
import { closeSession, openSession, profileFolder } from './session';
import { askPerson, type Terminal } from './terminal';

/** One call of a command that acts in a page. */
interface Work extends Arguments {
  url: string;
  terminal: Terminal;
  environment: NodeJS.ProcessEnv;
}

/** `abra run "<goal>"`. */
export function runGoal(given: Arguments, terminal: Terminal, environment: NodeJS.ProcessEnv): Promise<ExitCode> {
  const goal = given.words.join(' ').trim();
  if (!goal) giveUp(EXIT.usage, 'What is the goal? abra run "<goal>" --url https://…');
  const planner = readPlanner(given.options, environment);
  return inPage({ ...given, url: readUrl(given.options), terminal, environment }, async (abra, run, loans) => {
    await loans.model(planner, environment);
    return abra.run(goal, { ...run, planner, learn: !given.options['no-learn'] });
  });
}

/** `abra workflow <file>`: a workflow file as `docs/workflows.md` tells it, from its own address. */
export async function runWorkflow(given: Arguments, terminal: Terminal, environment: NodeJS.ProcessEnv): Promise<ExitCode> {
  const text = await readText(given.words[0], 'abra workflow <file>');
  const read = readWorkflow(readJson(text));
  if (!read.ok) giveUp(EXIT.usage, `This is no workflow:\n  ${read.failure.join('\n  ')}`);
  const { workflow_id: name, url } = read.value;
  const planner = readPlanner(given.options, environment);
  return inPage({ ...given, url, terminal, environment }, async (abra, run, loans) => {
    await loans.model(planner, environment);
    return abra.run(workflowGoal(read.value), { ...run, planner, workflow: { name, url }, learn: !given.options['no-learn'] });
  });
}

/** `abra play <name|file>`: a playbook that is saved for the page's site, or the one of a file, which is taken in first. */
export async function playPlaybook(given: Arguments, terminal: Terminal, environment: NodeJS.ProcessEnv): Promise<ExitCode> {
  const [what] = given.words;
  if (!what) giveUp(EXIT.usage, 'Which playbook? abra play <name|file> --url https://…');
  const { variant, 'dry-run': dryRun, set } = given.options;
  const params = readPairs(set, 'set');
  const text = /\.(json|ts|js)$/.test(what) ? await readText(what, 'abra play <file>') : undefined;
  if (text === undefined) await expectSaved(profileFolder(given.options, environment), given.options, what);
  return inPage({ ...given, url: readUrl(given.options), terminal, environment }, async (abra, run) => {
    const { domain } = await abra.call('site.state', { tabId: await abra.tabId(run.tab) });
    const { name } = text === undefined ? await playbookNamed(abra, what, domain) : await fromFile(abra, { file: what, text }, domain);
    return abra.play(name, { ...run, params, ...(variant ? { variant } : {}), ...(dryRun ? { dryRun } : {}) });
  });
}

async function fromFile(abra: AbraBrowser, { file, text }: { file: string; text: string }, domain: string): Promise<Playbook> {
  const { lines } = await importText(abra, text, domain);
  const [only, ...more] = lines;
  if (!only || more.length)
    giveUp(EXIT.usage, `${file} holds ${lines.length} playbooks. Take it in with \`abra playbooks import\`, then play one by name.`);
  const { playbooks } = await abra.playbooks(only.domain);
  const found = playbooks.find(({ id }) => id === only.id);
  if (!found) giveUp(EXIT.notDone, `“${only.name}” could not be taken in: ${only.detail}`);
  return found;
}

/** Opens the page, keeps secrets for its site only as long as the run goes on, tells what happens, and says how it ended by the exit code. */
async function inPage(work: Work, begin: (abra: AbraBrowser, run: RunRequest, loans: Loans) => Promise<Run>): Promise<ExitCode> {
  const { options, url, terminal, environment } = work;
  const secrets = readSecrets(options.secret, environment);
  const { origin, hostname } = new URL(url);
  const interruption = openInterruption();
  try {
    const sites = [`*://${hostname}/*`, ...(options.allow ?? [])];
    const abra = await interruption.unlessInterrupted(() => openSession(options, environment, sites));
    interruption.follow(abra);
    const loans = openLoans(abra);
    const silence = tellEvents(abra, options, terminal);
    try {
      const run = await interruption.unlessInterrupted(async () => {
        await loans.secrets(secrets, origin);
        const tab = await abra.browser.context.newPage();
        await tab.goto(url).catch((error: unknown) => {
          giveUp(EXIT.notDone, `${url} cannot be opened. ${whyBroken(error)}`);
        });
        return begin(abra, { tab, answer: answers(options, terminal), timeout: readTimeout(options) ?? WEEK_MS }, loans);
      });
      return ended(run, options, terminal);
    } finally {
      silence();
      // After Ctrl-C the browser ends with the process, which is faster.
      if (!interruption.isInterrupted()) await interruption.unlessInterrupted(() => closeSession(abra, options));
    }
  } finally {
    interruption.stop();
  }
}
/** The longest wait that a timer takes is 24.8 days. */
const WEEK_MS = 7 * 24 * 3600 * 1000;

/** Tells what goes on, in lines for a person or a program; returns how to stop that. */
const tellEvents = (abra: AbraBrowser, { json }: Options, terminal: Terminal): (() => void) =>
  abra.onEvent((event, runId) => {
    if (json) terminal.print(eventLine(runId, event));
    else for (const line of sayEvent(event)) terminal.note(line);
  });

/** The answers of the command line in their order, each once; then those of the person at the terminal; else none. */
function answers({ answer = [], json }: Options, terminal: Terminal): NonNullable<RunRequest['answer']> {
  const left = [...answer];
  return async (question) => {
    const at = left.findIndex((said) => namesChoice(question, said));
    if (at >= 0) return left.splice(at, 1)[0];
    return terminal.isPerson && !json && CHOSEN.has(question.kind) ? askPerson(terminal, question) : undefined;
  };
}

const namesChoice = ({ choices }: Question, said: string) => choices.some(({ id }) => id === said);

/** Questions that one of their choices answers; the others want a file or a secret. */
const CHOSEN = new Set<Question['kind']>(['confirm', 'budget', 'person', 'step', 'ask', 'plan']);

function ended(run: Run, { json }: Options, terminal: Terminal): ExitCode {
  const { finished, question, usage } = run;
  const outcome = finished?.outcome ?? 'question';
  const summary = finished?.summary ?? question?.text ?? '';
  const choices = question?.choices.map(({ id, label }) => ({ id, label }));
  if (json) terminal.print(JSON.stringify({ kind: 'result', runId: run.id, outcome, summary, ...(choices && { choices }), usage }));
  else terminal.print(summary);
  if (finished) return finished.outcome === 'success' ? EXIT.success : EXIT.notDone;
  if (!json) for (const { id, label } of choices ?? []) terminal.note(`  --answer ${id.padEnd(12)} ${label}`);
  return EXIT.question;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    giveUp(EXIT.usage, `This is no JSON: ${whyBroken(error)}`);
  }
}
