import type { Syntax } from './parse-source';

/** The value of an expression in a test, as far as it is known without executing code. */
export type TestValue =
  | { is: 'plain'; value: string | number | boolean | null | undefined }
  | { is: 'pattern'; source: string; flags: string }
  | { is: 'list'; items: TestValue[] }
  | { is: 'record'; fields: Map<string, TestValue> }
  | { is: 'function'; node: Syntax; scope: Scope }
  /** A tab: 0 is the tab where the test began. */
  | { is: 'page'; tab: number }
  /** The tab that the next operation opens. */
  | { is: 'opening' }
  | { is: 'locator'; locator: Locator }
  | { is: 'keyboard' | 'mouse'; tab: number }
  | { is: 'expect'; subject: TestValue; not: boolean }
  /** A value that a test reads from the page to compare it. */
  | { is: 'reading'; of: 'text' | 'value' | 'url' | 'title'; locator?: Locator }
  /** A path of names from a global that every test has, such as `test`, `expect` or `process.env`. */
  | { is: 'name'; path: string }
  | { is: 'unknown'; why: string };

/** Where an element is searched: selector parts, each within the match of the one before, in one tab and frame. */
export interface Locator {
  tab: number;
  parts: SelectorPart[];
  /** Child indexes of frames from the top document down. */
  frame: number[];
  /** Notes of what the test says about it that no selector can express. */
  lost: string[];
}

export interface SelectorPart {
  selector: string;
  /** Of a part by role: the role that the element must have. */
  role?: string;
  /** The whole accessible name. */
  name?: string;
}

/** A lexical scope: its names, and the enclosing scope. */
export interface Scope {
  names: Map<string, TestValue>;
  around?: Scope;
}

/** A known value. */
export const plainValue = (value: string | number | boolean | null | undefined): TestValue => ({ is: 'plain', value });
/** A value that is not known without execution, with the reason. */
export const unknownValue = (why: string): TestValue => ({ is: 'unknown', why });

/** The value of a name in this scope or an enclosing one. */
export function lookUp(scope: Scope, name: string): TestValue | undefined {
  for (let place: Scope | undefined = scope; place; place = place.around) {
    const found = place.names.get(name);
    if (found) return found;
  }
  return undefined;
}

/** Assigns to a name in the scope that declares it. */
export function assign(scope: Scope, name: string, value: TestValue): void {
  for (let place: Scope | undefined = scope; place; place = place.around)
    if (place.names.has(name)) return void place.names.set(name, value);
}

/** The text, if the value is a text. */
export const textValueOf = (value: TestValue | undefined): string | undefined =>
  value?.is === 'plain' && (typeof value.value === 'string' || typeof value.value === 'number') ? String(value.value) : undefined;

/** The number, if the value is a number. */
export const numberValueOf = (value: TestValue | undefined): number | undefined =>
  value?.is === 'plain' && typeof value.value === 'number' ? value.value : undefined;

/** A field of an object, such as an option of a call. */
export const objectFieldOf = (value: TestValue | undefined, name: string): TestValue | undefined =>
  value?.is === 'record' ? value.fields.get(name) : undefined;

/** Is the value known to be `true`? */
export const isTrue = (value: TestValue | undefined): boolean => value?.is === 'plain' && value.value === true;
