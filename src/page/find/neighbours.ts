import { leafTexts } from '../dom/leaf-texts';
import { nameOf } from '../dom/name';

/** What stands right before and after an element (nearest first, before then after), at most two each; climbs where it is alone. */
export function neighboursOf(element: Element): string[] {
  let node: Element = element;
  for (let level = 0; level < 4; level++) {
    const before = namesAlong(node, 'previousElementSibling');
    const after = namesAlong(node, 'nextElementSibling');
    if (before.length + after.length > 0) return [...before, ...after];
    const parent = node.parentElement;
    if (!parent || parent.localName === 'body') break;
    node = parent;
  }
  return [];
}

function namesAlong(element: Element, way: 'previousElementSibling' | 'nextElementSibling'): string[] {
  const names: string[] = [];
  let steps = 0;
  for (let node = element[way]; node && names.length < 2 && steps < 6; node = node[way], steps++) {
    const text = leafTexts(node, 1)[0]?.text ?? (node.matches('input,button,select,textarea,[aria-label]') ? nameOf(node) : '');
    if (text) names.push(text.slice(0, 60));
  }
  return names;
}
