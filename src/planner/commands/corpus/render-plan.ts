import type { Operation } from '../../../model/plan/operation';
import type { Plan } from '../../../model/plan/plan';
import type { Page } from './build-snapshot';

/** A plan as a short line, to be compared with what a case expects: "click Theme …", "type q = camera; press Enter @q", "abstain". */
export function renderPlan(plan: Plan, page: Page): string {
  if (plan.isComplete === true) return plan.success ? (DONE.test(plan.summary) ? 'done' : `answer ${plan.summary}`) : 'abstain';
  const names = new Map<number, string>();
  for (const [name, id] of page.ids) names.set(id, name);
  const nameOf = (target: { elementId?: number | undefined }) =>
    target.elementId === undefined ? '' : (names.get(target.elementId) ?? `#${target.elementId}`);
  const operations = plan.operations.map((planned) => ('playbook' in planned ? `playbook ${planned.playbook}` : render(planned, nameOf)));
  return operations.join('; ') + (plan.more ? ' …' : '');
}

/** In any language. */
const DONE = /^(Done|Erledigt|Fait|Hecho|Feito|已完成|完了) ?[:：]/;

function render(operation: Operation, nameOf: (target: { elementId?: number | undefined }) => string): string {
  switch (operation.type) {
    case 'click':
      return `${operation.count === 2 ? 'double' : operation.button === 'right' ? 'right' : 'click'} ${nameOf(operation)}`;
    case 'type':
      return `type ${nameOf(operation)} ${operation.mode === 'append' ? '+' : '='} ${operation.text}${operation.submit ? ' ⏎' : ''}`;
    case 'select':
      return `select ${nameOf(operation)}: ${operation.options.join(', ')}`;
    case 'check':
      return `${operation.checked ? 'check' : 'uncheck'} ${nameOf(operation)}`;
    case 'press':
      return `press ${operation.key}${operation.elementId === undefined ? '' : ` @${nameOf(operation)}`}`;
    case 'scroll':
      return `scroll ${[operation.ratio ?? operation.direction, operation.amount, nameOf(operation)].filter((part) => part !== undefined && part !== '').join(' ')}`;
    case 'drag':
      return `drag ${nameOf(operation)} > ${nameOf(operation.to ?? {})}`;
    case 'upload':
      return `upload ${nameOf(operation)}: ${operation.files.join(', ')}`;
    case 'wait':
      return `wait ${[operation.duration, operation.until, operation.text].filter((part) => part !== undefined).join(' ')}`;
    case 'navigate':
      return `navigate ${operation.url ?? operation.to}`;
    case 'screenshot':
      return 'screenshot';
    case 'assert':
      return `assert ${operation.text}`;
    default:
      return `${operation.type} ${nameOf(operation)}`;
  }
}
