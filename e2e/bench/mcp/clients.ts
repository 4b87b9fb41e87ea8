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

/** Abra's `execute_sequence`: looks at the page first, sends all that it has seen in one call, and goes on with what that call told. */
export const abraByLooks: ScriptedClient<AbraStage> = async ({ call, desk }, { steps }, url) => {
  let told = (await call('open', { url, look: true })).text;
  const numberOf = async ({ role, name }: Step) => {
    const found = (await desk.tab()).shown?.elements.find((one) => one.role === role && one.name === name)?.id;
    // Only what stands in an answer is known to a client.
    return found !== undefined && new RegExp(`\\b${found}\\b`).test(told) ? found : undefined;
  };
  for (let at = 0; at < steps.length; ) {
    const actions: object[] = [];
    for (let step = steps[at]; step && !(step.onNewPage && actions.length); step = steps[++at]) {
      const element = await numberOf(step);
      if (element === undefined && actions.length) break;
      if (element === undefined) told += (await call('look')).text;
      const number = element ?? (await numberOf(step));
      actions.push({ ...actionOf(step), ...(number === undefined ? { selector: byName(step) } : { element: number }) });
    }
    told += (await call('execute_sequence', { actions })).text;
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
