import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readWorkflow, workflowSecrets } from '../../model/plan/workflow';
import { patternOfValues } from '../../model/secret/secret-forms';
import type { WorkflowSpec } from './request';

/**
 * Values of the secrets that a workflow names, from this machine and never from a request: of `tools` the variable `ABRA_SECRET_DESK`, else the file
 * `tools` in the folder `ABRA_SECRETS` (as container services mount them). `missing`: names that neither has.
 */
export async function resolveSecrets(
  spec: WorkflowSpec,
  environment: NodeJS.ProcessEnv,
): Promise<{ values: Record<string, string>; missing: string[] }> {
  const values: Record<string, string> = {};
  const missing: string[] = [];
  for (const name of namesOf(spec)) {
    const value = environment[variableOf(name)] ?? (await fromFile(name, environment.ABRA_SECRETS));
    if (value === undefined || value === '') missing.push(name);
    else values[name] = value;
  }
  return { values, missing };
}

/** Where a secret's value is looked for first. */
export const variableOf = (name: string): string => `ABRA_SECRET_${name.toUpperCase().replace(/[^A-Z0-9]/g, '_')}`;

/** Masks values in every form that they may have in a text, and in all texts of a value. */
export function maskOf(values: readonly string[]): <Value>(value: Value) => Value {
  const pattern = patternOfValues(values);
  if (!pattern) return (value) => value;
  const hide = (text: string) => text.replace(pattern, MASKED);
  return (value) => (typeof value === 'string' ? (hide(value) as typeof value) : (JSON.parse(hide(JSON.stringify(value))) as typeof value));
}
const MASKED = '••••';

/** What its credentials and its steps name. A login without credentials asks for `username` and `password`. */
function namesOf(spec: WorkflowSpec): string[] {
  const read = readWorkflow(spec);
  const named = read.ok ? workflowSecrets(read.value) : [];
  const written = [...JSON.stringify(spec.steps).matchAll(/\{\{secret:([\w-]+)\}\}/g)].map(([, name = '']) => name);
  return [...new Set([...named, ...written])];
}

async function fromFile(name: string, folder: string | undefined): Promise<string | undefined> {
  if (!folder || !/^[\w-]+$/.test(name)) return undefined;
  return readFile(path.join(folder, name), 'utf8').then(
    (text) => text.replace(/\r?\n$/, ''),
    () => undefined,
  );
}
