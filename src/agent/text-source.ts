import { sameKey } from '../lib/text';
import { parseUrl } from '../lib/url';
import type { Snapshot } from '../model/page/snapshot';
import { isWriting } from '../model/plan/writing';
import type { Run } from '../model/run/run';
import type { QueuedOperation } from '../model/run/run-event';
import { isByModel } from './planned';

/**
 * The origins from which the text of an operation may come, where a model composed it after reading pages; undefined for what the person
 * wrote (in the goal, in a blank), a playbook's constant, and a secret. A text that only some pages show is theirs, any other may be of all
 * of them. The page compares them with the origin to which the text would be sent.
 */
export function textFrom(item: QueuedOperation, run: Run): string[] | undefined {
  const text = textOf(item);
  if (!text || !isByModel(item, run) || isFromGoal(text, run)) return undefined;
  const shown = shownBy(run);
  const key = sameKey(text);
  const showing = [...shown].filter(([, told]) => told.includes(key));
  return (showing.length ? showing : [...shown]).map(([origin]) => origin);
}

function textOf({ operation }: QueuedOperation): string | undefined {
  if (isWriting(operation)) return /^(?:\{\{secret:[\w-]+\}\}\s*)+$/.test(operation.text) ? undefined : operation.text;
  return operation.type === 'press' ? writtenBy(operation.key) : undefined;
}

/** What a key or chord writes: "z", "Shift+Z", "KeyZ" and "Numpad7" do. Every key writes that is not known to write nothing. */
function writtenBy(chord: string): string | undefined {
  const parts = chord.length > 1 ? chord.split(/\+(?=.)/) : [chord];
  const key = parts.pop() ?? '';
  if (parts.some((held) => !/^(Shift|AltGraph)(Left|Right)?$/i.test(held)) || SILENT.test(key)) return undefined;
  return key.replace(/^(?:Key|Digit|Numpad)(?=.$)/i, '');
}
const SILENT =
  /^( |Space|Spacebar|(Numpad)?Enter|Return|Tab|Esc(ape)?|Backspace|Del(ete)?|Ins(ert)?|Home|End|Page ?(Up|Down)|(Arrow)?(Up|Down|Left|Right)|F\d\d?|(Shift|Control|Ctrl|Alt|AltGraph|Meta|Cmd|Command|CapsLock|ContextMenu)(Left|Right)?)$/i;

/** Does it contain no word that is not in the goal? */
function isFromGoal(text: string, { goal }: Run): boolean {
  const said = ` ${sameKey(goal)} `;
  if (said.includes(sameKey(text)) && [...text].length > 1) return true;
  const words = sameKey(text).match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return words.length > 0 && words.every((word) => new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, 'u').test(said));
}

/** The origins of all that a model has been shown in a run. */
export const originsShown = (run: Run): string[] => [...shownBy(run).keys()];

/** What a model has been shown, by the origin that showed it. */
function shownBy(run: Run): Map<string, string> {
  const shown = new Map<string, string>();
  const add = (url: string, told: string) => {
    const origin = parseUrl(url)?.origin;
    if (origin && origin !== 'null') shown.set(origin, `${shown.get(origin) ?? ''} ${sameKey(told)}`);
  };
  for (const look of [...run.plans.flatMap(({ snapshot }) => snapshot ?? []), ...(run.snapshot ? [run.snapshot] : [])]) {
    // The text of a snapshot is that of all its frames. A frame without interactive elements (a tracking pixel, an unloaded advertisement)
    // has shown nothing.
    for (const [at, { url, path }] of look.frames.entries())
      if (!path.length || look.elements.some(({ frame }) => frame === at)) add(url, `${look.text} ${elementsOf(look, at)}`);
  }
  for (const { items } of run.plans) for (const { record } of items) if (record?.value) add(record.url, record.value);
  return shown;
}

const elementsOf = ({ elements }: Snapshot, at: number) =>
  elements.flatMap(({ frame, name, value = '' }) => (frame === at ? [`${name} ${value}`] : [])).join(' ');
