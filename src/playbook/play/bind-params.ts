import { same } from '../../lib/text';
import type { Operation } from '../../model/plan/operation';
import { isWriting } from '../../model/plan/writing';
import type { Param, Playbook } from '../../model/playbook/playbook';
import type { Bail } from '../../model/run/bail';
import { own, paramsIn } from './placeholders';

/**
 * A value for every param: the given one, else its default. Given names are matched exactly, then ignoring case and punctuation, then as
 * the field's label. An unknown name, and a param without any value, end in a bail: typing the recorded value instead would be a guess.
 */
export function bindParams(
  playbook: Playbook,
  operations: readonly Operation[],
  given: Record<string, string>,
): { values: Record<string, string> } | { bail: Bail } {
  const params = withUndeclared(playbook.params, operations);
  const values: Record<string, string> = {};
  for (const param of params) if (param.default !== undefined) values[param.name] = param.default;
  for (const [name, value] of Object.entries(given)) {
    const param = paramNamed(params, name);
    if (!param) return { bail: refusal(playbook, `only the params ${list(params.map((one) => one.name))}`, `"${name}" was given`) };
    values[param.name] = value;
  }
  const missing = params.find(({ name }) => own(values, name) === undefined);
  if (missing) return { bail: refusal(playbook, `a value for "${missing.name}"`, 'none was given') };
  return { values };
}

/** The param that a name means, if exactly one fits. */
export function paramNamed(params: readonly Param[], name: string): Param | undefined {
  const exact = params.find((param) => param.name === name);
  if (exact) return exact;
  const alike = params.filter((param) => [param.name, param.label ?? ''].some((called) => called !== '' && same(called, name)));
  return alike.length === 1 ? alike[0] : undefined;
}

function withUndeclared(params: readonly Param[], operations: readonly Operation[]): Param[] {
  const used = [...new Set(operations.flatMap((operation) => (isWriting(operation) ? paramsIn(operation.text) : [])))];
  const declared = new Set(params.map(({ name }) => name));
  return [...params, ...used.filter((name) => !declared.has(name)).map((name): Param => ({ name, kind: 'text' }))];
}

function refusal({ name }: Playbook, wanted: string, shown: string): Bail {
  return { kind: 'assert-failed', wanted: `${wanted} for playbook "${name}"`, shown };
}

const list = (names: string[]) => (names.length ? names.map((name) => `"${name}"`).join(', ') : '(it has none)');
