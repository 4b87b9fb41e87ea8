/**
 * The words that Abra has outside its panel (pill, bubble, badge, notification, menu, keys, DevTools), in the form that Chrome reads for the manifest:
 * `public/_locales/<language>/messages.json`, with `$1` for a value.
 */
export type ChromeWord =
  | 'name'
  | 'nameTrusted'
  | 'description'
  | 'open'
  | 'record'
  | 'replay'
  | 'working'
  | 'workingAt'
  | 'asks'
  | 'asksAt'
  | 'isDone'
  | 'couldNotFinish'
  | 'stop'
  | 'click'
  | 'write'
  | 'select'
  | 'check'
  | 'press'
  | 'hover'
  | 'scroll'
  | 'drag'
  | 'upload'
  | 'extract'
  | 'use'
  | 'quote'
  | 'playing'
  | 'cannotPlay'
  | 'noSteps'
  | 'notFoundAgain';
export type ChromeWords = Readonly<Record<ChromeWord, { message: string }>>;

/** Says one of them with its values. */
export type SayWord = (word: ChromeWord, ...values: (string | number)[]) => string;

/** Says the words of a file. */
export const sayFrom =
  (words: ChromeWords): SayWord =>
  (word, ...values) =>
    words[word].message.replace(/\$(\d)/g, (_hole, number: string) => String(values[Number(number) - 1] ?? ''));
