/** A gap in a text: `{{name}}`, a value that is given each time, or `{{secret:name}}`, one that is kept apart and filled in at the field alone. */
export interface Placeholder {
  whole: string;
  name: string;
  secret: boolean;
}

/** The name of a value begins with a letter, as texts of pages hold braces too. What is called a secret is Abra's own, however a person named it. */
const PLACEHOLDER = /\{\{(?:secret:([\w.-]+)|([A-Za-z][\w-]{0,60}))\}\}/g;

/** All placeholders of a text, in their order. */
export const placeholdersIn = (text: string): Placeholder[] =>
  Array.from(text.matchAll(PLACEHOLDER), ([whole, ...names]) => found(whole, ...names));

/** The names of the secrets in a text, in their order; one that stands there twice is told twice. */
export const secretNamesIn = (text: string): string[] => placeholdersIn(text).flatMap(({ secret, name }) => (secret ? [name] : []));

/** The placeholder that the text consists of; undefined where it holds anything else. */
export function onlyPlaceholder(text: string): Placeholder | undefined {
  const [only] = placeholdersIn(text);
  return only?.whole === text ? only : undefined;
}

/** The text with each placeholder replaced. */
export const replacePlaceholders = (text: string, change: (placeholder: Placeholder) => string): string =>
  text.replace(PLACEHOLDER, (whole: string, secret?: string, value?: string) => change(found(whole, secret, value)));

/** The text with each secret replaced; other placeholders stay. */
export const replaceSecrets = (text: string, change: (name: string) => string): string =>
  replacePlaceholders(text, ({ whole, name, secret }) => (secret ? change(name) : whole));

const found = (whole: string, secret?: string, value = ''): Placeholder => ({ whole, name: secret ?? value, secret: secret !== undefined });
