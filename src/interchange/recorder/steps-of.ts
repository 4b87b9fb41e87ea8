import { replaceSecrets } from '../../lib/placeholder';
import type { Target } from '../../model/page/target';
import type { Operation, OperationOf, OperationType } from '../../model/plan/operation';
import type { Saying, Sayings } from '../../model/saying';
import { saying } from '../../model/saying-of';
import { ABRA_OPERATION, type RecorderStep } from './flow';
import { recorderSelectorsOf } from './selectors-of';

/** One operation as Recorder steps, with what they cannot express, as sayings. */
export interface Written {
  steps: RecorderStep[];
  notes: Sayings[];
}

/** Replaces `{{param}}` by the recorded value; secrets stay placeholders. */
export type Fill = (text: string) => string;

/** Writes an operation as steps. If the format has none, it becomes a custom step, which other players skip, and a note. `origin`: the page's. */
export function stepsOf(operation: Operation, fill: Fill, origin: string): Written {
  const write = WRITERS[operation.type] as (operation: Operation, fill: Fill, origin: string) => Written;
  const { steps, notes } = write(operation, fill, origin);
  return { steps, notes: [...notes, ...unsaidAround(operation)] };
}

const WRITERS: { [Kind in OperationType]: (operation: OperationOf<Kind>, fill: Fill, origin: string) => Written } = {
  click: (operation) => {
    const { button = 'left', count = 1, modifiers = [] } = operation;
    const place = placed(operation);
    if (!place) return unsaid(operation, saying('exportNoElement'));
    const clicked: RecorderStep = {
      type: count > 1 ? 'doubleClick' : 'click',
      ...place,
      ...offsetOf(operation),
      ...(button === 'left' ? {} : { button: button === 'right' ? ('secondary' as const) : ('auxiliary' as const) }),
    };
    const notes = count > 2 ? [[saying('exportTwice')]] : [];
    return { steps: [...modifiers.map(down), clicked, ...[...modifiers].reverse().map(up)], notes };
  },
  type: (operation, fill) => {
    if (operation.mode === 'insert') return byKeys(operation, fill(operation.text));
    const place = placed(operation);
    if (!place) return unsaid(operation, saying('exportNoElement'));
    const value = replaceSecrets(fill(operation.text), (name) => `{{${name}}}`);
    const notes = operation.mode === 'append' ? [[saying('exportReplaces')]] : [];
    return { steps: [{ type: 'change', ...place, value }, ...(operation.submit ? [down('Enter'), up('Enter')] : [])], notes };
  },
  paste: (operation) => unsaid(operation, saying('exportNoPaste')),
  select: (operation, fill) => {
    const place = placed(operation);
    if (!place) return unsaid(operation, saying('exportNoElement'));
    const [label = '', ...more] = operation.options;
    if (more.length) return unsaid(operation, saying('exportOneOption'));
    return { steps: [{ type: 'change', ...place, value: fill(label) }], notes: [[saying('exportByValue')]] };
  },
  'select-text': (operation) => unsaid(operation, saying('exportNoSelecting')),
  check: (operation) => {
    const place = placed(operation);
    if (!place) return unsaid(operation, saying('exportNoElement'));
    return {
      steps: [
        { type: 'click', ...place, ...offsetOf(operation) },
        { type: 'waitForElement', ...place, properties: { checked: operation.checked } },
      ],
      notes: [[saying('exportClicks')]],
    };
  },
  press: (operation) => {
    const keys = operation.key.split(/(?<=.)\+/);
    return { steps: [...keys.map(down), ...[...keys].reverse().map(up)], notes: [] };
  },
  hover: (operation) => {
    const place = placed(operation);
    return place ? { steps: [{ type: 'hover', ...place }], notes: [] } : unsaid(operation, saying('exportNoElement'));
  },
  scroll: (operation) => {
    const { direction, amount, position } = operation;
    if (!direction || !amount || placed(operation)) return unsaid(operation, saying('exportAbsolute'));
    const from = { x: position?.scrollX ?? 0, y: position?.scrollY ?? 0 };
    const by = direction === 'up' || direction === 'left' ? -amount : amount;
    const sideways = direction === 'left' || direction === 'right';
    return {
      steps: [{ type: 'scroll', x: Math.max(0, from.x + (sideways ? by : 0)), y: Math.max(0, from.y + (sideways ? 0 : by)) }],
      notes: [],
    };
  },
  wheel: (operation) => unsaid(operation, saying('exportNoWheel')),
  drag: (operation) => unsaid(operation, saying('exportNoDrag')),
  upload: (operation) => unsaid(operation, saying('exportNoUpload')),
  wait: (operation, fill) => {
    const { until, duration = 0, text = '' } = operation;
    const place = placed(operation);
    if (until === 'url') return expression(`location.href.includes(${JSON.stringify(fill(text))})`);
    if (until === 'text') return expression(`document.body.innerText.includes(${JSON.stringify(fill(text))})`);
    if (until && place)
      return { steps: [{ type: 'waitForElement', ...place, ...(until === 'gone' ? NONE : { visible: true }) }], notes: [] };
    return until
      ? unsaid(operation, saying('exportNoElement'))
      : expression(`new Promise(done => setTimeout(() => done(true), ${duration}))`);
  },
  navigate: (operation, fill, origin) => {
    const { to = 'url', url } = operation;
    if (to !== 'url' || url === undefined) return unsaid(operation, saying('exportAddresses'));
    const filled = fill(url);
    return { steps: [{ type: 'navigate', url: URL.canParse(filled, origin) ? new URL(filled, origin).href : filled }], notes: [] };
  },
  assert: (operation, fill) => {
    const { text, url, value, visible } = operation;
    const place = placed(operation);
    const element: RecorderStep[] = place
      ? [
          {
            type: 'waitForElement',
            ...place,
            ...(visible === false ? NONE : { visible: true }),
            ...(value === undefined ? {} : { properties: { value: fill(value) } }),
          },
        ]
      : [];
    const said = [
      ...(url === undefined ? [] : [`location.href.includes(${JSON.stringify(fill(url))})`]),
      ...(text === undefined ? [] : [`document.body.innerText.includes(${JSON.stringify(fill(text))})`]),
    ];
    return { steps: [...element, ...said.map((one): RecorderStep => ({ type: 'waitForExpression', expression: one }))], notes: [] };
  },
  extract: (operation) => unsaid(operation, saying('exportNoReading')),
  screenshot: (operation) => unsaid(operation, saying('exportNoPictures')),
};

/** Notes of options of any operation that the format cannot express. */
function unsaidAround(operation: Operation): Sayings[] {
  const asks = operation.dialogs?.some(({ kind }) => kind !== 'alert');
  return [...(asks ? [[saying('exportNoDialogs')]] : []), ...(operation.tab ? [[saying('exportOtherTab')]] : [])];
}

const NONE = { operator: '==' as const, count: 0 };

const expression = (text: string): Written => ({ steps: [{ type: 'waitForExpression', expression: text }], notes: [] });

function unsaid(operation: Operation, why: Saying): Written {
  return {
    steps: [{ type: 'customStep', name: ABRA_OPERATION, parameters: { operation } }],
    notes: [[why, saying('exportKept')]],
  };
}

function placed(target: Target): { selectors: (string | string[])[]; frame?: number[] } | undefined {
  const selectors = recorderSelectorsOf(target);
  const frame = target.fingerprint?.frame?.path;
  return selectors.length ? { selectors, ...(frame?.length ? { frame: [...frame] } : {}) } : undefined;
}

/** Offset of the pointer in the element, CSS px from its top left corner; the middle if the position is unknown. */
function offsetOf({ fingerprint }: Target): { offsetX: number; offsetY: number } {
  const { width = 2, height = 2 } = fingerprint?.size ?? {};
  const { x = 0.5, y = 0.5 } = fingerprint?.offset ?? {};
  return { offsetX: Math.round(width * x * 10) / 10, offsetY: Math.round(height * y * 10) / 10 };
}

/** Text at the caret goes to what has the focus, as keys that are named by what they write. */
function byKeys(operation: OperationOf<'type'>, text: string): Written {
  if (!/^[ -~]*$/.test(text) || text.includes('{{')) return unsaid(operation, saying('exportUsKeys'));
  const keys = [...text].flatMap((key) => (['keyDown', 'keyUp'] as const).map((type) => ({ type, key })));
  return { steps: [...keys, ...(operation.submit ? [down('Enter'), up('Enter')] : [])], notes: [] };
}

const down = (key: string): RecorderStep => ({ type: 'keyDown', key: keyName(key) });
const up = (key: string): RecorderStep => ({ type: 'keyUp', key: keyName(key) });
const keyName = (key: string) => (/^[A-Z]$/.test(key) ? key.toLowerCase() : key);
