import { expect, test } from 'vitest';
import { inTabs } from './in-tabs';

const step = (line: string, tab = 0) => ({ lines: [line], tab });

test('in one tab, steps are as they are', () => {
  expect(inTabs([step('one;'), step('two;')])).toEqual(['one;', 'two;']);
});

test('a tab is awaited from before the step that opens it, and gone back from', () => {
  expect(
    inTabs([step('one;'), step('open;'), step('there;', 1), step('further;', 1), step('third;', 2), step('back;')]).join('\n'),
  ).toMatchInlineSnapshot(`
    "one;
    const tab1Opens = page.context().waitForEvent('page');
    open;
    const tab1 = await tab1Opens;
    {
      const page = tab1;
      there;
    }
    const tab2Opens = page.context().waitForEvent('page');
    {
      const page = tab1;
      further;
    }
    const tab2 = await tab2Opens;
    {
      const page = tab2;
      third;
    }
    back;"
  `);
});
