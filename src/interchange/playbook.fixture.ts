import type { Fingerprint } from '../model/page/target';
import type { DomainPlaybooks, Playbook } from '../model/playbook/playbook';

export const NOW = '2026-03-01T10:00:00.000Z';

export function print(role: string, name: string, over: Partial<Fingerprint> = {}): Fingerprint {
  const id = name.toLowerCase().replace(/\W+/g, '-');
  return {
    selectors: [`#${id}`, `[data-testid="${id}"]`],
    tag: role === 'button' ? 'button' : role === 'link' ? 'a' : 'input',
    role,
    name,
    attributes: { id },
    landmarks: [{ kind: 'main' }],
    neighbours: [],
    ordinal: { index: 0, of: 1 },
    position: { relX: 0.5, relY: 0.5, viewportWidth: 1440, viewportHeight: 900, scrollX: 0, scrollY: 0 },
    size: { width: 120, height: 40 },
    ...over,
  };
}

/** A playbook that logs in and searches for a trip. It has a text, secret, option, key, navigation, closed shadow root and frame. */
export function deskPlaybook(over: Partial<Playbook> = {}): Playbook {
  const operations: Playbook['operations'] = [
    { type: 'click', fingerprint: print('button', 'Got it'), optional: true },
    { type: 'type', fingerprint: print('textbox', 'Email'), text: '{{email}}' },
    { type: 'type', fingerprint: print('textbox', 'Password'), text: '{{secret:password}}' },
    { type: 'check', fingerprint: print('checkbox', 'Remember me'), checked: true },
    { type: 'press', fingerprint: print('textbox', 'Password'), key: 'Enter' },
    { type: 'select', fingerprint: print('combobox', 'Guests', { tag: 'select' }), options: ['3'] },
    { type: 'hover', fingerprint: print('button', 'More') },
    { type: 'click', fingerprint: print('button', 'Add', { shadowPath: ['buy-box'] }), modifiers: ['Shift'] },
    { type: 'click', fingerprint: print('button', 'Pay', { frame: { path: [0], url: 'https://pay.example.com/' } }), count: 2 },
    { type: 'scroll', direction: 'down', amount: 400 },
    { type: 'drag', fingerprint: print('button', 'Card'), offset: { x: 10, y: 0 } },
    { type: 'assert', fingerprint: print('heading', 'Done'), text: 'Thank you' },
  ];
  const outcomes: Playbook['outcomes'] = operations.map((_operation, step) => (step === 4 ? { navigatesTo: '/desk/dashboard' } : null));
  return {
    id: 'pb-desk',
    name: 'Log in and look',
    domain: 'desk.example.com',
    pagePath: '/desk/login',
    operations,
    recordedViewport: { width: 1440, height: 900 },
    successCount: 3,
    failCount: 1,
    lastUsed: NOW,
    createdAt: NOW,
    outcomes,
    params: [{ name: 'email', kind: 'text', label: 'Email', default: 'ada@example.com' }],
    versions: [{ version: 1, operations, outcomes, cause: 'recorded', why: 'A person showed it.', at: NOW, status: 'active' }],
    health: [{ at: NOW, ok: true, version: 1 }],
    goals: ['log in'],
    source: 'recorded',
    namedBy: 'person',
    ...over,
  };
}

export function deskMemory(): DomainPlaybooks {
  const theme: Playbook = deskPlaybook({
    id: 'pb-theme',
    name: 'Select theme',
    operations: [
      { type: 'click', fingerprint: print('button', 'Theme') },
      { type: 'click', fingerprint: print('option', 'Purple') },
    ],
    outcomes: [null, null],
    params: [],
    versions: [],
    variableStep: { step: 1, map: 'Theme', recorded: 'Purple' },
  });
  const optionMap = { Theme: { Purple: { fingerprint: print('option', 'Purple') }, Fuchsia: { selector: '[data-value="fuchsia"]' } } };
  return { domain: 'desk.example.com', playbooks: [deskPlaybook(), theme], optionMap };
}
