import type { Intent } from '../command';

/** Kinds of elements that people name: "the Save button", "das Suchfeld". */
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
  | 'print'
  | 'upload'
  | 'language'
  | 'theme'
  | 'accept'
  | 'decline'
  | 'continue'
  | 'start';

/**
 * The words of one language, as data; `a|b` are alternatives everywhere. In templates an alternative stands in parentheses, `[x]` may be
 * missing and `{slot}` takes words of the command. Case, accents and width do not matter. The template that spells out most of a
 * command wins.
 */
export interface Language extends Names {
  id: string;
  /** Words are separated by spaces. */
  spaced: boolean;
  commands: Partial<Record<Intent, readonly string[]>>;
  /** Between two commands; punctuation counts everywhere. */
  connectors: string;
  /** Before a command and after it, meaning nothing. */
  polite: string;
  trailing: string;
  articles: string;
  /** Place and words: "1=first=1st|-1=last"; -1 is the last. */
  ordinals: string;
  /** Number and words: "2=two=twice". */
  numbers: string;
  /** Templates over {head} and {anchor}: "{head} in the row of {anchor}". */
  relations: readonly string[];
  pronouns: string;
  /** Words for a state to set: on and off. */
  on: string;
  off: string;
}

/** What a language calls kinds of elements, keys (by their DOM names), and the things that every site has. */
export interface Names {
  kinds: Partial<Record<Kind, string>>;
  keys: Readonly<Record<string, string>>;
  concepts: Partial<Record<Concept, string>>;
}
