import { bpmnJs } from '../../apps/flows/bpmn-js';
import type { Bed } from '../command';

export const BPMN_JS: Bed = {
  on: bpmnJs,
  state: async (tab, served) => ({
    shapes: await bpmnJs.state(tab, served),
    editing: await tab.locator('.djs-direct-editing-content').count(),
    selected: await tab.locator('.djs-element.selected').count(),
  }),
  commands: [
    { says: 'click on the start event Order', right: { selected: 1 } },
    { says: 'double click "Order"', right: { selected: 1, editing: 1 } },
    { says: 'rename Order to "Order arrives"', right: { shapes: ['StartEvent Order arrives'], selected: /[01]/ } },
    {
      says: 'drag "Create task" to the right of the start event',
      right: { shapes: ['StartEvent Order', 'Task'], selected: /[01]/, editing: /[01]/ },
    },
    { says: 'delete Order', right: { shapes: [] } },
    { says: 'create a swimming pool party', kind: 'impossible' },
    { says: 'export as picture', kind: 'impossible' },
    { says: 'wähle das Werkzeug "Activate lasso tool"', right: {} },
  ],
};
