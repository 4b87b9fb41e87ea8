import { same, sameKey, tidy } from '../../lib/text';
import { nameOf } from '../dom/name';
import * as dom from '../dom/native-accessors';
import { roleOf } from '../dom/role';
import { allRoots, shadowRootOf } from '../dom/roots';
import { isVisible } from '../dom/visible';
import { TEST_IDS } from '../selectors/attributes';
import { quote } from '../selectors/selector-kinds';
import { isCostly } from './costly';
import { fieldLabel } from './field-label';
import { queryFor } from './lookalikes';
import { all } from './selector-hits';

/**
 * All elements that a selector string means, in document order. Understood: CSS; parts joined by " >> " (inside, through shadow roots), among them
 * `nth=1` and `nth=-1` (the second, the last of those so far);
 * `:has-text("x")`, `:contains("x")`, `:text("x")`, `:text-is("x")`; `text=x`, `role=button[name="x"]`, `label=x`, `placeholder=x`, `alt=x`,
 * `title=x`, `testid=x`; DevTools Recorder's `aria/x[role="button"]`, `text/x`, `pierce/css` and `xpath/…`.
 * Where the document has no hit, shadow roots are searched as well. A selector that is not well-formed, or would keep the page for long, hits nothing.
 */
export function queryAll(selector: string): Element[] {
  left = MOST_READ;
  const parts = selector.split(/\s>>\s/).map((part) => part.trim());
  let found = within(document, parts[0] ?? '');
  if (!found.length)
    found = allRoots()
      .slice(1)
      .flatMap((root) => within(root, parts[0] ?? ''));
  for (const part of parts.slice(1)) {
    if (/^nth=-?\d+$/.test(part)) {
      found = found.slice(+part.slice(4)).slice(0, 1);
      continue;
    }
    if (found.length > MOST_HOSTS) return [];
    const inside = found.flatMap((host) => {
      const inner = shadowRootOf(host);
      const hits = inner ? within(inner, part) : [];
      return hits.length ? hits : within(host, part);
    });
    found = [...new Set(inside)];
  }
  return [...new Set(found)];
}
/** Whoever looks inside of more than so many has not said where. */
const MOST_HOSTS = 500;

type Scope = Document | ShadowRoot | Element;

function within(scope: Scope, part: string): Element[] {
  const [, engine, body] = /^(text|role|label|placeholder|alt|title|testid|css|xpath|aria|pierce)[=/](.+)$/s.exec(part) ?? [];
  if (engine && body !== undefined) return ENGINES[engine]?.(scope, body) ?? byAttribute(scope, engine, body);
  if (/^\.?\(?\/\//.test(part)) return byXPath(scope, part);
  return byCss(scope, part);
}

const ENGINES: Record<string, (scope: Scope, body: string) => Element[]> = {
  css: byCss,
  pierce: byCss,
  xpath: (scope, body) => byXPath(scope, body.replace(/^\/(?=\/)/, body.startsWith('///') ? '' : '/')),
  text: byText,
  role: byRole,
  aria: (scope, body) => {
    const [, name = '', role = ''] = /^(.*?)(?:\[role="([^"]*)"\])?$/s.exec(body) ?? [];
    return named(all(scope, role ? queryFor(role, '*') : '*'), name, true).filter((element) => !role || roleOf(element) === role);
  },
  label: (scope, body) =>
    all(scope, 'input,textarea,select,button,[contenteditable],[role]').filter(
      (element) => saysWhole(nameOf(element), body) || saysWhole(fieldLabel(element, ''), body),
    ),
  testid: (scope, body) => byCss(scope, TEST_IDS.map((key) => `[${key}=${quote(unquote(body).text)}]`).join()),
};

/** CSS with the text conditions that models and people like to write. */
function byCss(scope: Scope, css: string): Element[] {
  const condition = /:(has-text|contains|text-is|text)\(\s*("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[^)]*)\s*\)/.exec(css);
  if (!condition) return all(scope, css);
  const branches = splitTop(css);
  if (branches.length > 1) return branches.flatMap((branch) => byCss(scope, branch));
  const before = css.slice(0, condition.index);
  const after = css.slice(condition.index + condition[0].length);
  const wanted = unquote(condition[2] ?? '').text;
  const holders = all(scope, before.trim() === '' || /[\s>+~]$/.test(before) ? `${before}*` : before);
  const whole = condition[1] === 'text-is';
  const found = innermost(holders, (element) => (whole ? saysWhole : says)(textIn(element), wanted));
  if (after === '') return found;
  if (after.startsWith(':') || after.startsWith('[') || after.startsWith('.')) return byCssAmong(found, after);
  return found.flatMap((element) => byCss(element, `:scope${after}`));
}

function byCssAmong(elements: Element[], rest: string): Element[] {
  const space = /[\s>+~]/.exec(rest.replace(/\([^)]*\)|\[[^\]]*\]/g, (inner) => '_'.repeat(inner.length)));
  const own = space ? rest.slice(0, space.index) : rest;
  const kept = elements.filter((element) => matches(element, own));
  return space ? kept.flatMap((element) => byCss(element, `:scope${rest.slice(space.index)}`)) : kept;
}

/** The smallest elements that show a text, or the control around them. Quoted: the whole text; else a part of it. */
function byText(scope: Scope, body: string): Element[] {
  const { text, quoted } = unquote(body);
  const test = quoted ? saysWhole : says;
  const shown = all(scope, ':not(script,style,head,option)').filter((element) => !dom.closest(element, 'head'));
  const holders = innermost(shown, (element) => {
    const own = textIn(element);
    return own.length < 4000 && test(own, text);
  });
  return [
    ...new Set(
      holders.map(
        (element) =>
          dom.closest(element, 'a,button,label,summary,[role=button],[role=link],[role=menuitem],[role=tab],[role=option]') ?? element,
      ),
    ),
  ];
}

function byRole(scope: Scope, body: string): Element[] {
  const [, role = '', rest = ''] = /^([a-z]+)(.*)$/s.exec(body.trim()) ?? [];
  const [, name, loose] = /\[name\s*\*?=\s*("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[^\]\s]*)\s*(i|s)?\s*\]/.exec(rest) ?? [];
  const elements = all(scope, queryFor(role, '*')).filter((element) => roleOf(element) === role);
  return name === undefined ? elements : named(elements, unquote(name).text, loose === 's' || !loose);
}

/** Those whose name is the wanted one; when there is none and `whole` is not asked for, those whose name holds it. */
function named(elements: Element[], wanted: string, whole: boolean): Element[] {
  const names = elements.map((element) => [element, nameOf(element)] as const);
  const same = names.filter(([, name]) => saysWhole(name, wanted));
  return (same.length || whole ? same : names.filter(([, name]) => says(name, wanted))).map(([element]) => element);
}

function byAttribute(scope: Scope, attribute: string, body: string): Element[] {
  const { text, quoted } = unquote(body);
  return all(scope, `[${attribute}]`).filter((element) => (quoted ? saysWhole : says)(dom.getAttribute(element, attribute) ?? '', text));
}

function byXPath(scope: Scope, path: string): Element[] {
  if (isCostly(path, true)) return [];
  try {
    const hits = dom.evaluate(document, path, scope, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE, null);
    return Array.from({ length: hits.snapshotLength }, (_, at) => hits.snapshotItem(at)).filter(
      (node): node is Element => dom.nodeType(node) === 1,
    );
  } catch {
    return [];
  }
}

function matches(element: Element, css: string): boolean {
  try {
    return !isCostly(css) && dom.matches(element, css);
  } catch {
    return false;
  }
}

/** Those of these, in document order, that hold it and have none inside that does. Read from the inside out, so that what is around one is not read. */
function innermost(elements: Element[], holds: (element: Element) => boolean): Element[] {
  const around = new Set<Element>();
  const kept = elements.reverse().filter((element) => {
    if (around.has(element) || !holds(element)) return false;
    for (let node = dom.parentElement(element); node && !around.has(node); node = dom.parentElement(node)) around.add(node);
    return true;
  });
  return kept.reverse();
}

/** Characters that one query reads: 0.2 s. What would be more is taken to say nothing; that is what holds most of a large page. */
const MOST_READ = 2_000_000;
let left = 0;

function textIn(element: Element): string {
  if (dom.localName(element) === 'input') return buttonValue(element);
  const text = dom.textContent(element) ?? '';
  if (text.length > left) return '';
  left -= text.length;
  return tidy(text);
}
const buttonValue = (element: Element) =>
  /^(submit|button|reset)$/.test((element as HTMLInputElement).type) ? (element as HTMLInputElement).value : '';
const says = (text: string, wanted: string) => wanted !== '' && sameKey(text).includes(sameKey(wanted));
const saysWhole = (text: string, wanted: string) => {
  const plain = unquote(wanted).text;
  return text !== '' && same(text, plain);
};

function unquote(text: string): { text: string; quoted: boolean } {
  const trimmed = text.trim();
  const [, , inner] = /^(["'])(.*)\1[is]?$/s.exec(trimmed) ?? [];
  return inner === undefined ? { text: trimmed, quoted: false } : { text: inner.replace(/\\(.)/g, '$1'), quoted: true };
}

/** A selector list split at its own commas, not at those inside of quotes and brackets. */
function splitTop(css: string): string[] {
  return (
    css.match(/(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\((?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[^()]|\([^()]*\))*\)|\[[^\]]*\]|[^,])+/g) ??
    []
  ).map((part) => part.trim());
}

/** The hits of a selector string that a person can see; all of them where none is seen. */
export function visibleHits(selector: string): { visible: Element[]; all: Element[] } {
  const hits = queryAll(selector);
  return { visible: hits.filter(isVisible), all: hits };
}
