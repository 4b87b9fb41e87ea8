import type { Case } from './case';
import { hostOf } from './pages';

type Row = readonly [widget: string, goal: string, proof: string, expected: unknown];

const SAID = 'said.join()';
const valueOf = (selector: string) => `document.querySelector('${selector}').value`;

/** What people want of widgets of npm, and how their own state tells it. `undefined`: nothing there fits, and nothing may change. */
const ROWS: readonly Row[] = [
  ['react-select', 'choose Banana in Fruit', SAID, 'Banana'],
  ['react-select', 'set Fruit to "Cherry"', SAID, 'Cherry'],
  ['react-select', 'choose Mango in Fruit', SAID, undefined],
  ['downshift', 'choose Cherry in Fruit', SAID, 'Cherry'],
  ['headless', 'choose Cherry in Fruit', SAID, 'Cherry'],
  ['headless', 'open Actions and click Remove', SAID, 'remove'],
  ['headless', 'open Actions and click Archive', SAID, undefined],
  ['headless', 'turn on Dark', SAID, 'dark'],
  ['radix', 'choose Banana in Fruit', SAID, 'Banana'],
  ['radix', 'open Actions and click Edit', SAID, 'edit'],
  ['radix', 'click Edit in Actions and tell me the price', SAID, undefined],
  ['mui', 'choose Banana in Fruit', SAID, 'Banana'],
  ['mui', 'type "Ada!" into Name', 'globalThis.typed', 'Ada!'],
  ['mui', 'type the text "hello" into Name', 'globalThis.typed', 'hello'],
  ['mui', 'enter the value of Gender into Name', 'globalThis.typed', undefined],
  ['mui', 'turn on Dark', SAID, 'true'],
  ['mui', 'click Ask and then click Yes', SAID, 'yes'],
  ['mui', 'click Ask and then click No', SAID, undefined],
  ['mui', 'change age to 37', `${SAID} + (globalThis.typed ?? '')`, undefined],
  ['mui', 'choose Paris in City', SAID, 'Paris'],
  ['mui', 'choose Berlin in City', SAID, undefined],
  ['antd', 'choose "Item 7" in Item', SAID, 'v7'],
  ['antd', 'tick Agree', SAID, 'true'],
  ['antd', 'turn on Dark', SAID, 'true'],
  ['shoelace', 'choose Banana in Fruit', SAID, 'banana'],
  ['shoelace', 'type "C++" into Name', valueOf('#i'), 'C++'],
  ['shoelace', 'turn on Dark', SAID, 'true'],
  ['shoelace', 'open More', `document.querySelector('#d').open`, true],
  ['shoelace', 'choose Cherry in Fruit', SAID, undefined],
  ['material-web', 'choose Banana in Fruit', SAID, 'banana'],
  ['material-web', 'type "-5" into Name', valueOf('#t'), '-5'],
  ['material-web', 'tick Agree', `document.querySelector('#c').checked`, true],
  ['fluent', 'type "hunter2!" into Name', valueOf('#t'), 'hunter2!'],
  ['fluent', 'tick Agree', `document.querySelector('#c').checked`, true],
  ['fluent', 'click Go', SAID, 'go'],
  ['fluent', 'click Stop', SAID, undefined],
  ['react-aria', 'choose Banana in Fruit', SAID, 'Banana'],
  ['react-aria', 'choose Cherry in Drink', SAID, 'Cherry'],
  ['react-aria', 'click Press', SAID, 'pressed'],
  ['bootstrap', 'open Actions and click Edit', SAID, 'edit'],
  ['bootstrap', 'click Two', `document.querySelector('#t2').matches('.active')`, true],
  ['bootstrap', 'click Three', `document.querySelector('#t2').matches('.active')`, undefined],
  ['flatpickr', 'type "2024-05-17" into Day', valueOf('#d'), '2024-05-17'],
  ['imask', 'type "+7(912)345-67-89" into Phone', valueOf('#p'), '+7(912)345-67-89'],
  ['imask', 'type "17.05.2024" into Day', valueOf('#d'), '17.05.2024'],
  ['imask', 'type "31.02.2024" into Day', valueOf('#d'), '31.02.2024'],
  ['imask', 'type "call me" into Phone', valueOf('#p'), undefined],
  ['tom-select', 'choose Cherry in Fruit', SAID, 'Cherry'],
  ['tom-select', 'choose Plum in Fruit', SAID, undefined],
  ['quill', 'type "10.50 < 11" into Story', 'quill.getText().trim()', '10.50 < 11'],
];

/** The widget's state is the judge: as it was, as it was to be, or something else. */
const widgetGoal = ([widget, goal, proof, expected]: Row): Case => ({
  kind: 'widgets',
  name: `${widget}: ${goal}`,
  play: async (stage) => {
    const host = `${hostOf(`${widget}: ${goal}`).replace('.test', '')}.zoo.test`;
    await stage.visit(`http://${host}/${widget}`);
    const tab = stage.tab();
    const state = () => tab.evaluate(proof).then((value) => JSON.stringify(value ?? ''));
    const before = await state();
    const claim = await stage.goal(goal);
    const after = await state();
    const reached = expected !== undefined && after === JSON.stringify(expected);
    const possible = expected !== undefined && !/31\.02/.test(goal);
    const partly = !possible && /^"(?:edit)"$/.test(after) && goal.includes('tell me');
    const others = reached || after === before || partly || !possible === isField(proof) ? [] : [`the state is ${after}, was ${before}`];
    return [{ what: `${widget}: ${goal}`, done: claim.done, reached, possible, others, said: claim.said }];
  },
});

/** A field that cannot hold what was typed shows what it made of it: that is to be told, not to be undone. */
const isField = (proof: string) => proof.endsWith('.value');

export const WIDGET_GOALS: readonly Case[] = ROWS.map(widgetGoal);
