import { alikeKey } from '../../../src/lib/text';
import type { Operation } from '../../../src/model/plan/operation';
import { isWriting } from '../../../src/model/plan/writing';
import type { Param, Playbook } from '../../../src/model/playbook/playbook';
import { changeStep, stepTextOf, withText } from './step-edits';

/** Blanks of a playbook: texts that are filled in at each run. Pure functions. */
export function canBeBlank(operation: Operation): boolean {
  const text = stepTextOf(operation);
  return (isWriting(operation) || operation.type === 'select') && !!text && !text.includes('{{') && !text.includes('\n');
}

/** Makes a step's text a blank that is named after its field; the recorded text becomes the default value. */
export function makeBlank(playbook: Playbook, at: number): Playbook {
  const operation = playbook.operations[at];
  const text = operation && stepTextOf(operation);
  if (!operation || text === undefined || !canBeBlank(operation)) return playbook;
  const field = 'fingerprint' in operation ? (operation.fingerprint?.label ?? operation.fingerprint?.name ?? '') : '';
  const name = freeName(field, playbook.params);
  const param: Param = { name, kind: kindOf(operation, text), default: text, ...(field ? { label: field.slice(0, 200) } : {}) };
  const blank = changeStep(playbook, at, withText(operation, `{{${name}}}`), false);
  return { ...blank, params: [...playbook.params, param] };
}

/** Replaces a blank by fixed text, wherever it is used. */
export function fillBlank(playbook: Playbook, { name, default: text = '' }: Param): Playbook {
  const filled = (operation: Operation) => {
    const before = stepTextOf(operation);
    return before?.includes(`{{${name}}}`) ? withText(operation, before.replaceAll(`{{${name}}}`, text)) : operation;
  };
  return { ...playbook, operations: playbook.operations.map(filled), params: playbook.params.filter((param) => param.name !== name) };
}

/** Changes one param. */
export const changeBlank = (playbook: Playbook, name: string, patch: Partial<Param>): Playbook => ({
  ...playbook,
  params: playbook.params.map((param) => (param.name === name ? { ...param, ...patch } : param)),
});

function kindOf(operation: Operation, text: string): Param['kind'] {
  if (operation.type === 'select') return 'option';
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return 'date';
  return /^-?\d+([.,]\d+)?$/.test(text) ? 'number' : 'text';
}

/** A unique name from the field's label: letters and digits, starting with a letter. */
function freeName(field: string, taken: readonly Param[]): string {
  const words =
    alikeKey(field)
      .replace(/[^a-z0-9]+/g, '_')
      .replace(/^[^a-z]+|_+$/g, '')
      .slice(0, 40) || 'value';
  const names = new Set(taken.map(({ name }) => name));
  for (let index = 1; ; index++) {
    const name = index === 1 ? words : `${words}${index}`;
    if (!names.has(name)) return name;
  }
}
