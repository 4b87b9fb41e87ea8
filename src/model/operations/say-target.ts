import { calledBy } from '../page/called-by';
import { sayElement } from '../page/element-words';
import type { Target } from '../page/target';

/** A target in words: role and name where known, else its selector or position. */
export function sayTarget(target: Target): string {
  const print = target.fingerprint;
  const called = print && calledBy(print);
  if (called) return sayElement(print, called, 60);
  if (print) return target.selector ?? print.selectors[0] ?? print.tag;
  if (target.selector) return inWords(target.selector);
  if (target.elementId !== undefined) return `element ${target.elementId}`;
  const at = target.position ?? target;
  return at.relX === undefined ? '' : `the point at ${Math.round(at.relX * 100)} %, ${Math.round((at.relY ?? 0) * 100)} %`;
}

/** A selector that is made of words, as tests name elements: `role=button[name="Add"]` is button "Add", `label=Email` is "Email". */
function inWords(selector: string): string {
  const last = selector.split(' >> ').at(-1) ?? '';
  const [, engine, words = '', name = words] = /^(role|label|text|placeholder)=([^[">]+|".*")(?:\[name=(".*")[^"\]]*\])?$/.exec(last) ?? [];
  const said = name.replace(/^"|"$|\\(?=["\\])/g, '');
  if (engine === 'role') return name === words ? words : `${words} "${said}"`;
  return engine ? `"${said}"` : selector;
}
