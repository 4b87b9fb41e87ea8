import type { Delta } from '../../model/page/delta';
import type { Notable } from './notable';

/** The delta with the live elements behind it, for whoever needs more than the summary (the options of a menu). */
export interface PageChange {
  delta: Delta;
  /** Everything worth reporting that became visible, not capped. */
  came: Notable[];
  /** Elements whose text differs now, or is there for the first time; clocks excluded. */
  texts: Element[];
  /** Elements that were enabled or disabled. */
  switched: Element[];
  /** Marks and messages by which the page says that something is wrong, or may be. */
  complaints: Complaint[];
}
/** A message or mark by which the page said, since an operation began, that something is wrong. */
export interface Complaint {
  says: string;
  /**
   * `field`: a field is marked as invalid. `wrong`: a text is marked as an error. `alert`: an alert, which may be good news: only what the
   * playbook promised tells.
   */
  kind: 'field' | 'wrong' | 'alert';
  /** Is it still shown? */
  holds(): boolean;
}
