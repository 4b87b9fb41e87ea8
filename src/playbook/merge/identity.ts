import { hashId } from '../../lib/ids';
import { meaningfulSigns, sameKey } from '../../lib/text';
import { parseUrl, routeOf } from '../../lib/url';
import type { Keys } from '../../model/operations/row';
import { ROWS } from '../../model/operations/rows';
import { sayLandmark } from '../../model/page/landmark-words';
import type { Target } from '../../model/page/target';
import type { Operation } from '../../model/plan/operation';
import type { VariableStep } from '../../model/playbook/playbook';
import { targetLabelOf } from '../learn/label';
import { blankText } from '../play/placeholders';

/**
 * Deterministic id of a sequence on a page (GAP 9): the same operations on the same targets have the same id, whatever was typed, however
 * the placeholders are called, wherever things stood, and, with variable steps, whichever options were chosen.
 */
export function playbookId(
  operations: readonly Operation[],
  domain: string,
  pagePath: string,
  variable: readonly VariableStep[] = [],
): string {
  // The suffix keeps ids apart from those of older releases, which did not tell "+1" from "-1".
  return `pb-${hashId(JSON.stringify([domain, pagePath, normaliseOperations(operations, variable), 'same']))}`;
}

/** The input of the id: type, target and effect of each operation. Pauses are dropped, typed text is blanked. */
export function normaliseOperations(operations: readonly Operation[], variable: readonly VariableStep[] = []): string[] {
  return operations.flatMap((operation, step) => {
    if (isPause(operation)) return [];
    const option = variable.find((one) => one.step === step);
    const what = [operation.type, option ? `option of ${option.map}` : targetKey(operation), deed(operation, option !== undefined)];
    const signs = option ? '' : meaningfulSigns(targetLabelOf(operation));
    return JSON.stringify([...what, ...(signs ? [signs] : []), ...answersKey(operation), ...(operation.tab ? [operation.tab] : [])]);
  });
}

/** A dialog answered otherwise makes another operation; an alert has only one answer. */
const answersKey = ({ dialogs = [] }: Operation) => dialogs.flatMap(({ kind, accept }) => (kind === 'alert' ? [] : [`${kind} ${accept}`]));

/** Is it a wait for time alone? That is thinking time, never part of a playbook. */
export function isPause(operation: Operation): boolean {
  return operation.type === 'wait' && operation.until === undefined;
}

/** A key of the element that a target means, without its position: best selector with its shadow hosts, else role, name and landmarks. */
export function targetKey(target: Operation | Target): string {
  if (!('selector' in target) && !('fingerprint' in target)) return '';
  const print = target.fingerprint;
  const roots = [...(print?.frame?.path ?? []), ...(print?.shadowPath ?? [])].join(' >> ');
  const selector = target.selector ?? print?.selectors[0];
  if (selector) return blankText(`${roots}|${selector}`);
  if (!print) return '';
  return blankText(
    `${roots}|${print.role ?? print.tag}|${sameKey(print.name ?? print.text ?? '')}|${print.landmarks.map((landmark) => sameKey(sayLandmark(landmark))).join('>')}`,
  );
}

function deed(operation: Operation, isOption: boolean): readonly unknown[] {
  const key = ROWS[operation.type].key as (operation: Operation, keys: Keys) => readonly unknown[];
  return key(operation, { ...KEYS, isOption });
}

const KEYS = { text: blankText, label: (label: string) => sameKey(blankText(label)), address: addressKey, target: targetKey };

function addressKey(url: string | undefined): string {
  const parsed = url === undefined ? undefined : parseUrl(url);
  return parsed ? `${parsed.origin}${parsed.pathname}${parsed.search}${routeOf(parsed.hash)}` : (url ?? '');
}
