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
  const shown: Record<string, unknown> = { ...given };
  if ('children' in given) shown['children'] = untold(given['children']);
  for (const name of READ) if (typeof given[name] === 'string') shown[name] = showDirectionChanges(given[name]);
  // Without a `value`, an option's value would be its changed text.
  if (type === 'option' && given['value'] === undefined && typeof given['children'] === 'string') shown['value'] = given['children'];
  return shown;
}

const untold = (child: unknown): unknown =>
  typeof child === 'string' ? showDirectionChanges(child) : Array.isArray(child) ? child.map(untold) : child;

/** The text of a field must stay unchanged, so its version with visible control characters is shown below it. */
export function withReading(element: ReactElement, type: ElementType, props: unknown): ReactElement {
  if (type !== 'input' && type !== 'textarea') return element;
  const { value, defaultValue } = (props ?? {}) as { value?: unknown; defaultValue?: unknown };
  const text = String(value ?? defaultValue ?? '');
  const read = showDirectionChanges(text);
  if (read === text) return element;
  return createElement(Fragment, { key: element.key }, element, createElement('small', { className: 'turned', key: 'turned' }, read));
}
