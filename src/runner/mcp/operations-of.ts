import { z } from 'zod';
import { secretIn } from '../../interchange/secret-in';
import type { Snapshot } from '../../model/page/snapshot';
import type { Operation } from '../../model/plan/operation';
import { operationOfAction, type SequenceAction } from '../../model/plan/sequence-action';
import { EXIT, giveUp } from '../give-up';

/** One action of a client's sequence: those of `execute_sequence`, and what else a hand does to a form. */
export const ClientAction = z.strictObject({
  action: z.enum([
    'set_value',
    'click_element',
    'tap_element',
    'select_option',
    'set_checked',
    'press_key',
    'hover',
    'upload',
    'wait_for',
    'navigate',
    'scroll',
    'swipe',
  ]),
  element: z.number().int().min(0).optional().describe('The number of the element, as the page shows it: 12 for [12]. Surest.'),
  selector: z
    .string()
    .max(2000)
    .optional()
    .describe(
      'Else how to find it when its turn comes: label=Save (what is called so: a field, a button, an option), text=Terms, role=button[name="Save" i], CSS. So what an earlier action opens can be named in the same call, as the goal calls it.',
    ),
  value: z
    .string()
    .max(20_000)
    .optional()
    .describe('set_value: the text, {{secret:name}} for a lent secret. select_option: the option’s label. wait_for: the text to wait for.'),
  checked: z.boolean().optional().describe('set_checked: the state; default true.'),
  key: z.string().max(60).optional().describe('press_key: such as Enter or Control+A.'),
  secret: z
    .string()
    .regex(/^[A-Za-z][\w.-]{0,60}$/)
    .optional()
    .describe('set_value: instead of a value, the name of a secret that was lent or is kept for the site.'),
  files: z
    .array(z.string().min(1).max(300))
    .min(1)
    .max(20)
    .optional()
    .describe('upload: paths in the folder that was named with --files when the server was started.'),
  submit: z.boolean().optional().describe('set_value: press Enter afterwards.'),
  url: z.string().max(4000).optional().describe('navigate: the address.'),
  direction: z.enum(['up', 'down', 'left', 'right']).optional(),
  pixels: z.number().min(0).max(1_000_000).optional(),
});
export type ClientAction = z.infer<typeof ClientAction>;

/**
 * The operations of a sequence, and the secrets in them: what is typed into a field for secrets (by the page as it was shown, or by the words of the
 * selector) goes to the run apart from its journal. Gives up where an action lacks what it needs.
 */
export function operationsOf(
  actions: readonly ClientAction[],
  shown: Snapshot | undefined,
): { operations: Operation[]; secrets: Record<string, string> } {
  const secrets: Record<string, string> = {};
  const operations = actions.map((action, index) => {
    const lacking = whatIsLacking(action);
    if (lacking) giveUp(EXIT.usage, `Action ${index + 1} (${action.action}) needs ${lacking}. Nothing was done.`);
    const { value, action: kind, secret } = action;
    if (secret !== undefined) return operationOf({ ...action, value: `{{secret:${secret}}}` });
    if (kind !== 'set_value' || !value || value.includes('{{secret:') || !isForSecret(action, shown)) return operationOf(action);
    const name = `typed${index + 1}`;
    secrets[name] = value;
    return operationOf({ ...action, value: `{{secret:${name}}}` });
  });
  return { operations, secrets };
}

const AIMLESS = new Set<ClientAction['action']>(['press_key', 'wait_for', 'navigate', 'scroll', 'swipe']);

function whatIsLacking({ action, element, selector, value, key, url, secret, files }: ClientAction): string | undefined {
  if (!AIMLESS.has(action) && element === undefined && selector === undefined)
    return 'an element: its number as `look` shows it, or a selector';
  if (action === 'select_option' && !value) return 'the label of the option as `value`';
  if (action === 'set_value' && secret !== undefined && value !== undefined) return 'either a `value` or a `secret`';
  if (secret !== undefined && action !== 'set_value') return 'no `secret`';
  if (action === 'upload' && !files) return 'the paths of its `files`';
  if (action === 'press_key' && !key) return 'a `key`';
  if (action === 'navigate' && !url) return 'a `url`';
  if (action === 'wait_for' && !value && element === undefined && selector === undefined) return 'the text to wait for as `value`';
  return undefined;
}

function isForSecret({ element, selector }: ClientAction, shown: Snapshot | undefined): boolean {
  const field = shown?.elements.find((one) => (element === undefined ? one.selector === selector : one.id === element));
  return field ? field.secret === true : secretIn(selector ?? '') !== undefined;
}

function operationOf(given: ClientAction): Operation {
  const { action, element, selector, value = '', checked = true, key = '', submit, files = [] } = given;
  const target = { ...(element === undefined ? {} : { elementId: element }), ...(selector === undefined ? {} : { selector }) };
  const aim = element === undefined ? target : { elementId: element };
  switch (action) {
    case 'select_option':
      return { type: 'select', ...aim, options: [value] };
    case 'set_checked':
      return { type: 'check', ...aim, checked };
    case 'press_key':
      return { type: 'press', ...aim, key };
    case 'upload':
      return { type: 'upload', ...aim, files };
    case 'hover':
      return { type: 'hover', ...aim };
    case 'wait_for':
      return value ? { type: 'wait', until: 'text', text: value } : { type: 'wait', ...aim, until: 'visible' };
    default: {
      const { selector: _told, ...rest } = operationOfAction(given as SequenceAction) as Operation & { selector?: string };
      return { ...rest, ...(action === 'navigate' ? {} : aim), ...(submit && rest.type === 'type' ? { submit } : {}) } as Operation;
    }
  }
}
