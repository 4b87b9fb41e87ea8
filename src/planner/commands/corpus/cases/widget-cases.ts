import {
  agGrid,
  antd,
  antdSelect,
  bootstrap,
  bootstrapMenu,
  bootstrapModal,
  calendar,
  flatpickr,
  mui,
  muiDialog,
  muiSelect,
  radix,
  radixMenu,
  radixSelect,
} from '../pages/widgets';
import type { Cases } from './cases';

/** Commands on pages of widget libraries, as the scanner really saw them. */
export const WIDGETS: Cases[] = [
  {
    about: 'radix',
    page: radix,
    cases: [
      ['set fruit to Banana', 'click Fruit …'],
      ['choose Banana from the fruit menu', 'click Fruit …'],
      ['open the fruit select', 'click Fruit'],
      ['open the actions menu and click edit', 'click Actions …'],
      ['hover over Ada', 'hover Ada'],
      ['rename', 'click Rename'],
      ['choose Banana', 'abstain'],
      ['type Bob in the new name field', 'abstain'],
      ['drag the volume slider to Ada', 'drag Volume > Ada'],
      ['press ArrowRight on volume', 'press ArrowRight @Volume'],
    ],
  },
  {
    about: 'radix, select open',
    page: radixSelect,
    cases: [
      ['choose Banana', 'click Banana'],
      ['set fruit to Cherry', 'click Cherry'],
      ['choose the second option', 'click Banana'],
      ['set fruit to Mango', 'abstain'],
      ['open the fruit select', 'done'],
    ],
  },
  {
    about: 'radix, menu open',
    page: radixMenu,
    cases: [
      ['click edit', 'click Edit'],
      ['open more', 'click More'],
      ['choose Archive', 'abstain'],
    ],
  },
  {
    about: 'mui',
    page: mui,
    cases: [
      ['set fruit to Cherry', 'click Fruit …'],
      ['type Ada in name', 'type Name = Ada'],
      ['type Par in the city field', 'type City = Par'],
      ['turn on dark', 'check #6'],
      ['toggle dark', 'click #6'],
      ['open the actions', 'click Actions'],
      ['click ask and click yes', 'click Ask …'],
      ['type Oslo', 'abstain'],
    ],
  },
  {
    about: 'mui, select open',
    page: muiSelect,
    cases: [
      ['choose Cherry', 'click Cherry'],
      ['set fruit to Banana', 'click Banana'],
      ['choose Plum', 'abstain'],
    ],
  },
  {
    about: 'mui, dialog open',
    page: muiDialog,
    cases: [
      ['click yes', 'click Yes'],
      ['yes', 'click Yes'],
      ['click ask', 'click Ask'],
    ],
  },
  {
    about: 'antd',
    page: antd,
    cases: [
      ['set item to Item 3', 'click Item …'],
      ['tick agree', 'check Agree'],
      ['turn dark on', 'check Dark'],
    ],
  },
  {
    about: 'antd, select open',
    page: antdSelect,
    cases: [
      ['choose Item 3', 'click Item 3'],
      ['set item to Item 5', 'click Item 5'],
      // Was "abstain": the list draws its items as it is scrolled, and the page goes through it (`pickFromList`), and bails where it ends.
      ['set item to Item 250', 'select Item: Item 250'],
      ['type Item 25 in item', 'type Item = Item 25'],
    ],
  },
  {
    about: 'bootstrap',
    page: bootstrap,
    cases: [
      ['open the actions menu and choose edit', 'click Actions …'],
      ['switch to the Two tab', 'click Two'],
      ['go to two', 'click Two'],
    ],
  },
  {
    about: 'bootstrap, menu open',
    page: bootstrapMenu,
    cases: [
      ['click edit', 'click Edit'],
      ['choose edit', 'click Edit'],
      ['open the actions menu', 'done'],
    ],
  },
  {
    about: 'bootstrap, dialog open',
    page: bootstrapModal,
    cases: [
      ['type forty-two as answer and click done', 'type Answer = forty-two; click Done'],
      ['click done', 'click Done'],
    ],
  },
  {
    about: 'ag-grid',
    page: agGrid,
    cases: [
      ['click the row Person 3', 'click Person 3 3'],
      ['double click Person 7', 'double Person 7 7'],
      ['click name', 'click Name'],
      ['click age', 'click Age'],
      ['scroll to Person 15', 'scroll Person 15 15'],
      ['click Person', 'abstain'],
      ['click Person 99', 'abstain'],
    ],
  },
  {
    about: 'calendar',
    page: calendar,
    cases: [
      ['click May 7, 2024', 'click May 7, 2024'],
      ['next month', 'click Next month'],
      ['go to the previous month', 'click Previous month'],
      ['click today', 'click today'],
      ['click the trip', 'click Trip'],
      ['drag Trip to May 9, 2024', 'drag Trip > May 9, 2024'],
      ['click May 35, 2024', 'abstain'],
    ],
  },
  {
    about: 'flatpickr',
    page: flatpickr,
    cases: [
      ['click May 2, 2024', 'click May 2, 2024'],
      ['type 2024-05-09 in day', 'abstain'],
    ],
  },
];
