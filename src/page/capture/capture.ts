import type { DialogAnswer } from '../../model/operation';
import { secretWord } from '../../model/secret';
import type { Shown } from '../../model/shown';
import { knownRoots } from '../dom/known-roots';
import { enableSecretWords } from '../dom/secret-signs';
import { shimLink } from '../shim/link';
import { describeAhead } from './describe-ahead';
import { rememberHovers } from './hovers';
import { showIndicator } from './indicator';
import { watchInputCauses } from './input-causes';
import { pickMode } from './pick/pick-mode';
import { recordFields } from './record-fields';
import { recordKeys } from './record-keys';
import { recordPointer } from './record-pointer';
import { type Listen, newRecorderState } from './recorder-state';
import { followScrolls } from './scrolls';
import { MAX_TEXT_CHARS, newStepReporter } from './step-reporter';

/**
 * Records what a person does in this document and reports it as operations, as they were meant: typing is one step, a click into a field
 * that is then filled is part of it, hovering and scrolling count only where they brought what is used next. Only trusted events; targets
 * are described before the page handles the event; values of secret fields never leave the field. Returns the function that ends it.
 */
export function captureSteps(tell: (shown: Shown) => void): () => void {
  enableSecretWords();
  const watching = new AbortController();
  knownRoots();
  const causes = watchInputCauses();
  const hovers = rememberHovers(causes);
  const scrolls = followScrolls(causes);
  const told = newStepReporter(tell, causes);
  const showing = newRecorderState(causes, hovers, scrolls, told);
  const listen: Listen = (name, hear) =>
    window.addEventListener(name, (event) => event.isTrusted && !pickMode.on && hear(event), {
      capture: true,
      passive: true,
      signal: watching.signal,
    });
  const ahead = describeAhead();
  recordPointer(listen, showing, ahead);
  recordFields(listen, showing);
  recordKeys(listen, showing, ahead);
  const unwatch = shimLink().watchDialogs((answered) => {
    showing.flush();
    showing.beforeDialog();
    told.dialog(withoutSecret(answered));
  });
  window.addEventListener('pagehide', () => told.tellWhatCame(true), { signal: watching.signal });
  const removeMark = window === window.top ? showIndicator() : undefined;
  return () => {
    showing.flush();
    told.settle();
    told.tellWhatCame();
    watching.abort();
    causes.stop();
    ahead.stop();
    unwatch();
    removeMark?.();
  };
}

/** What was typed into a `prompt()` that asks for a secret is not recorded: at a replay the person types it. */
function withoutSecret({ reply, ...answered }: DialogAnswer): DialogAnswer {
  return reply === undefined || secretWord(answered.text) ? answered : { ...answered, reply: reply.slice(0, MAX_TEXT_CHARS) };
}
