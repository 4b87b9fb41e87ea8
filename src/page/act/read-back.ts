import { alikeKey, tidy } from '../../lib/text';
import type { Bail } from '../../model/bail';
import { labelOf } from '../dom/label';
import { flatContains } from '../dom/roots';
import { isSecret } from '../dom/secret';
import { editContextOf, isTextField } from './editable';

/** What a field or editor holds. */
export function contentOf(field: HTMLElement): string {
  if (isTextField(field)) return field.value;
  // biome-ignore lint/performance/useDomNodeTextContent: lines and what is hidden count as a person sees them
  return editContextOf(field)?.text ?? field.innerText ?? '';
}

/** The text did not arrive as wanted; undefined when it did, or when what became of it cannot be seen. Secrets are never told. */
export function wasRejected(element: Element, field: HTMLElement, wanted: string, secret: boolean): Bail | undefined {
  const shown = contentOf(field);
  if (isSame(wanted, shown) || !field.isConnected || isDrain(field)) return undefined;
  const whole = isTextField(field) && field.maxLength === 1 ? codeOf(field) : around(element, field);
  if (whole !== undefined && isSame(wanted, whole)) return undefined;
  // An editor that draws itself tells its browser of the line with the caret only.
  if (editContextOf(field) && isSame(wanted.split('\n').at(-1) ?? '', shown)) return undefined;
  if (secret || isSecret(field))
    return { kind: 'value-rejected', wanted: `the secret in ${labelOf(element)}`, shown: shown ? 'something else' : 'nothing' };
  return { kind: 'value-rejected', wanted: wanted.slice(0, 1000), shown: tidy(shown).slice(0, 1000) };
}

/** The same for a person: masks, separators, case of codes, completed words and other ways to write a number or date do not count. */
export function isSame(wanted: string, shown: string): boolean {
  const [one, other] = [compact(wanted), compact(shown)];
  if (one === other) return one !== '' || tidy(wanted) === tidy(shown);
  if (!one || !other) return false;
  if (/^[\d\s.,'+()/-]+$/.test(wanted))
    return sameNumber(wanted, shown) || (other.endsWith(one) && other.length - one.length <= 3) || sameGroups(wanted, shown);
  return other.startsWith(one) || (other.includes(one) && one.length > 2);
}

const compact = (text: string) => alikeKey(text).replaceAll(' ', '');

function sameNumber(wanted: string, shown: string): boolean {
  const read = (text: string) => Number(text.replace(/[^\d.-]/g, ''));
  return wanted.trim() !== '' && /\d/.test(shown) && read(wanted) === read(shown);
}

/** 2024-05-07 and 5/7/2024 and 07.05.2024. */
function sameGroups(wanted: string, shown: string): boolean {
  const groups = (text: string) =>
    (text.match(/\d+/g) ?? [])
      .map(Number)
      .sort((one, other) => one - other)
      .join();
  return (wanted.match(/\d+/g)?.length ?? 0) > 1 && groups(wanted) === groups(shown);
}

/** Fields of one character each stand for a code together. */
function codeOf(field: HTMLInputElement | HTMLTextAreaElement): string | undefined {
  for (let group = field.parentElement, depth = 0; group && depth < 4; group = group.parentElement, depth++) {
    const fields = [...group.querySelectorAll<HTMLInputElement>('input')].filter((one) => one.maxLength === 1);
    if (fields.length > 1) return fields.map((one) => one.value).join('');
  }
  return undefined;
}

/** What editors with a hidden field show beside it: the target, when it holds the field. */
function around(element: Element, field: Element): string | undefined {
  const holder = element !== field && flatContains(element, field) ? element : field.parentElement?.parentElement;
  // biome-ignore lint/performance/useDomNodeTextContent: lines and what is hidden count as a person sees them
  return holder ? ((holder as HTMLElement).innerText ?? undefined) : undefined;
}

/** A field that only catches keys and is emptied at once, as terminals and drawn editors have: what it holds says nothing. */
function isDrain(field: HTMLElement): boolean {
  if (!isTextField(field)) return false;
  const box = field.getBoundingClientRect();
  const style = getComputedStyle(field);
  return box.width < 12 || box.height < 8 || style.opacity === '0' || style.clipPath !== 'none' || Number.parseInt(style.zIndex, 10) < 0;
}
