import { showInvisible } from '../../lib/show-invisible';
import { parseUrl } from '../../lib/url';
import { ROWS } from '../../model/operations/rows';
import { namesTarget } from '../../model/plan/needs-target';
import type { Operation } from '../../model/plan/operation';
import type { DomainPlaybooks, Playbook } from '../../model/playbook/playbook';
import type { Sayings } from '../../model/saying';
import { saying } from '../../model/saying-of';
import { at, movePath } from '../say-reason';

const MAX_PLAYBOOKS = 2000;
const MAX_OPTION_MAPS = 500;
const MAX_OPTIONS = 2000;
/** Host, with its port if it has one; empty for `file:` addresses. */
const DOMAIN = /^([a-z0-9]([a-z0-9._-]*[a-z0-9])?|\[[0-9a-f:]+\])(:\d{1,5})?$/i;

/** Problems of a playbook that matches the schema but makes no sense or is unsafe: path and reason of each; empty if there are none. */
export function whyUnsound({ domain, playbooks, optionMap }: DomainPlaybooks): Sayings[] {
  const reasons: Sayings[] = [];
  if (!DOMAIN.test(domain)) reasons.push(at('domain', saying('whyNoHost')));
  if (playbooks.length > MAX_PLAYBOOKS) return [at('playbooks', saying('whyManyPlaybooks', { count: MAX_PLAYBOOKS }))];
  if (Object.keys(optionMap).length > MAX_OPTION_MAPS) return [at('optionMap', saying('whyManyMaps', { count: MAX_OPTION_MAPS }))];
  for (const [map, options] of Object.entries(optionMap))
    if (Object.keys(options).length > MAX_OPTIONS) reasons.push(at(`optionMap.${map}`, saying('whyManyOptions', { count: MAX_OPTIONS })));
  const ids = new Set<string>();
  for (const [index, playbook] of playbooks.entries()) {
    const place = `playbooks.${index}`;
    if (playbook.id === '') reasons.push(at(`${place}.id`, saying('whyBlank')));
    if (ids.has(playbook.id)) reasons.push(at(`${place}.id`, saying('whyTwice', { text: playbook.id })));
    ids.add(playbook.id);
    reasons.push(...unsoundPlaybook(playbook, domain).map((reason) => movePath(reason, (path) => `${place}.${path}`)));
  }
  return reasons.slice(0, 20);
}

function unsoundPlaybook(playbook: Playbook, domain: string): Sayings[] {
  const { operations, outcomes, versions, variableStep } = playbook;
  const reasons = operations.flatMap((operation, step) =>
    unsoundOperation(operation, domain).map((reason) => movePath(reason, (path) => `operations.${step}${path}`)),
  );
  if (playbook.domain !== domain) reasons.push(at('domain', saying('whyOtherSite', { text: playbook.domain, site: domain })));
  const shown = { name: playbook.name, pagePath: playbook.pagePath, ...labelsOf(playbook) };
  for (const [field, text] of Object.entries(shown)) {
    if (showInvisible(text) !== text) reasons.push(at(field, saying('whyInvisible')));
    if (MIXED.test(text)) reasons.push(at(field, saying('whyMixed')));
  }
  if (!playbook.pagePath.startsWith('/')) reasons.push(at('pagePath', saying('whyNoPath')));
  if (outcomes.length > operations.length) reasons.push(at('outcomes', saying('whyMoreOutcomes')));
  if (variableStep && variableStep.step >= operations.length) reasons.push(at('variableStep.step', saying('whyNoStep')));
  for (const [index, { choice, default: recorded }] of playbook.params.entries()) {
    if (choice && choice.step >= operations.length) reasons.push(at(`params.${index}.choice.step`, saying('whyNoStep')));
    if (choice && recorded === undefined) reasons.push(at(`params.${index}.default`, saying('whyNoRecorded')));
  }
  if (versions.filter(({ status }) => status === 'active').length > 1) reasons.push(at('versions', saying('whyManyActive')));
  if (new Set(versions.map(({ version }) => version)).size < versions.length) reasons.push(at('versions', saying('whyNumberTwice')));
  for (const [index, version] of versions.entries()) {
    const unsound = version.operations.flatMap((operation, step) =>
      unsoundOperation(operation, domain).map((reason) => movePath(reason, (path) => `${step}${path}`)),
    );
    reasons.push(...unsound.map((reason) => movePath(reason, (path) => `versions.${index}.operations.${path}`)));
  }
  return reasons;
}

const labelsOf = ({ params }: Playbook) =>
  Object.fromEntries(params.flatMap(({ label }, index) => (label === undefined ? [] : [[`params.${index}.label`, label]])));

/** A word that mixes scripts with similar letters (Latin with Cyrillic, Greek or Armenian), as spoofed names do. */
const MIXED =
  /\p{Script=Latin}\p{M}*[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}]|[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}]\p{M}*\p{Script=Latin}/u;

function unsoundOperation(operation: Operation, domain: string): Sayings[] {
  if (operation.type === 'navigate') {
    const text = operation.url?.trim() ?? '';
    const url = /^(https?:\/\/|\/|\?|#|\.\.?\/)/i.test(text) ? parseUrl(text, `https://${domain}/`) : undefined;
    const safe = text === '' || text.startsWith('{{') || url?.protocol === 'https:' || url?.protocol === 'http:';
    if (operation.to === 'tab') return [at('.to', saying('whyTabNumber'))];
    if (url?.username || url?.password) return [at('.url', saying('whyUserName'))];
    return safe ? [] : [at('.url', saying('whyWebOnly'))];
  }
  if (operation.elementId !== undefined || (operation.type === 'drag' && operation.to?.elementId !== undefined))
    return [at('.elementId', saying('whyElementNumber'))];
  return ROWS[operation.type].needs === 'element' && !namesTarget(operation) ? [at('', saying('whyNoElement'))] : [];
}
