import { type Application, clicks, step } from '../flow';
import { at } from '../hand';
import { bundled } from '../serve';

interface Shape {
  type: string;
  businessObject: { name?: string };
  source?: Shape;
  target?: Shape;
}

const shape = (type: string, nth = 0) => `.djs-shape[data-element-id^="${type}"] >> nth=${nth}`;

export const bpmnJs: Application = {
  name: 'bpmn-js',
  kind: 'diagram editor',
  serve: bundled('bpmn'),
  ready: (tab) => tab.locator('.djs-shape[data-element-id=start]').waitFor(),
  steps: [
    clicks('take the start', 'click', '.djs-shape[data-element-id=start] .djs-hit'),
    clicks('a task after it', 'click', '.djs-context-pad [data-action="append.append-task"]'),
    step('what it is', 'type:Pack the tea', async ({ type, click, tab }) => {
      await click(tab.locator(`${shape('Activity_')} >> .djs-hit`), { count: 2 });
      await type('Pack the tea');
      await click(at(tab.locator('.djs-container svg').first(), 0.3, 0.7));
    }),
    step('a gateway by dragging', 'drag at', ({ drag, tab }) =>
      drag(tab.locator('.djs-palette [data-action="create.exclusive-gateway"]'), at(tab.locator('.djs-container svg').first(), 0.55, 0.3)),
    ),
    clicks('take the task', 'click', `${shape('Activity_')} >> .djs-hit`),
    step('connect them', ['click', 'click'], async ({ click, tab }) => {
      await click(tab.locator('.djs-context-pad [data-action="connect"]'));
      await click(tab.locator(`${shape('Gateway_')} >> .djs-hit`));
    }),
    step('an end at a place', ['click', 'click at'], async ({ click, tab }) => {
      await click(tab.locator('.djs-palette [data-action="create.end-event"]'));
      await click(at(tab.locator('.djs-container svg').first(), 0.7, 0.55));
    }),
  ],
  state: (tab) =>
    tab.evaluate(() => {
      const { modeler } = globalThis as unknown as { modeler: { get(name: 'elementRegistry'): { getAll(): Shape[] } } };
      const called = (one?: Shape) => `${one?.type.replace('bpmn:', '')} ${one?.businessObject.name ?? ''}`.trim();
      return modeler
        .get('elementRegistry')
        .getAll()
        .filter(({ type }) => type !== 'label' && type !== 'bpmn:Process')
        .map((one) => (one.source ? `${called(one.source)} → ${called(one.target)}` : called(one)))
        .sort();
    }),
  right: [
    'EndEvent',
    'ExclusiveGateway',
    'StartEvent Order',
    'StartEvent Order → Task Pack the tea',
    'Task Pack the tea',
    'Task Pack the tea → ExclusiveGateway',
  ],
};
