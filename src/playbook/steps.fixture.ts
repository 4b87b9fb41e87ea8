import type { Delta } from '../model/page/delta';
import { NO_DELTA } from '../model/page/no-delta';
import type { Fingerprint } from '../model/page/target';
import type { Operation } from '../model/plan/operation';
import type { OperationRecord } from '../model/run/record';
import type { Step } from './learn/step';

/** Steps as a page would report them, for tests. */
export const VIEWPORT = { width: 1440, height: 900 };
export const NOW = '2026-01-02T03:04:05.000Z';
export const SITE = 'https://ui.example.com/themes';

export function print(role: string, name: string, more: Partial<Fingerprint> = {}): Fingerprint {
  const slug = name.toLowerCase().replace(/\W+/g, '-');
  return {
    selectors: [`#${slug}`],
    tag: role === 'textbox' || role === 'searchbox' ? 'input' : 'button',
    role,
    name,
    attributes: {},
    landmarks: [{ kind: 'main' }],
    neighbours: [],
    position: { relX: 0.3, relY: 0.4, viewportWidth: 1440, viewportHeight: 900, scrollX: 0, scrollY: 0 },
    ...more,
  };
}

export function record(
  found: Fingerprint | undefined,
  more: Partial<Omit<OperationRecord, 'delta'>> & { delta?: Partial<Delta> } = {},
): OperationRecord {
  const { delta, ...rest } = more;
  return {
    operationId: 'op-1',
    status: 'done',
    label: found ? `${found.role} ${found.name}` : '',
    dispatched: true,
    ...(found ? { found, by: 'element' as const } : {}),
    delta: { ...NO_DELTA, ...delta },
    notes: [],
    took: { find: 1, act: 1, settle: 1 },
    url: SITE,
    ...rest,
  };
}

export function step(operation: Operation, found?: Fingerprint, more: Parameters<typeof record>[1] = {}): Step {
  return { operation, record: record(found, more) };
}

/** A menu button that opens options, as the demo's theme customiser has them. */
export function opens(menu: string, options: string[], more: Partial<Fingerprint> = {}): Step {
  return step({ type: 'click', elementId: 3 }, print('button', menu, more), {
    delta: {
      appeared: options.map((label) => ({ selector: `#${label.toLowerCase()}`, tagName: 'DIV', role: 'option', name: label })),
      changed: [{ selector: `#${menu.toLowerCase()}`, name: menu, field: 'aria-expanded', from: 'false', to: 'true' }],
      opened: [`listbox ${menu}`],
    },
    options: options.map((label) => ({ label, target: { selector: `#${label.toLowerCase()}`, fingerprint: print('option', label) } })),
  });
}

export function chooses(option: string, menu: string): Step {
  return step({ type: 'click', elementId: 9 }, print('option', option, { landmarks: [{ kind: 'listbox', name: menu }] }), {
    delta: {
      disappeared: [{ selector: `#${option.toLowerCase()}`, tagName: 'DIV', role: 'option', name: option }],
      changed: [{ selector: `#${menu.toLowerCase()}`, name: menu, field: 'text', from: 'x', to: option }],
      closed: [`listbox ${menu}`],
    },
  });
}

export function types(text: string, found: Fingerprint, more: Partial<Operation & { type: 'type' }> = {}): Step {
  return step({ type: 'type', elementId: 5, text, ...more }, found);
}
