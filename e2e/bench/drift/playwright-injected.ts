import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * Playwright's own injected script, by which it generates and evaluates selectors, as source that answers it. It lies as a string in the
 * bundle of playwright-core and is not exported, so it is cut out of there. Throws when the bundle looks different.
 */
export function playwrightInjected(): string {
  const core = path.dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'));
  const bundle = readFileSync(path.join(core, 'lib/coreBundle.js'), 'utf8');
  const literal = /injectedScriptSource\.ts"\(\) \{\s+"use strict";\s+\w+ = ('(?:[^'\\\n]|\\.)*')/.exec(bundle)?.[1];
  if (!literal) throw new Error('playwright-core does not hold its injected script where it did.');
  const source = new Function(`return ${literal}`)() as string;
  const options = {
    sdkLanguage: 'javascript',
    testIdAttributeName: 'data-testid',
    stableRafCount: 1,
    browserName: 'chromium',
    customEngines: [],
  };
  return `(() => { const module = {}; ${source}\nreturn new (module.exports.InjectedScript())(globalThis, ${JSON.stringify(options)}); })()`;
}
