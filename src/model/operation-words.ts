import { shorten, unturned } from '../lib/text';
import type { DialogAnswer, Operation, OperationOf, OperationType } from './operation';
import type { Target } from './target';

/** One operation in words for a person or a model: `Click button "Theme"`. `label` is the target as the page named it. */
export function sayOperation(operation: Operation, label?: string): string {
  const say = words[operation.type] as (operation: Operation, target: string) => string;
  return unturned(say(operation, label || sayTarget(operation as Target)) + (operation.dialogs ?? []).map(sayDialogAnswer).join(''));
}

/** How a native dialog is answered, as the end of a sentence. Alerts are only read. */
function sayDialogAnswer({ kind, text, accept, reply }: DialogAnswer): string {
  if (kind === 'alert') return '';
  const answer = !accept ? 'Cancel' : kind === 'confirm' ? 'OK' : reply === undefined ? 'what the person types' : `"${shorten(reply, 40)}"`;
  return `, then answer ${answer} to "${shorten(text, 60)}"`;
}

/** A target in words: role and name where known, else how it is addressed. */
export function sayTarget(target: Target): string {
  const print = target.fingerprint;
  if (print) return print.name ? `${print.role ?? print.tag} "${shorten(print.name, 60)}"` : (print.selectors[0] ?? print.tag);
  if (target.selector) return target.selector;
  if (target.elementId !== undefined) return `element ${target.elementId}`;
  const at = target.position ?? target;
  return at.relX === undefined ? '' : `the point at ${Math.round(at.relX * 100)} %, ${Math.round((at.relY ?? 0) * 100)} %`;
}

const words: { [Kind in OperationType]: (operation: OperationOf<Kind>, target: string) => string } = {
  click: (click, target) => `${clickVerb(click)} ${click.modifiers?.length ? `with ${click.modifiers.join('+')} ` : ''}${target}`,
  type: ({ text, mode, submit }, target) =>
    `${mode === 'append' ? 'Append' : text === '' ? 'Clear' : 'Type'}${text === '' ? '' : ` "${shorten(text, 60)}"`}${target ? ` ${text === '' ? '' : 'into '}${target}` : ''}${submit ? ' and press Enter' : ''}`,
  select: ({ options }, target) => `Select ${options.map((option) => `"${shorten(option, 40)}"`).join(', ')} in ${target}`,
  check: ({ checked }, target) => `${checked ? 'Check' : 'Uncheck'} ${target}`,
  press: ({ key }, target) => `Press ${key}${target ? ` in ${target}` : ''}`,
  hover: (_hover, target) => `Point at ${target}`,
  scroll: ({ direction, amount, ratio }, target) =>
    ratio !== undefined
      ? `Scroll ${target ? `${target} ` : ''}to ${Math.round(ratio * 100)} %`
      : direction
        ? `Scroll ${direction}${amount ? ` ${Math.round(amount)} px` : ''}${target ? ` in ${target}` : ''}`
        : `Scroll to ${target}`,
  drag: ({ to, offset }, target) => `Drag ${target} ${to ? `to ${sayTarget(to)}` : `by ${offset?.x ?? 0}, ${offset?.y ?? 0} px`}`,
  upload: ({ files }, target) => `Upload ${files.join(', ')} to ${target}`,
  wait: ({ duration, until, text }, target) =>
    until
      ? `Wait until ${until === 'text' ? `"${shorten(text ?? '', 60)}" shows` : until === 'url' ? (text ? `the address has ${text}` : 'another page opens') : `${target} is ${until}`}`
      : `Wait ${duration ?? 0} ms`,
  navigate: ({ to, url }) =>
    to === 'back' ? 'Go back' : to === 'forward' ? 'Go forward' : to === 'reload' ? 'Reload the page' : `Go to ${shorten(url ?? '', 120)}`,
  assert: ({ text, url, value, visible }, target) =>
    `Expect ${target || 'the page'} ${url ? `at ${url}` : value !== undefined ? `to hold "${shorten(value, 60)}"` : text !== undefined ? `to show "${shorten(text, 60)}"` : visible === false ? 'to be gone' : 'to be visible'}`,
  screenshot: (_screenshot, target) => `Keep a picture of ${target || 'the page'}`,
  extract: ({ name, what }, target) => `Read ${what && what !== 'text' ? `the ${what} of ` : ''}${target || 'the page'} as ${name}`,
};

function clickVerb({ button, count }: OperationOf<'click'>): string {
  if (button === 'right') return 'Right-click';
  if (button === 'middle') return 'Middle-click';
  return count === 2 ? 'Double-click' : count === 3 ? 'Triple-click' : 'Click';
}
