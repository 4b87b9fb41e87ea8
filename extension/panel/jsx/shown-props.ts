import { createElement, type ElementType, Fragment, type ReactElement } from 'react';
import { showDirectionChanges } from '../../../src/lib/text';

/** Attributes that are read out or shown. */
const READ = ['title', 'alt', 'placeholder', 'label', 'aria-label', 'aria-description', 'aria-valuetext'];

/**
 * Words of a page, a playbook, a file or a model may hold signs that turn the direction of writing, so that a person reads another text than there is.
 * Whatever stands in an element of the panel is shown with them told; components get their props as they are.
 */
export function shownProps(type: ElementType, props: unknown): object {
  const given = (props ?? {}) as Record<string, unknown>;
  if (typeof type !== 'string' && type !== Fragment) return given;
  const shown: Record<string, unknown> = { ...given };
  if ('children' in given) shown['children'] = untold(given['children']);
  for (const name of READ) if (typeof given[name] === 'string') shown[name] = showDirectionChanges(given[name]);
  // Without one its text would be its value.
  if (type === 'option' && given['value'] === undefined && typeof given['children'] === 'string') shown['value'] = given['children'];
  return shown;
}

const untold = (child: unknown): unknown =>
  typeof child === 'string' ? showDirectionChanges(child) : Array.isArray(child) ? child.map(untold) : child;

/** A field has to keep its text to the letter: how it reads stands beneath it. */
export function withReading(element: ReactElement, type: ElementType, props: unknown): ReactElement {
  if (type !== 'input' && type !== 'textarea') return element;
  const { value, defaultValue } = (props ?? {}) as { value?: unknown; defaultValue?: unknown };
  const text = String(value ?? defaultValue ?? '');
  const read = showDirectionChanges(text);
  if (read === text) return element;
  return createElement(Fragment, { key: element.key }, element, createElement('small', { className: 'turned', key: 'turned' }, read));
}
