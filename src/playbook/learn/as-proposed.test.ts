import { expect, test } from 'vitest';
import type { PlannedOperation, Proposal } from '../../model/plan/plan';
import { asProposed } from './as-proposed';

const GOAL = 'add the todo walk the dog and eggs, then delete it';
const proposal: Proposal = {
  steps: [{ does: 'add the todo walk the dog', reference: { playbook: 'Add the todo …', params: { todo: 'walk the dog' } } }],
  left: ['delete it'],
};
const click: PlannedOperation = { type: 'click', elementId: 4 };
const add = (params?: Record<string, string>): PlannedOperation => ({ playbook: 'Add the todo …', ...(params ? { params } : {}) });

test.each([
  ['left out, it is the value of the goal, not of an earlier visit', [add(), click], [add({ todo: 'walk the dog' }), click]],
  ['words that the goal does not have are none', [add({ todo: 'buy milk' })], [add({ todo: 'walk the dog' })]],
  [
    'other words of the goal are the planner’s to choose',
    [add({ todo: 'walk the dog and eggs' })],
    [add({ todo: 'walk the dog and eggs' })],
  ],
  ['what is played once more than proposed stays as it was said', [add(), add()], [add({ todo: 'walk the dog' }), add()]],
  ['other playbooks stay', [{ playbook: 'Delete all' }], [{ playbook: 'Delete all' }]],
])('%s', (_title, said, planned) => {
  expect(asProposed(said, proposal, GOAL)).toEqual(planned);
});
