import type { Syntax } from './parse-source';

/** What an expression of a test stands for, as far as it can be known without running anything. */
export type TestValue =
  | { is: 'plain'; value: string | number | boolean | null | undefined }
  | { is: 'pattern'; source: string; flags: string }
  | { is: 'list'; items: TestValue[] }
  | { is: 'record'; fields: Map<string, TestValue> }
  | { is: 'function'; node: Syntax; scope: Scope }
  /** A tab: 0 is where the test began. */
  | { is: 'page'; tab: number }
  /** The tab that the next operation opens. */
  | { is: 'opening' }
  | { is: 'locator'; locator: Locator }
  | { is: 'keyboard' | 'mouse'; tab: number }
  | { is: 'expect'; subject: TestValue; not: boolean }
  /** What a test reads of a page, to compare it. */
  | { is: 'reading'; of: 'text' | 'value' | 'url' | 'title'; locator?: Locator }
  /** `test`, `expect`, `process.env` and other names that every test has; a path of names. */
  | { is: 'name'; path: string }
  | { is: 'unknown'; why: string };

/** Where an element is looked for: parts of a selector, each inside of the one before, in a tab and a frame of it. */
export interface Locator {
  tab: number;
  parts: SelectorPart[];
  /** Child indexes of frames from the top document down. */
  frame: number[];
  /** What of it no selector says. */
  lost: string[];
}

export interface SelectorPart {
  selector: string;
  /** Of a part by role: what proves the element. */
  role?: string;
  /** The whole accessible name. */
  name?: string;
}

/** Names that are known, inside of those around them. */
export interface Scope {
  names: Map<string, TestValue>;
  around?: Scope;
}

/** A known value. */
export const plainValue = (value: string | number | boolean | null | undefined): TestValue => ({ is: 'plain', value });
/** A value that cannot be known, with the reason. */
export const unknownValue = (why: string): TestValue => ({ is: 'unknown', why });

/** The value of a name in this scope or one around it. */
export function lookUp(scope: Scope, name: string): TestValue | undefined {
  for (let place: Scope | undefined = scope; place; place = place.around) {
    const found = place.names.get(name);
    if (found) return found;
  }
  return undefined;
}

/** Gives a known name another value, where it was declared. */
export function assign(scope: Scope, name: string, value: TestValue): void {
  for (let place: Scope | undefined = scope; place; place = place.around)
    if (place.names.has(name)) return void place.names.set(name, value);
}

/** The text of a value that is one. */
export const textValueOf = (value: TestValue | undefined): string | undefined =>
  value?.is === 'plain' && (typeof value.value === 'string' || typeof value.value === 'number') ? String(value.value) : undefined;

/** The number of a value that is one. */
export const numberValueOf = (value: TestValue | undefined): number | undefined =>
  value?.is === 'plain' && typeof value.value === 'number' ? value.value : undefined;

/** A field of an object, such as one of the options of a call. */
export const objectFieldOf = (value: TestValue | undefined, name: string): TestValue | undefined =>
  value?.is === 'record' ? value.fields.get(name) : undefined;

/** Is the value known to be `true`? */
export const isTrue = (value: TestValue | undefined): boolean => value?.is === 'plain' && value.value === true;
