import { STATES } from '../../languages/joined/goal-words';
import { withoutAccents } from '../../lib/text';
import type { Snapshot } from '../../model/page/snapshot';
import type { Bail } from '../../model/run/bail';
import type { Saying } from '../../model/saying';
import { saying } from '../../model/saying-of';
import { mayNameSecret } from '../../model/secret/secret';

export type NeedsPerson = Bail & { kind: 'needs-person' };

/**
 * Called before a repair: is the page itself usable? A login, captcha, consent or error page is no change of the site for which a playbook
 * could be repaired. The bail for such a page; undefined where nothing speaks against a repair.
 */
export function triage(bail: Bail, snapshot: Pick<Snapshot, 'url' | 'title' | 'text' | 'elements' | 'dialogs'>): NeedsPerson | undefined {
  if (bail.kind === 'needs-person') return bail;
  if (!MAY_BE_ELSEWHERE.has(bail.kind)) return undefined;
  const said = withoutAccents(`${snapshot.title}\n${snapshot.text.slice(0, 4000)}\n${snapshot.dialogs.join('\n')}`);
  const controls = snapshot.elements.filter(({ inView }) => inView);
  if ((controls.length <= 12 && CAPTCHA.test(said)) || controls.some(({ name, role }) => CAPTCHA.test(withoutAccents(`${role} ${name}`))))
    return needs('captcha', saying('humanProof'));
  const wanted = 'wanted' in bail ? withoutAccents(bail.wanted) : '';
  if (asksToLogIn(snapshot, said) && !LOGIN.test(wanted) && !mayNameSecret(wanted) && !/email|user/.test(wanted))
    return needs('login', saying('logInFirst'));
  const tells = headOf(snapshot);
  if (controls.length <= 6 && DOWN.test(tells)) return needs('consent', saying('siteDown', { title: snapshot.title.slice(0, 120) }));
  if (controls.length <= 40 && EMPTY.test(tells) && bail.kind === 'target-missing') return needs('consent', saying('noEntry'));
  return undefined;
}

/**
 * Where a page says what it is: its title, its first heading, and everything on a page with hardly any content. Words in the content of a
 * working page ("404", "Pet not found" in the documentation of an API) mean nothing.
 */
function headOf({ title, text, elements }: Pick<Snapshot, 'title' | 'text' | 'elements'>): string {
  const heading = text.split('\n').find((line) => line.startsWith('# ')) ?? '';
  const isBare = elements.length <= BARE.controls && text.length <= BARE.text;
  return withoutAccents(`${title}\n${isBare ? text : heading}`);
}
/** An error page of a common server or framework has at most one paragraph and a few links. */
const BARE = { controls: 6, text: 600 };

/** Does this bail count against the playbook? What the person stopped, forbade or has to do first does not. */
export function countsAgainst(bail: Bail): boolean {
  return !NOT_ITS_FAULT.has(bail.kind);
}

const NOT_ITS_FAULT = new Set<Bail['kind']>([
  'stopped',
  'not-allowed',
  'needs-person',
  'needs-trusted-input',
  'target-refused',
  'playbook-unknown',
  'variant-unknown',
  'outcome-unknown',
]);
const MAY_BE_ELSEWHERE = new Set<Bail['kind']>([
  'target-missing',
  'target-ambiguous',
  'target-covered',
  'no-effect',
  'page-left',
  'assert-failed',
  'never-settled',
  'out-of-time',
  'option-missing',
]);

const CAPTCHA = new RegExp(STATES.captcha);
const LOGIN = new RegExp(STATES.login);
const DOWN = new RegExp(`\\b(500|502|503|504|520|521|522|523|524)\\b|${STATES.down}`);
const EMPTY = new RegExp(`\\b(404|${STATES.nothing})\\b`);

/** A visible password field, or a page that is hardly more than a login form. */
function asksToLogIn({ url, elements }: Pick<Snapshot, 'url' | 'elements'>, said: string): boolean {
  const hasPassword = elements.some(({ type, secret, inView }) => inView && (type === 'password' || (secret && type !== 'text')));
  if (hasPassword) return LOGIN.test(said) || elements.some(({ name }) => LOGIN.test(withoutAccents(name)));
  return /\/(login|signin|sign-in|auth|sso)(\/|$|\?)/i.test(url) && LOGIN.test(said);
}

const needs = (what: NeedsPerson['what'], why: Saying): NeedsPerson => ({
  kind: 'needs-person',
  what,
  why,
});
