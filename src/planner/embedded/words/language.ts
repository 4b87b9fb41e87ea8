import type { Intent } from '../command';

/** Kinds of elements that people name: "the Save button", "das Suchfeld". */
export type Kind =
  | 'button'
  | 'link'
  | 'field'
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

/** Things that every site names in its own words; a command may use another word, or another language, than the page. */
export type Concept =
  | 'search'
  | 'login'
  | 'logout'
  | 'register'
  | 'submit'
  | 'next'
  | 'previous'
  | 'close'
  | 'cancel'
  | 'ok'
  | 'save'
  | 'add'
  | 'edit'
  | 'delete'
  | 'cart'
  | 'addToCart'
  | 'checkout'
  | 'buy'
  | 'menu'
  | 'settings'
  | 'profile'
  | 'home'
  | 'help'
  | 'email'
  | 'username'
  | 'password'
  | 'phone'
  | 'name'
  | 'firstName'
  | 'lastName'
  | 'address'
  | 'city'
  | 'country'
  | 'zip'
  | 'date'
  | 'message'
  | 'quantity'
  | 'price'
  | 'total'
  | 'filter'
  | 'sort'
  | 'more'
  | 'download'
  | 'upload'
  | 'language'
  | 'theme'
  | 'accept'
  | 'decline'
  | 'continue'
  | 'start';

/**
 * The words of one language, as data. Templates of `commands`: `a|b` in parentheses are alternatives, `[x]` may be missing, `{slot}` takes
 * words of the command. Case, accents and width do not matter. The template that spells out most of a command wins.
 */
export interface Language {
  id: string;
  /** Words are separated by spaces. */
  spaced: boolean;
  commands: Partial<Record<Intent, readonly string[]>>;
  /** Between two commands; punctuation counts everywhere. */
  connectors: readonly string[];
  /** Before a command and after it, meaning nothing. */
  polite: readonly string[];
  trailing: readonly string[];
  articles: readonly string[];
  kinds: Partial<Record<Kind, readonly string[]>>;
  /** Word or pattern without spaces to place; -1 is the last. */
  ordinals: Readonly<Record<string, number>>;
  numbers: Readonly<Record<string, number>>;
  keys: Readonly<Record<string, string>>;
  /** Templates over {head} and {anchor}: "the {head} in the row of {anchor}". */
  relations: readonly string[];
  pronouns: readonly string[];
  concepts: Partial<Record<Concept, readonly string[]>>;
  /** Words for a state to set: on and off. */
  on: readonly string[];
  off: readonly string[];
}
