import type { ToolCall } from '../../fixtures/mcp-client';
import type { abraStage } from './stages';
import type { McpTask, Step } from './tasks';

/** A scripted client: does a task by calls of tools. */
export type ScriptedClient<Stage> = (stage: Stage, task: McpTask, url: string) => Promise<void>;
type AbraStage = Awaited<ReturnType<typeof abraStage>>;

const byName = ({ role, name }: Step) => `role=${role}[name=${JSON.stringify(name)}]`;

/** Playwright's server: looks whenever it needs an element that it has not seen, and acts by the references of the look. Fields in a row go in one call. */
export const playwrightByLooks: ScriptedClient<{ call: ToolCall }> = async ({ call }, { steps }, url) => {
  await call('browser_navigate', { url });
  let seen = '';
  const refOf = ({ role, name }: Step) => new RegExp(`- ${role} ${escaped(JSON.stringify(name))}[^\\n]*?\\[ref=(\\w+)\\]`).exec(seen)?.[1];
  const aim = async (step: Step) => {
    if (step.onNewPage || !refOf(step)) seen = (await call('browser_snapshot')).text;
    return refOf(step) ?? byName(step);
  };
  await playwrightSteps(call, steps, aim);
};

/** Playwright's server: a client that knows what the elements are called, and never looks. */
export const playwrightByNames: ScriptedClient<{ call: ToolCall }> = async ({ call }, { steps }, url) => {
  await call('browser_navigate', { url });
  await playwrightSteps(call, steps, async (step) => byName(step));
};

/** Does the goal call it so? */
const isSaid = ({ name }: Step, goal: string) => goal.toLowerCase().includes(name.toLowerCase());

/** Playwright's server: a client that tries the names that stand in its goal (their roles are told to it), and looks only for the others. */
export const playwrightByWords: ScriptedClient<{ call: ToolCall }> = async ({ call }, { steps, goal }, url) => {
  await call('browser_navigate', { url });
  let seen = '';
  const refOf = ({ role, name }: Step) => new RegExp(`- ${role} ${escaped(JSON.stringify(name))}[^\\n]*?\\[ref=(\\w+)\\]`).exec(seen)?.[1];
  await playwrightSteps(call, steps, async (step) => {
    if (isSaid(step, goal)) return byName(step);
    if (step.onNewPage || !refOf(step)) seen = (await call('browser_snapshot')).text;
    return refOf(step) ?? byName(step);
  });
};

async function playwrightSteps(call: ToolCall, steps: readonly Step[], aim: (step: Step) => Promise<string>): Promise<void> {
  for (let at = 0; at < steps.length; ) {
    const fields: object[] = [];
    for (let step = steps[at]; step && step.do !== 'click'; step = steps[++at])
      fields.push({
        target: await aim(step),
        name: step.name,
        type: KINDS[step.role] ?? 'textbox',
        value: step.value ?? String(step.do === 'check'),
      });
    if (fields.length) await call('browser_fill_form', { fields });
    const step = steps[at++];
    if (step) await call('browser_click', { element: step.name, target: await aim(step) });
  }
}
const KINDS: Record<string, string> = { checkbox: 'checkbox', combobox: 'combobox', radio: 'radio', switch: 'checkbox' };
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What a client of Abra's server has been told, and the numbers of elements in it. */
function heard({ call, desk }: AbraStage) {
  let told = '';
  return {
    call: async (name: string, given: Record<string, unknown>) => {
      const answered = await call(name, given);
      told += answered.text;
      return answered;
    },
    numberOf: async ({ role, name }: Step) => {
      const found = (await desk.tab()).shown?.elements.find((one) => one.role === role && one.name === name)?.id;
      // Only what stands in an answer is known to a client.
      return found !== undefined && new RegExp(`\\b${found}\\b`).test(told) ? found : undefined;
    },
  };
}

/** Abra's `execute_sequence`: looks at the page first, sends all that it has seen in one call, and goes on with what that call told. */
export const abraByLooks: ScriptedClient<AbraStage> = async (stage, { steps }, url) => {
  const { call, numberOf } = heard(stage);
  await call('open', { url, look: true });
  for (let at = 0; at < steps.length; ) {
    const actions: object[] = [];
    for (let step = steps[at]; step && !(step.onNewPage && actions.length); step = steps[++at]) {
      const element = await numberOf(step);
      if (element === undefined && actions.length) break;
      if (element === undefined) await call('look', {});
      const number = element ?? (await numberOf(step));
      actions.push({ ...actionOf(step), ...(number === undefined ? { selector: byName(step) } : { element: number }) });
    }
    await call('execute_sequence', { actions });
  }
};

/**
 * Abra's `execute_sequence`: a client that names what its goal names, without a role, and looks only for the others. What was not found so is looked for
 * in the page, once.
 */
export const abraByWords: ScriptedClient<AbraStage> = async (stage, { steps, goal }, url) => {
  const { call, numberOf } = heard(stage);
  const [first] = steps;
  let address: { url?: string } = { url };
  if (first && !isSaid(first, goal)) {
    await call('open', { url, look: true });
    address = {};
  }
  for (let at = 0, looks = 0; at < steps.length; ) {
    const actions: object[] = [];
    for (const step of steps.slice(at)) {
      const element = address.url === undefined && !(step.onNewPage && actions.length) ? await numberOf(step) : undefined;
      if (element === undefined && (looks > 0 || !isSaid(step, goal))) break;
      actions.push({ ...actionOf(step), ...(element === undefined ? { selector: `label=${step.name}` } : { element }) });
      looks = 0;
    }
    if (!actions.length && looks++ > 0) throw new Error(`The client does not find ${steps[at]?.name}.`);
    if (!actions.length) await call('look', {});
    else {
      const isLast = at + actions.length === steps.length;
      const done = await call('execute_sequence', { ...address, actions, ...(isLast ? { look: 'none' } : {}) });
      const { completed } = done.structured as { completed: number };
      if (completed === 0 && done.isError) looks = await call('look', {}).then(() => 1);
      at += completed;
      address = {};
    }
  }
};

/** Abra's `execute_sequence`: a client that knows what the elements are called sends all in one call. */
export const abraByNames: ScriptedClient<AbraStage> = async ({ call }, { steps }, url) => {
  await call('execute_sequence', { url, actions: steps.map((step) => ({ ...actionOf(step), selector: byName(step) })), look: 'none' });
};

/** Abra's `run_goal`: a client that says what it wants. */
export const abraByGoal: ScriptedClient<AbraStage> = async ({ call }, { goal }, url) => {
  await call('run_goal', { goal, url });
};

function actionOf({ do: deed, value }: Step): object {
  if (deed === 'click') return { action: 'click_element' };
  if (deed === 'type') return { action: 'set_value', value };
  if (deed === 'select') return { action: 'select_option', value };
  return { action: 'set_checked', checked: deed === 'check' };
}
