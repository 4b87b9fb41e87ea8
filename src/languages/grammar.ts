/** What concerns the page as a whole. */
export type PageIntent =
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
  | 'waitForNavigation';

/** What one command asks for. The tables of `src/planner/embedded/resolve` say how each becomes one operation. */
export type Intent =
  | 'click'
  | 'doubleClick'
  | 'rightClick'
  | 'open'
  | 'close'
  | 'goTo'
  | 'type'
  | 'append'
  | 'clear'
  | 'selectAll'
  | 'search'
  | 'press'
  | 'select'
  | 'set'
  | 'check'
  | 'uncheck'
  | 'hover'
  | 'drag'
  | PageIntent
  | 'upload'
  | 'assert'
  | 'assertGone'
  | 'read'
  | 'ask'
  | 'count'
  | 'price'
  | 'cheapest'
  | 'dearest'
  | 'exists'
  | 'submit'
  | 'addToCart'
  | 'login'
  | 'loginUser'
  | 'loginPassword'
  | 'loginSubmit'
  | 'screenshot';

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
  | 'start'
  | 'run'
  | 'dark'
  | 'light'
  | 'zoomIn'
  | 'zoomOut'
  | 'play'
  | 'pause'
  | 'mute'
  | 'unmute'
  | 'fullscreen'
  | 'all'
  | 'page'
  | 'bold'
  | 'italic'
  | 'underline'
  | 'week'
  | 'month'
  | 'year';

/** Parts of a login, which is one command and three operations: nobody says them by themselves. */
type UnsaidIntent = 'loginUser' | 'loginPassword' | 'loginSubmit';

/** What a language need not have words for. */
type RareIntent = 'selectAll' | 'scrollLeft' | 'scrollRight' | 'assertGone';

type CommandTemplates = Record<Exclude<Intent, UnsaidIntent | RareIntent>, readonly string[]> &
  Partial<Record<RareIntent, readonly string[]>>;

/**
 * How commands are said in one language, as data; `a|b` are alternatives everywhere. In templates an alternative stands in parentheses, `[x]` may be
 * missing and `{slot}` takes words of the command. Case, accents and width do not matter. The template that spells out most of a
 * command wins.
 */
export interface Grammar {
  commands: CommandTemplates;
  /** Between two commands; punctuation counts everywhere. */
  connectors: string;
  /** Before a command and after it, meaning nothing. */
  polite: string;
  trailing: string;
  /** More verbs that say no more than to use what is named: "add a rating scale", where there is a button for it. */
  uses: string;
  /** What stands behind a number that says how often, as a pattern: "three times". */
  times: string;
  /** That each field is meant, and of how many: "2=both|0=each"; 0 is any number. */
  every: string;
  /** One word of a text: "the third word of the note". */
  word: string;
  /** Words for where something is, seen from what is spoken of: "the box below". */
  where: string;
  /** Words for a place in a list: "the third place". */
  spots: string;
  /** Words for where in a list something is put, and verbs that put it there. */
  sides: Readonly<Record<'before' | 'after' | 'swap' | 'start' | 'end' | 'moves', string>>;
  /** How a value is to be written: "in upper case". */
  upper: string;
  lower: string;
  /** Verbs that put what the page shows into a field. */
  copies: string;
  /** Verbs that only go into a field. */
  focuses: string;
  /** "Once more": what was done before again. */
  again: string;
  /** What stands before the name that a new thing is to have: "called". */
  calls: string;
  /** Words of questions that tell nothing of what is asked: "when", "does", "have". */
  asking: string;
  /** Before what is to be done, behind the reason for it: "the fence is painted, so …". */
  therefore: string;
  /** How many things a page shows, behind what they are: "50 rows per page". */
  perPage: string;
  /** Words that leave all others out: "show only the paid ones". */
  only: string;
  /** Words behind which stands what is left out: "all except ham". */
  except: string;
  /** Words that ask for a measure without naming it ("how old", "where"), and what heads the column that holds it: 'old=age|years'. */
  measures: Readonly<Record<Measure, string>>;
  /** Verbs for looking for what is then used: "find X and click it". */
  seeks: string;
  /** Which way a table is sorted. */
  ascending: string;
  descending: string;
  /** Verbs that send the message that they are followed by. */
  sends: string;
  /** Words for what somebody asks in a conversation. */
  questions: string;
  /** Before the name of an element. */
  articles: string;
  /** Place and words: "1=first=1st|-1=last"; -1 is the last. */
  ordinals: string;
  /** Number and words: "2=two=twice". */
  numbers: string;
  /** Templates over {head} and {anchor}: "{head} in the row of {anchor}". */
  relations: readonly string[];
  /** Each one of several: "all rows". */
  all: string;
  /** For what was named before. */
  pronouns: string;
  /** Words for a state to set: on and off. */
  on: string;
  off: string;
  /** Units of waits and of scrolls, as patterns. */
  units: { ms: string; s: string; min: string; px: string };
  /** What follows the digits of a place, as a pattern: "2nd". */
  numberEndings: string;
  /** Before the number of an element in the list that a planner is shown, as a pattern: "element 12". */
  numbered?: string;
  /** It joins a name to the kind or place behind it: "保存的按钮". */
  particle?: string;
  /** Articles that count for nothing in the middle of a name too: "launch the success dialog" is "Launch success dialog". */
  silentArticles?: string;
  /** Between a name and its place: "of". */
  prepositions?: string;
  /** After these comes what belongs to a thing: "Camera with bag" is a camera. */
  attaches?: string;
  /** The page itself is asked about, as patterns. */
  pageTitle: string;
  pageAddress: string;
  /** They end a question how many there are and name nothing: "on this page". */
  countEndings?: string;
}

/** Keys by their DOM names (`KeyboardEvent.key`). Not every language has a name of its own for the rare ones. */
type Key = 'Enter' | 'Escape' | 'Tab' | 'Space' | 'Backspace' | 'Delete' | 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';
type RareKey = 'Home' | 'End' | 'PageUp' | 'PageDown' | 'F5';

/** What is asked for by a word of its own. */
export type Measure = 'count' | 'age' | 'size' | 'length' | 'place' | 'time' | 'person' | 'money';

/** Signs that stand alone on keys and buttons. */
export type Sign = 'plus' | 'minus' | 'times' | 'divide' | 'equals';

/** What a language calls kinds of elements, keys, and the things that every site has. */
export interface Names {
  kinds: Record<Kind, string>;
  /** What the one place to write in is called where nothing has that name: "the text", "the editor". */
  writing: string;
  /** What people call the signs on keys: "plus". */
  signs: Record<Sign, string>;
  /** Words for things that tell nothing of them: "tool", "view". */
  things: string;
  /** Words for what pages hold, and for taking some of it: "message", "only". Of what is there they tell nothing; what is made or written they name. */
  contents: string;
  keys: Record<Key, string> & Partial<Record<RareKey, string>>;
  /** Modifier keys, where keyboards call them otherwise than in English. */
  modifiers?: string;
  concepts: Record<Concept, string>;
}
