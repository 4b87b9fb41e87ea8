import { MASK } from '../../../src/model/page/mask';
import type { Snapshot } from '../../../src/model/page/snapshot';
import { concealed, concealedPage } from '../../../src/model/secret/conceal';
import { patternOfValues } from '../../../src/model/secret/secret-forms';
import { secretsIn } from '../../../src/model/secret/secrets-in-text';

/** Masks secrets in everything that comes from pages, before it is stored, planned with or shown. */
export interface KnownSecrets {
  /** Reads the kept secrets; await it before a page is asked. */
  load(): Promise<void>;
  hide<Value>(said: Value): Value;
  /** The ranges of a text that reveal a secret. */
  spans(text: string): { start: number; end: number }[];
  /** The snapshot of a page with secrets masked. */
  hideOn(page: Snapshot): Snapshot;
}

/** Values that were recognised as secrets since the worker started; the newest. */
const MAX_SECRETS = 200;

/** `values` are the kept secrets; `changes` calls back when something in the store has changed. */
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
/** Words and numbers this short are not masked, or pages would become unreadable. */
const COMMON = /^(\p{L}{1,5}|\d{1,4})$/u;
