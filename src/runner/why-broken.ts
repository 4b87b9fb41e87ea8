import { GivenUp } from './give-up';

/**
 * What went wrong, in one line for a person: Abra's own sentences and those of the system as they are; Playwright's, which name its functions and end in logs,
 * as what happened and what to do. The one place of the runner that says what an error says.
 */
export function whyBroken(error: unknown): string {
  const told = error instanceof Error ? error.message : String(error);
  if (error instanceof GivenUp) return told;
  const sentence = SENTENCES.find(([pattern]) => pattern.test(told))?.[1];
  if (sentence) return sentence;
  const code = /net::(ERR_\w+)/.exec(told)?.[1];
  if (code) return `The browser could not load it (${code}).`;
  if (PLAYWRIGHTS.test(told))
    return 'The browser did not do what it had to. Try again; `abra doctor` says whether something is missing here.';
  return told.split('\n')[0] ?? '';
}

/** "page.goto: …", or what ends in one of its logs. */
const PLAYWRIGHTS = /^(?:[a-z]\w*\.)+\w+: |^Protocol error|^(?:Call|Browser) log/m;

/** The first that fits: a browser that does not start ends with "has been closed" as well, and its own words come after. */
const SENTENCES: readonly (readonly [RegExp, string])[] = [
  [
    /error while loading shared libraries|Host system is missing dependencies/,
    'Chromium lacks libraries of this system. `npx playwright install-deps chromium` installs them.',
  ],
  [/Missing X server|cannot open display/i, 'There is no display for a window. Leave --headed out, or set DISPLAY.'],
  [
    /ProcessSingleton|SingletonLock|already in use/,
    'Another Chromium uses this profile. Wait until it is done, or give --profile another folder.',
  ],
  [/launchPersistentContext|Failed to launch/, 'Chromium does not start. `abra doctor` says what is missing.'],
  [/ERR_NAME_NOT_RESOLVED/, 'There is no site of this name. Check the address.'],
  [/ERR_CONNECTION_|ERR_ADDRESS_|ERR_EMPTY_RESPONSE/, 'Nothing answers at this address. Check it, and whether the site runs.'],
  [/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_|ERR_PROXY_|ERR_TUNNEL_/, 'This computer has no way to it. Check its network and proxy.'],
  [/ERR_CERT_|ERR_SSL_/, 'Its certificate is not valid, so the browser does not open it.'],
  [/ERR_TOO_MANY_REDIRECTS/, 'The site leads from one address to the next without an end.'],
  [/Download is starting|ERR_ABORTED/, 'It is a file and no page.'],
  [/ERR_TIMED_OUT|Timeout \d+ ?ms exceeded/, 'It did not answer in time. Try again.'],
  [/has been closed|Target closed|Browser closed/, 'The browser or its tab was closed meanwhile. Begin again.'],
  [/Target crashed|Page crashed/, 'The page crashed. Begin again.'],
  [/Execution context was destroyed|frame was detached/i, 'The page was left meanwhile. Try again.'],
];
