import { shorten } from '../../../src/lib/text';
import { say } from '../../locales/say';

/** What an expectation wanted and what was there, as the page tells it: `value "12"` and `12 pcs`, `visible` and `hidden`. */
export function sayExpected(wanted: string, shown: string): string {
  const [, kind, text] = WANTED.exec(wanted) ?? [];
  const there = shown in SHOWN ? say(SHOWN[shown as keyof typeof SHOWN]) : say('quote', { text: shorten(shown, 200) });
  if (wanted === 'visible') return say('expected.visible', { shown: there });
  if (wanted === 'not visible') return say('expected.gone');
  return kind && text !== undefined
    ? say(KINDS[kind as keyof typeof KINDS], { text: shorten(text, 80), shown: there })
    : say('words.expectedBut', { wanted, shown });
}

const WANTED = /^(url|value|text) "?(.*?)"?$/s;
const KINDS = { url: 'expected.url', value: 'expected.value', text: 'expected.text' } as const;
const SHOWN = { hidden: 'expected.hidden', 'not there': 'expected.notThere', 'not on the page': 'expected.notOnPage' } as const;
