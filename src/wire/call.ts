import type { Fault } from '../model/run/fault';
import type { Answered, Envelope, PanelAnswer, PanelCall, PanelParams } from './calls';

/** How often a call that only reads is made, where each time the worker is terminated before it answers. Each time Chrome starts a new one. */
const TRIES = 3;

type Send = (message: Envelope) => Promise<unknown>;

/**
 * Panel side: calls the worker. Never rejects; a terminated or reloading worker gives a `wire` fault, but to a call that only reads another worker
 * answers. `send`: how a program sends through one of Abra's own pages.
 */
export async function call<Name extends PanelCall>(
  name: Name,
  params: PanelParams<Name>,
  send: Send = (message) => chrome.runtime.sendMessage(message),
): Promise<Answered<PanelAnswer<Name>>> {
  let fault = noAnswer(name);
  for (let tries = READING_CALLS.has(name) ? TRIES : 1; tries > 0; tries--) {
    try {
      const answer = (await send({ abra: name, params })) as Answered<PanelAnswer<Name>> | undefined;
      // Chrome answers undefined where the worker ended before it heard the call.
      if (answer) return answer;
    } catch (error) {
      fault = { ...noAnswer(name), message: `Abra's background did not answer (${String(error)}). Reload the extension.` };
    }
  }
  return { ok: false, failure: fault };
}

const noAnswer = (name: string): Fault => ({
  kind: 'wire',
  says: [{ kind: 'noAnswer' }],
  message: `Abra's background has no answer to "${name}". Reload the extension.`,
});

/** The calls that change nothing. One that a worker was terminated over may be made again; any other might be done twice. */
const READING_CALLS: ReadonlySet<PanelCall> = new Set<PanelCall>([
  'site.state',
  'site.prepare',
  'site.ring',
  'site.frames',
  'run.saved',
  'run.savings',
  'run.list',
  'run.load',
  'run.picture',
  'playbooks.domains',
  'playbooks.all',
  'playbooks.one',
  'playbooks.list',
  'playbooks.export',
  'memory.load',
  'settings.get',
  'settings.spent',
  'secrets.list',
  'secrets.offers',
  'bridge.state',
  'page.snapshot',
]);
