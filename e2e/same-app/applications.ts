import type { Operation } from '../../src/model/plan/operation';

/** What a person does at one element of an application: which, in words that every implementation shows, and the deed. */
export interface Step {
  /** A selector of the page layer: role and name, or a text; of several hits the one `at`. */
  on: string;
  at?: number;
  /** The words that the mouse rests on meanwhile: TodoMVC shows the delete button of a row only then. */
  over?: string;
  deed: Record<string, unknown> & { type: Operation['type'] };
}

/** One application in several implementations, and what a person does there. */
export interface Application {
  folder: string;
  implementations: string[];
  steps: Step[];
  /** `window.state` of the page afterwards. */
  expected: string[];
  /** Where Abra stops instead of acting, "from → to": after how many steps, and why. Each is a figure to bring down; none may turn into a wrong act. */
  abstains: Record<string, { after: number; why: string }>;
}

const FIELD = 'input[placeholder="What needs to be done?"]';
const enter = (text: string): Step => ({ on: FIELD, deed: { type: 'type', text, submit: true } });
/** Check boxes in order: "Mark all", then one an item; the same of the buttons. */
const BOX = 'role=checkbox';
const DELETE = 'role=button[name="Delete"]';
const link = (name: string): Step => ({ on: `role=link[name="${name}"]`, deed: { type: 'click' } });
const click = (on: string, at = 0): Step => ({ on, at, deed: { type: 'click' } });

export const TODO: Application = {
  folder: 'todo',
  implementations: ['react', 'vue', 'preact', 'lit', 'backbone'],
  steps: [
    enter('Buy milk'),
    enter('Call Ann'),
    enter('Mow the lawn'),
    enter('Feed the cat'),
    click(BOX, 2),
    click(BOX, 4),
    link('Completed'),
    { ...click(DELETE, 0), over: 'Call Ann' },
    link('Active'),
    { ...click(DELETE, 1), over: 'Mow the lawn' },
    link('All'),
    click('role=button[name="Clear completed"]'),
  ],
  expected: ['· Buy milk'],
  abstains: {},
};

const inCard = (role: string, name: string, at: number) => click(`role=${role}[name="${name}"]`, at);

export const SHOP: Application = {
  folder: 'shop',
  implementations: ['bootstrap', 'bulma', 'pico'],
  steps: [
    { on: 'role=searchbox', deed: { type: 'type', text: 'tea' } },
    { on: 'role=combobox[name="Sort by"]', deed: { type: 'select', options: ['Price'] } },
    inCard('button', 'Add to cart', 1),
    inCard('button', 'Add to cart', 3),
    inCard('link', 'Details', 2),
    { on: 'role=textbox[name="Name"]', deed: { type: 'type', text: 'Ann' } },
    { on: 'role=combobox[name="Country"]', deed: { type: 'select', options: ['Spain'] } },
    { on: 'role=checkbox[name="Wrap as a gift"]', deed: { type: 'check', checked: true } },
    click('role=button[name="Place order"]'),
    { on: 'a:has-text("Basket")', deed: { type: 'click' } },
  ],
  expected: [
    'search tea',
    'sort Price',
    'add Black tea',
    'add Rooibos',
    'details Mate',
    'name Ann',
    'land Spain',
    'gift true',
    'order',
    'cart',
  ],
  abstains: {},
};
