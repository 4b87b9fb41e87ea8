import * as dom from '../dom/native-accessors';
import { isVisible } from '../dom/visible';
import { find } from '../find/find';
import { wholePage } from '../find/whole-page';
import { watchEffects } from '../observe/effects';
import { observe } from '../observe/observe';
import { deltaWithEffects } from '../observe/step-delta';
import { baseline } from '../settle/baseline';
import { wordsAsFound } from './perform-operation';

/**
 * Reads, of any control or else of the page, what the first operation of a leg reads, and changes nothing. What a document is asked for the first time takes two to
 * nine times as long as later: scripts are compiled then, cookies come from another process. While the person types a goal there is time for that. Returns the element
 * of which it was read; undefined where the page is too large.
 */
export function readAhead(): Element | undefined {
  if (dom.getElementsByTagName(dom.documentElement(document), '*').length > MOST_ELEMENTS) return undefined;
  const element = Array.from(dom.querySelectorAll(document, CONTROLS)).find(isVisible) ?? dom.documentElement(document);
  const fingerprint = wholePage.now()?.describe(element);
  if (fingerprint) find({ fingerprint });
  wordsAsFound(element);
  const observation = observe();
  observation.mark();
  const before = baseline(observation);
  const effects = watchEffects(element);
  deltaWithEffects(observation, effects, before.asked);
  effects.answers.stop();
  before.end();
  observation.stop();
  return element;
}

const CONTROLS = 'button,a[href],input,select,[role=button]';
/** Each is visited, which takes 4 µs on a slow machine: a page may be kept for the time of a frame. */
const MOST_ELEMENTS = 4000;
