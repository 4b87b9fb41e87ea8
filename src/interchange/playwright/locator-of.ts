import type { Fingerprint, Target } from '../../model/page/target';
import { keyForCounted } from '../volatile';
import { type Literal, quoted } from './literals';

/** ARIA roles that `getByRole` accepts. */
const ROLES = new Set(
  (
    'alert alertdialog article banner blockquote button caption cell checkbox columnheader combobox complementary contentinfo dialog document feed figure ' +
    'form grid gridcell group heading img link list listbox listitem log main menu menubar menuitem menuitemcheckbox menuitemradio meter navigation note ' +
    'option progressbar radio radiogroup region row rowgroup rowheader scrollbar search searchbox separator slider spinbutton status switch tab table ' +
    'tablist tabpanel term textbox timer toolbar tooltip tree treegrid treeitem'
  ).split(' '),
);
/** Input types without an ARIA role in the standard, although Abra gives them one. */
const ROLELESS_TYPES = new Set(['password', 'date', 'time', 'month', 'week', 'datetime-local', 'color', 'file', 'hidden']);

/** A target as a locator: by role and name, label, test id or placeholder if that is unique, else by CSS. Undefined if nothing is known. */
export function locatorOf(target: Target, text: Literal): string | undefined {
  const print = target.fingerprint;
  const frames = print?.frame?.path ?? [];
  const scope = ['page', ...frames.map((index) => `locator('iframe').nth(${index}).contentFrame()`)].join('.');
  const key = print && !print.shadowPath?.length ? keyForCounted(print) : undefined;
  const own = (key ? `locator(${text(key)})` : print && byWords(print, text)) ?? byCss(target, text);
  return own && `${scope}.${own}`;
}

/** The element with this role and name: "dialog Settings" of an outcome. */
export function locatorOfEntry(entry: string): string | undefined {
  const [, role = '', name = ''] = /^(\S+) (.+)$/s.exec(entry) ?? [];
  return ROLES.has(role) && name && !name.endsWith('…') ? `page.getByRole('${role}', { name: ${quoted(name)} })` : undefined;
}

function byWords(print: Fingerprint, text: Literal): string | undefined {
  const { role, name = '', attributes, ordinal, placeholder } = print;
  const alone = (ordinal?.of ?? 1) === 1;
  const whole = name !== '' && !name.endsWith('…');
  const roleless = print.tag === 'input' && ROLELESS_TYPES.has(attributes['type'] ?? '');
  if (role && ROLES.has(role) && whole && alone && !roleless) return `getByRole('${role}', { name: ${text(name)}, exact: true })`;
  const label = print.label ?? (roleless && whole ? name : undefined);
  if (label && alone && isField(print)) return `getByLabel(${text(label)}, { exact: true })`;
  const testId = attributes['data-testid'];
  if (testId) return `getByTestId(${text(testId)})`;
  return placeholder && alone && !placeholder.endsWith('…') ? `getByPlaceholder(${text(placeholder)}, { exact: true })` : undefined;
}

function byCss({ fingerprint, selector }: Target, text: Literal): string | undefined {
  const hosts = fingerprint?.shadowPath ?? [];
  const css = fingerprint?.selectors[0];
  if (css) return `locator(${text([...hosts, css].join(' >> '))})`;
  if (!selector) return undefined;
  const aria = /^aria\/(.+?)(?:\[role="([\w-]+)"\])?$/s.exec(selector);
  if (aria?.[2] && ROLES.has(aria[2])) return `getByRole('${aria[2]}', { name: ${text(aria[1] ?? '')} })`;
  const plain = /^(text|pierce|xpath)\/(.+)$/s.exec(selector);
  if (plain?.[1] === 'text') return `getByText(${text(plain[2] ?? '')})`;
  return `locator(${text(plain ? (plain[1] === 'xpath' ? `xpath=${plain[2]}` : (plain[2] ?? '')) : selector)})`;
}

const isField = ({ tag, role }: Fingerprint) =>
  /^(input|textarea|select)$/.test(tag) || /^(textbox|searchbox|combobox|spinbutton|slider)$/.test(role ?? '');
