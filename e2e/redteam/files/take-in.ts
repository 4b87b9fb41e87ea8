import { importPlaybooks } from '../../../extension/worker/playbooks/import-playbooks';
import { deskMemory } from '../../../src/interchange/playbook.fixture';
import { ok } from '../../../src/lib/result';
import type { DomainPlaybooks } from '../../../src/model/playbook/playbook';
import { sayInEnglish } from '../../../src/model/say-in-english';
import type { PlaybookStore } from '../../../src/storage/playbook-store';
import { SITE } from './hostile-files';

/** What a hostile file did that it may not, a line each, when it was taken in by the worker's own function. */
export async function takeIn(text: string): Promise<{ wrong: string[]; refused: boolean }> {
  const known = deskMemory();
  const domains = new Map([[SITE, known]]);
  const load = (domain: string): DomainPlaybooks => domains.get(domain) ?? { domain, playbooks: [], optionMap: {} };
  const store: Pick<PlaybookStore, 'load' | 'update'> = {
    load: async (domain) => ok(load(domain)),
    update: async (domain, change) => {
      domains.set(domain, change(load(domain)));
      return ok(load(domain));
    },
  };
  const before = JSON.stringify([...domains]);
  try {
    const answer = await importPlaybooks(
      { stores: { playbooks: store as PlaybookStore }, changed: () => undefined },
      { text, apply: true, domain: SITE },
    );
    if (!answer.ok) return { wrong: [`a fault: ${answer.failure.message}`], refused: false };
    const { lines, refused } = answer.value;
    if (!refused.length) return { wrong: [...whyNotSafe(domains, known, lines.length), ...polluted()], refused: false };
    const untouched = JSON.stringify([...domains]) === before && lines.length === 0;
    const said = refused.flatMap((reason) =>
      isSentence(sayInEnglish(reason)) ? [] : [`no sentence: ${JSON.stringify(reason).slice(0, 200)}`],
    );
    return { wrong: [...(untouched ? [] : ['came in by half']), ...said, ...polluted()], refused: true };
  } catch (error) {
    return { wrong: [`threw ${String(error).slice(0, 200)}`], refused: false };
  }
}

const polluted = () => ('polluted' in {} ? ['changed the prototype of all objects'] : []);

/** For a person: short, of visible signs, and no dump of a program. */
const isSentence = (text: string) =>
  text.length > 5 && text.length <= 600 && !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|\[object|undefined\b|^\s*at /u.test(text);

function whyNotSafe(domains: ReadonlyMap<string, DomainPlaybooks>, known: DomainPlaybooks, lines: number): string[] {
  const wrong: string[] = [];
  const all = [...domains.values()];
  const fresh = all.flatMap(({ domain, playbooks }) =>
    playbooks.filter(({ id }) => domain !== SITE || !known.playbooks.some((one) => one.id === id)),
  );
  const said = (what: string) => wrong.push(what);
  if (fresh.length > lines) said('more came in than was told of');
  for (const { domain, playbooks, knownGoals } of all) {
    if (knownGoals?.length) said('a goal was believed');
    if (playbooks.some((one) => one.domain !== domain)) said('a playbook of another site');
  }
  for (const one of fresh) {
    if (!one.unproven || one.source !== 'imported') said('trusted');
    if (one.successCount || one.failCount || one.health.length || one.goals.length || one.aliases?.length)
      said('kept what it says of itself');
    if (one.versions.length !== 1 || JSON.stringify(one.versions[0]?.operations) !== JSON.stringify(one.operations))
      said('brought versions along');
    if (/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(one.name + one.pagePath + one.params.map(({ label = '' }) => label).join('')))
      said('signs that nobody sees');
    if (/\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{Script=Latin}/u.test(one.name))
      said('letters of two scripts in one word');
    for (const operation of one.operations) {
      if ('elementId' in operation) said('a number of an element');
      if (operation.type === 'navigate' && operation.url && !/^(https?:\/\/[^@]+$|[/?#.]|\{\{)/.test(operation.url))
        said(`an address ${operation.url}`);
    }
  }
  for (const mine of known.playbooks) {
    const now = domains.get(SITE)?.playbooks.find(({ id }) => id === mine.id);
    if (!now) said('a playbook of here is gone');
    else if (JSON.stringify(now.operations) !== JSON.stringify(mine.operations) && !now.unproven)
      said('other steps under a name of here, unasked');
  }
  return wrong;
}
