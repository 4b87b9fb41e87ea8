/** What one command asks for. */
export type Intent =
  | 'click'
  | 'doubleClick'
  | 'rightClick'
  | 'hover'
  | 'open'
  | 'close'
  | 'goTo'
  | 'type'
  | 'append'
  | 'clear'
  | 'search'
  | 'press'
  | 'select'
  | 'set'
  | 'check'
  | 'uncheck'
  | 'drag'
  | 'scrollUp'
  | 'scrollDown'
  | 'scrollLeft'
  | 'scrollRight'
  | 'scrollToTop'
  | 'scrollToMiddle'
  | 'scrollToBottom'
  | 'scrollToRatio'
  | 'scrollTo'
  | 'back'
  | 'forward'
  | 'reload'
  | 'navigate'
  | 'wait'
  | 'waitFor'
  | 'waitGone'
  | 'waitForNavigation'
  | 'upload'
  | 'assert'
  | 'assertGone'
  | 'read'
  | 'submit'
  | 'login'
  | 'screenshot'
  | Unsaid;
/** Parts of a login, which is one command and three operations: only `login` has words. */
type Unsaid = 'loginUser' | 'loginPassword' | 'loginSubmit';
/** What a language need not have words for. */
type Rare = 'scrollLeft' | 'scrollRight' | 'assertGone' | 'append';

export type Kind =
  | 'button'
  | 'link'
  | 'field'
  | 'textarea'
  | 'menu'
  | 'tab'
  | 'checkbox'
  | 'radio'
  | 'switch'
  | 'option'
  | 'slider'
  | 'image'
  | 'result'
  | 'row'
  | 'card'
  | 'heading'
  | 'element';

/** Keys by their DOM names (`KeyboardEvent.key`). Not every language has a name of its own for the rare ones. */
type Key = 'Enter' | 'Escape' | 'Tab' | 'Space' | 'Backspace' | 'Delete' | 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';
type RareKey = 'Home' | 'End' | 'PageUp' | 'PageDown' | 'F5';

/**
 * The commands of one language, as data. Templates of one command stand between ` / `; in them `(a|b)` are alternatives, `[x]` may be missing and `{slot}` takes words of the command; elsewhere `a|b` are
 * alternatives. Case, accents and width do not matter. All words of a command stand in its template or in a slot, so that none is dropped.
 */
export interface Verbs {
  commands: Record<Exclude<Intent, Unsaid | Rare>, string> & Partial<Record<Rare, string>>;
  /** Between two commands; punctuation counts everywhere. */
  joins: string;
  /** Before a command and behind it, telling nothing. */
  polite: string;
  trailing: string;
  /** Before the name of an element. A value that begins so is asked about. */
  articles: string;
  /** Articles that count for nothing inside a name too. */
  silent?: string;
  /** For what was named before. */
  pronouns: string;
  /** Place and words: "1=first=1st|-1=last"; -1 is the last. */
  ordinals: string;
  /** Number and words: "2=two=twice". */
  numbers: string;
  /** Words for a state to set: on and off. */
  on: string;
  off: string;
  /** What follows the digits of a place, as a pattern: "2nd". */
  numberEndings: string;
  /** It joins a name to the kind or place behind it: "保存的按钮". */
  particle?: string;
  modifiers?: string;
  /** Units of waits and of scrolls, as patterns. */
  units: { ms: string; s: string; min: string; px: string };
  /** Templates over {head} and {anchor}: "{head} in the row of {anchor}". */
  relations: string;
  kinds: Record<Kind, string>;
  keys: Record<Key, string> & Partial<Record<RareKey, string>>;
}
