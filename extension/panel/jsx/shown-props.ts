import { createElement, type ElementType, Fragment, type ReactElement } from 'react';
import { showDirectionChanges } from '../../../src/lib/text';

/** Attributes that are shown, or read out by screen readers. */
const READ = ['title', 'alt', 'placeholder', 'label', 'aria-label', 'aria-description', 'aria-valuetext'];

/**
 * Texts of a page, playbook, file or model may contain bidirectional control characters, which make a person read another text than there is.
 * In the children and attributes of the panel's elements they are made visible; components get their props unchanged.
 */
export function shownProps(type: ElementType, props: unknown): object {
  const given = (props ?? {}) as Record<string, unknown>;
  if (typeof type !== 'string' && type !== Fragment) return given;
  const changed: Record<string, unknown> = {};
  const children = untold(given['children']);
  if (children !== given['children']) changed['children'] = children;
  for (const name of READ) {
    const told = untold(given[name]);
    if (told !== given[name]) changed[name] = told;
  }
  // Without a `value`, an option's value would be its changed text.
  if (type === 'option' && given['value'] === undefined && typeof given['children'] === 'string') changed['value'] = given['children'];
  return Object.keys(changed).length ? { ...given, ...changed } : given;
}

/** The same one where nothing of it had to be changed. */
function untold(child: unknown): unknown {
  if (typeof child === 'string') return showDirectionChanges(child);
  if (!Array.isArray(child)) return child;
  const told = child.map(untold);
  return told.some((one, at) => one !== child[at]) ? told : child;
}

/** The text of a field must stay unchanged, so its version with visible control characters is shown below it. */
export function withReading(element: ReactElement, type: ElementType, props: unknown): ReactElement {
  if (type !== 'input' && type !== 'textarea') return element;
  const { value, defaultValue } = (props ?? {}) as { value?: unknown; defaultValue?: unknown };
  const text = String(value ?? defaultValue ?? '');
  const read = showDirectionChanges(text);
  if (read === text) return element;
  return createElement(Fragment, { key: element.key }, element, createElement('small', { className: 'turned', key: 'turned' }, read));
}
