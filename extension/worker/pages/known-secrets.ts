import { concealed, concealedPage } from '../../../src/model/conceal';
import { MASK } from '../../../src/model/mask';
import { patternOfValues } from '../../../src/model/secret-forms';
import { secretsIn } from '../../../src/model/secrets-in-text';
import type { Snapshot } from '../../../src/model/snapshot';

/** What is secret is masked in all that pages say, before anyone stores it, plans with it or shows it. */
export interface KnownSecrets {
  /** Reads what is kept; to be awaited before a page is asked. */
  load(): Promise<void>;
  hide<Value>(said: Value): Value;
  /** Where a text tells a secret. */
  spans(text: string): { start: number; end: number }[];
  /** The same of a whole page. */
  hideOn(page: Snapshot): Snapshot;
}

/** Values that were found out since the worker began; the newest. */
const MAX_SECRETS = 200;

/** `values` are those that are kept; `changes` calls when something in the store has changed. */
export function knownSecrets(values: () => Promise<string[]>, changes: (forget: () => void) => void): KnownSecrets {
  let kept: string[] = [];
  let found: string[] = [];
  let pattern: RegExp | undefined;
  let loaded: Promise<void> | undefined;
  const renew = () => {
    pattern = patternOfValues([...kept, ...found]);
  };
  const hideText = (text: string) => (pattern ? text.replace(pattern, MASK) : text);
  changes(() => {
    loaded = undefined;
  });
  return {
    load: () => {
      loaded ??= values().then((all) => {
        kept = all;
        renew();
      });
      return loaded;
    },
    spans: (text) => {
      const known = pattern
        ? Array.from(text.matchAll(pattern), ({ 0: { length }, index }) => ({ start: index, end: index + length }))
        : [];
      return [...known, ...secretsIn(text).map(({ start, end }) => ({ start, end }))].slice(0, MAX_SPANS);
    },
    hide: (said) => concealed(said, hideText),
    hideOn: (page) =>
      concealedPage(page, (more) => {
        const fresh = more.filter((value) => !found.includes(value) && !COMMON.test(value.trim()));
        found = [...found, ...fresh].slice(-MAX_SECRETS);
        if (fresh.length) renew();
        return hideText;
      }),
  };
}
const MAX_SPANS = 2000;
/** A page without these words and years would not be understood any more. */
const COMMON = /^(\p{L}{1,5}|\d{1,4})$/u;
