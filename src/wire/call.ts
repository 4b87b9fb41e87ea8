import type { Fault } from '../model/fault';
import type { Answered, PanelAnswer, PanelCall, PanelParams } from './calls';

/** Panel side: calls the worker. Never rejects; a terminated or reloading worker gives a `wire` fault. */
export async function call<Name extends PanelCall>(name: Name, params: PanelParams<Name>): Promise<Answered<PanelAnswer<Name>>> {
  try {
    const answer = (await chrome.runtime.sendMessage({ abra: name, params })) as Answered<PanelAnswer<Name>> | undefined;
    return answer ?? { ok: false, failure: noAnswer(name) };
  } catch (error) {
    return {
      ok: false,
      failure: { ...noAnswer(name), message: `Abra's background did not answer (${String(error)}). Reload the extension.` },
    };
  }
}

const noAnswer = (name: string): Fault => ({
  kind: 'wire',
  says: [{ kind: 'noAnswer' }],
  message: `Abra's background has no answer to "${name}". Reload the extension.`,
});
