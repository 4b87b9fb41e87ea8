import { replaceSecrets } from '../../lib/placeholder';
import { fail, ok, type Result } from '../../lib/result';
import { readWorkflow, STEP_OPTIONS, type WorkflowStep } from './workflow';

/** A workflow as it is written to a file: its own fields, and nothing of other engines. */
export interface WorkflowJson {
  workflow_id: string;
  url: string;
  steps: { action: WorkflowStep['action']; target?: string; value?: string; options?: Record<string, string> }[];
  credentials?: Record<string, string>;
}

/**
 * Lines of calls (`Fill("Destination", "Oslo")`, secrets by name) as a workflow file, the reverse of `workflowGoal`. The failure is a list
 * of sentences: steps in free words cannot be expressed, and values of secrets must not be.
 */
export function writeWorkflow(name: string, url: string, lines: readonly string[]): Result<WorkflowJson, string[]> {
  const credentials: Record<string, string> = {};
  const steps: WorkflowJson['steps'] = [];
  const wrong: string[] = [];
  lines.forEach((line, index) => {
    const called = callIn(line);
    const step = called && stepOf(called, credentials, url);
    if (typeof step === 'object') steps.push(step);
    else wrong.push(`Line ${index + 1}: ${step ?? 'is no call like Click("Search"); a file has calls alone'}.`);
  });
  if (wrong.length) return fail(wrong);
  const json: WorkflowJson = { workflow_id: name, url, steps, ...(Object.keys(credentials).length ? { credentials } : {}) };
  const read = readWorkflow(json);
  return read.ok ? ok(json) : read;
}

interface Call {
  action: WorkflowStep['action'];
  parts: string[];
  options: Record<string, string>;
}

const NAMES: WorkflowStep['action'][] = [
  'Navigate',
  'Login',
  'Click',
  'Fill',
  'WaitFor',
  'Select',
  'Upload',
  'Download',
  'Screenshot',
  'AssertText',
];
const PART = /\s*(?:(index|timeout|role|exact|containsText)\s*[:=]\s*)?(?:"([^"]*)"|`([^`]*)`|“([^”]*)”|([^,"`“”]+?))\s*(?:,|$)/giuy;

function callIn(line: string): Call | undefined {
  const match = /^\s*(?:[-*•]|\d+[.)])?\s*(\w+)\s*\((.*)\)[\s.;]*$/su.exec(line);
  const action = NAMES.find((name) => name.toLowerCase() === match?.[1]?.toLowerCase());
  if (!match || !action) return undefined;
  const call: Call = { action, parts: [], options: {} };
  const inside = match[2]?.trim() ?? '';
  let at = 0;
  while (at < inside.length) {
    PART.lastIndex = at;
    const part = PART.exec(inside);
    if (!part) return undefined;
    const text = part[2] ?? part[3] ?? part[4] ?? part[5] ?? '';
    const option = STEP_OPTIONS.find((name) => name.toLowerCase() === part[1]?.toLowerCase());
    if (option) call.options[option] = text;
    else call.parts.push(text);
    at = PART.lastIndex;
  }
  return call;
}

/** The step, or what is wrong with the line. */
function stepOf(
  { action, parts, options }: Call,
  credentials: Record<string, string>,
  url: string,
): WorkflowJson['steps'][number] | string {
  const more = Object.keys(options).length ? { options } : {};
  const [first = '', second] = parts;
  if (action === 'Login') return loginStep(first, second ?? '', credentials);
  if (action === 'Navigate') return first === url || first === '' ? { action } : { action, target: first };
  const named = parts.map((part) => byKey(part, credentials));
  const [target, value] = named;
  const alone = (action === 'Select' || action === 'Upload') && named.length === 1;
  return {
    action,
    ...(target === undefined || alone ? {} : { target }),
    ...(alone && target !== undefined ? { value: target } : {}),
    ...(value === undefined ? {} : { value }),
    ...more,
  };
}

function loginStep(user: string, password: string, credentials: Record<string, string>): WorkflowJson['steps'][number] | string {
  const wanted = { username: replaceSecrets(user, blankOf), password: replaceSecrets(password, blankOf) };
  for (const [key, value] of Object.entries(wanted)) {
    if (credentials[key] !== undefined && credentials[key] !== value)
      return 'logs in as somebody else than an earlier step; a file has one account';
    credentials[key] = value;
  }
  return { action: 'Login', target: 'default' };
}

const blankOf = (name: string) => `{{${name}}}`;

/** `{{secret:pin}}` in a text becomes `{pin}`, with `pin` among the credentials. */
function byKey(text: string, credentials: Record<string, string>): string {
  return replaceSecrets(text, (name) => {
    const key = Object.keys(credentials).find((one) => credentials[one] === `{{${name}}}`) ?? name;
    credentials[key] = `{{${name}}}`;
    return `{${key}}`;
  });
}
