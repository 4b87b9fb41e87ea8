import { showInvisible } from '../../lib/show-invisible';
import { parseUrl } from '../../lib/url';
import type { Operation } from '../../model/operation';
import { ROWS } from '../../model/operations/rows';
import type { DomainPlaybooks, Playbook } from '../../model/playbook';
import { namesTarget } from '../../model/target';

const MAX_PLAYBOOKS = 2000;
const MAX_OPTION_MAPS = 500;
const MAX_OPTIONS = 2000;
/** Host, with its port if it has one; empty for `file:` addresses. */
const DOMAIN = /^([a-z0-9]([a-z0-9._-]*[a-z0-9])?|\[[0-9a-f:]+\])(:\d{1,5})?$/i;

/** Problems of a playbook that matches the schema but makes no sense or is unsafe: path and reason of each; empty if there are none. */
export function whyUnsound({ domain, playbooks, optionMap }: DomainPlaybooks): string[] {
  const reasons: string[] = [];
  if (!DOMAIN.test(domain)) reasons.push('domain: expected a host such as "example.com" or "localhost:8080".');
  if (playbooks.length > MAX_PLAYBOOKS) return [`playbooks: more than ${MAX_PLAYBOOKS}.`];
  if (Object.keys(optionMap).length > MAX_OPTION_MAPS) return [`optionMap: more than ${MAX_OPTION_MAPS} maps.`];
  for (const [map, options] of Object.entries(optionMap))
    if (Object.keys(options).length > MAX_OPTIONS) reasons.push(`optionMap.${map}: more than ${MAX_OPTIONS} options.`);
  const ids = new Set<string>();
  for (const [index, playbook] of playbooks.entries()) {
    const place = `playbooks.${index}`;
    if (playbook.id === '') reasons.push(`${place}.id: is empty.`);
    if (ids.has(playbook.id)) reasons.push(`${place}.id: "${playbook.id}" is in the file twice.`);
    ids.add(playbook.id);
    reasons.push(...unsoundPlaybook(playbook, domain).map((reason) => `${place}.${reason}`));
  }
  return reasons.slice(0, 20);
}

function unsoundPlaybook(playbook: Playbook, domain: string): string[] {
  const { operations, outcomes, versions, variableStep } = playbook;
  const reasons = operations.flatMap((operation, step) =>
    unsoundOperation(operation, domain).map((reason) => `operations.${step}${reason}`),
  );
  if (playbook.domain !== domain) reasons.push(`domain: "${playbook.domain}" is another site than the file's "${domain}".`);
  const shown = { name: playbook.name, pagePath: playbook.pagePath, ...labelsOf(playbook) };
  for (const [field, text] of Object.entries(shown)) {
    if (showInvisible(text) !== text) reasons.push(`${field}: holds signs that nobody sees.`);
    if (MIXED.test(text)) reasons.push(`${field}: mixes letters that look alike in one word.`);
  }
  if (!playbook.pagePath.startsWith('/')) reasons.push('pagePath: expected a path that begins with "/".');
  if (outcomes.length > operations.length) reasons.push('outcomes: more than there are operations.');
  if (variableStep && variableStep.step >= operations.length) reasons.push('variableStep.step: there is no such step.');
  for (const [index, { choice, default: recorded }] of playbook.params.entries()) {
    if (choice && choice.step >= operations.length) reasons.push(`params.${index}.choice.step: there is no such step.`);
    if (choice && recorded === undefined) reasons.push(`params.${index}.default: a choice has the option that was recorded.`);
  }
  if (versions.filter(({ status }) => status === 'active').length > 1) reasons.push('versions: more than one is active.');
  if (new Set(versions.map(({ version }) => version)).size < versions.length) reasons.push('versions: a number is given twice.');
  for (const [index, version] of versions.entries()) {
    const unsound = version.operations.flatMap((operation, step) =>
      unsoundOperation(operation, domain).map((reason) => `${step}${reason}`),
    );
    reasons.push(...unsound.map((reason) => `versions.${index}.operations.${reason}`));
  }
  return reasons;
}

const labelsOf = ({ params }: Playbook) =>
  Object.fromEntries(params.flatMap(({ label }, index) => (label === undefined ? [] : [[`params.${index}.label`, label]])));

/** A word that mixes scripts with similar letters (Latin with Cyrillic, Greek or Armenian), as spoofed names do. */
const MIXED =
  /\p{Script=Latin}\p{M}*[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}]|[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}]\p{M}*\p{Script=Latin}/u;

function unsoundOperation(operation: Operation, domain: string): string[] {
  if (operation.type === 'navigate') {
    const text = operation.url?.trim() ?? '';
    const url = /^(https?:\/\/|\/|\?|#|\.\.?\/)/i.test(text) ? parseUrl(text, `https://${domain}/`) : undefined;
    const safe = text === '' || text.startsWith('{{') || url?.protocol === 'https:' || url?.protocol === 'http:';
    if (operation.to === 'tab') return ['.to: a tab of one run means nothing later. Give its number as the tab of the steps in it.'];
    if (url?.username || url?.password) return ['.url: a user name in it hides where it leads.'];
    return safe ? [] : ['.url: only http and https addresses can be opened.'];
  }
  if (operation.elementId !== undefined || (operation.type === 'drag' && operation.to?.elementId !== undefined))
    return ['.elementId: a number of one moment means nothing later. Give a selector or a fingerprint.'];
  return ROWS[operation.type].needs === 'element' && !namesTarget(operation) ? [`: this ${operation.type} names no element.`] : [];
}
