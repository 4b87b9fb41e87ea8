import { describe, expect, test } from 'vitest';
import { keyOfPage } from '../../model/page/page-key';
import type { Proposal } from '../../model/plan/plan';
import type { DomainPlaybooks } from '../../model/playbook/playbook';
import { EMPTY } from '../memory.fixture';
import { expandPlaybookReferences } from '../play/expand';
import { recall } from '../recall/recall';
import { type PlayedPlan, runOf, snapshotOf } from '../run.fixture';
import { chooses, NOW, opens, print, SITE, step, types } from '../steps.fixture';
import { applyLessons, lessonsOf } from './lessons';
import type { Step } from './step';

/** What a run leaves in the list, and how goals are answered from it afterwards: "0" calls, "1" to read the answer, or "plan". */
interface Visit {
  goal: string;
  plans: Step[][];
  /** The rows of the list: name, operations, blanks. */
  rows: string[];
  /** Goals of later visits: calls, then the values that are filled in. */
  later: [goal: string, answer: string][];
  path?: string;
  /** A planner saw the final page and said that the goal is reached. */
  seen?: true;
}

const PATH = '/themes';
const field = (name: string) => print('textbox', name);
const click = (role: string, name: string, more: Parameters<typeof step>[2] = {}) =>
  step({ type: 'click', elementId: 2 }, print(role, name), more);
const go = (path: string, from: string) =>
  step({ type: 'navigate', url: `https://ui.example.com${path}` }, undefined, {
    url: `https://ui.example.com${path}`,
    delta: { url: { from: `https://ui.example.com${from}`, to: `https://ui.example.com${path}` } },
  });
const add = (text: string) => types(text, field('New todo'), { submit: true });
const picks = (option: string, of: string, all: string[], more: Parameters<typeof step>[2] = {}) =>
  step({ type: 'select', elementId: 4, options: [option] }, print('combobox', of), {
    ...more,
    options: all.map((label) => ({ label, target: { selector: `#${label}`, fingerprint: print('option', label) } })),
  });
const reads = (name: string, value: string) => step({ type: 'extract', elementId: 7, name }, print('text', name), { value });
const refused: Step = step({ type: 'click', elementId: 9 }, undefined, {
  status: 'failed',
  dispatched: false,
  bail: { kind: 'target-missing', wanted: 'Add', nearest: [] },
});

const TRIPOD = { landmarks: [{ kind: 'listitem' as const, name: 'Maple Tripod' }, { kind: 'main' as const }] };
const SIZES = ['Small', 'Medium', 'Large'];
const VISITS: Record<string, Visit> = {
  'one operation is a playbook': {
    goal: 'add the todo buy milk',
    plans: [[add('buy milk')]],
    rows: ['Add the todo …: type [new-todo]'],
    later: [
      ['add the todo buy milk', '0 buy milk'],
      ['add the todo walk the dog', '0 walk the dog'],
      ['add the todo buy bread', '0 buy bread'],
      ['add the todo walk the dog, then delete it', 'plan'],
      ['add the todo call Tom to the list Work', 'plan'],
      ['delete the todo buy milk', 'plan'],
    ],
  },
  'two plans are one playbook': {
    goal: 'create the customer Ada with the town Oslo',
    plans: [[click('button', 'New')], [types('Ada', field('Name')), types('Oslo', field('Town'))], [click('button', 'Save')]],
    rows: ['Create the customer … with the town …: click type type click [name, town]'],
    later: [
      ['create the customer Ada with the town Oslo', '0 Ada Oslo'],
      ['create the customer Grace with the town Rome', '0 Grace Rome'],
      ['create the customer Grace', 'plan'],
      ['create the town Rome with the customer Grace', 'plan'],
    ],
  },
  'clicks that only follow one another': {
    goal: 'like and share',
    plans: [[click('button', 'Like')], [click('button', 'Share')]],
    rows: ['Like and share: click click []'],
    later: [
      ['like and share', '0'],
      ['share', 'plan'],
    ],
  },
  'navigations are named after the goal': {
    goal: 'open the invoices of March',
    plans: [[go('/invoices', PATH)], [go('/invoices/march', '/invoices')]],
    rows: ['Open the invoices of March: navigate navigate []'],
    later: [['open the invoices of March', '0']],
  },
  'a goal that asks for words ends with words': {
    goal: 'add the todo buy milk and tell me how many are left',
    plans: [[add('buy milk')]],
    rows: ['Add the todo … and tell me how many are left: type [new-todo]'],
    later: [
      ['add the todo buy milk and tell me how many are left', '1 buy milk'],
      ['add the todo feed the cat and tell me how many are left', '1 feed the cat'],
      ['add the todo feed the cat and tell me what it costs', 'plan'],
    ],
  },
  'its reading is a step': {
    goal: 'open the cart and tell me the total',
    plans: [[click('link', 'Cart')], [reads('total', '30')]],
    rows: ['Open the cart and tell me the total: click extract []'],
    later: [['open the cart and tell me the total', '0']],
  },
  'a reading alone': {
    goal: 'what is the total?',
    plans: [[reads('total', '30')]],
    rows: ['What is the total?: extract []'],
    later: [['what is the total?', '0']],
  },
  'an address is a blank': {
    goal: 'subscribe ada@example.com to the newsletter',
    plans: [[types('ada@example.com', field('E-mail'))], [click('button', 'Subscribe')]],
    rows: ['Subscribe … to the newsletter: type click [e-mail]'],
    later: [
      ['subscribe bob@mail.example.org to the newsletter', '0 bob@mail.example.org'],
      ['subscribe bob to the newsletter', 'plan'],
    ],
  },
  'the name of a file is a blank, its point and all': {
    goal: 'rename the file to notes.txt',
    plans: [[types('notes.txt', field('New name')), click('button', 'Rename')]],
    rows: ['Rename the file to …: type click [new-name]'],
    later: [
      ['rename the file to notes.txt', '0 notes.txt'],
      ['rename the file to plan-2.final.md', '0 plan-2.final.md'],
      ['rename the file to plan.', '0 plan'],
      ['rename the file to plan. Delete the others', 'plan'],
      ['rename the file to plan.md. Delete the others', 'plan'],
    ],
  },
  'a date is a blank': {
    goal: 'set the due date to 03/15/2026',
    plans: [[types('03/15/2026', field('Due date'))], [click('button', 'Save')]],
    rows: ['Set the due date to …: type click [due-date]'],
    later: [
      ['set the due date to 04/01/2026', '0 04/01/2026'],
      ['set the due date to tomorrow', 'plan'],
    ],
  },
  'an option is a blank': {
    goal: 'choose Large as the size',
    plans: [[picks('Large', 'Size', SIZES)]],
    rows: ['Choose … as the size: select []'],
    later: [
      ['choose Large as the size', '0 Large'],
      ['choose Small as the size', '0 Small'],
      ['choose Huge as the size', 'plan'],
    ],
  },
  'a choice that was so already is a step': {
    goal: 'deliver to Vienna in Austria',
    plans: [[types('Vienna', field('City')), picks('Austria', 'Country', ['Austria', 'Japan'], { status: 'skipped' })]],
    rows: ['Deliver to … in …: type select [city]'],
    later: [
      ['deliver to Vienna in Austria', '0 Vienna Austria'],
      ['deliver to Kyoto in Japan', '0 Kyoto Japan'],
      ['deliver to Kyoto', 'plan'],
    ],
  },
  'a box that was so already is a step': {
    goal: 'subscribe ada@example.com with weekly news',
    plans: [
      [
        types('ada@example.com', field('E-mail')),
        step({ type: 'check', elementId: 5, checked: true }, print('checkbox', 'Weekly news'), { status: 'skipped' }),
        click('button', 'Subscribe'),
      ],
    ],
    rows: ['Subscribe … with weekly news: type check click [e-mail]'],
    later: [['subscribe ada@example.com with weekly news', '0 ada@example.com']],
  },
  'what was pressed once, and not again, is no step': {
    goal: 'add the todo buy milk',
    plans: [[click('button', 'Open'), add('buy milk'), click('button', 'Close', { status: 'skipped' })]],
    rows: ['Add the todo …: click type [new-todo]'],
    later: [['add the todo buy milk', '0 buy milk']],
  },
  'a planner that saw the page knows what the words of one clause leave out': {
    goal: 'search for maple and put the Maple Tripod into the cart',
    plans: [[types('maple', field('Search'), { submit: true })], [click('button', 'Add', { found: print('button', 'Add', TRIPOD) })]],
    seen: true,
    rows: ['Search for maple and put the Maple Tripod into the cart: type click [search]'],
    later: [
      ['search for maple and put the Maple Tripod into the cart', '0 maple'],
      ['search for ember and put the Maple Tripod into the cart', 'plan'],
      ['search for maple and put the Ash Tripod into the cart', 'plan'],
      ['put the Maple Tripod into the cart', 'plan'],
    ],
  },
  'where nobody saw it, each word has to be in what was done': {
    goal: 'search for maple and put the Maple Tripod into the cart',
    plans: [[types('maple', field('Search'), { submit: true })], [click('button', 'Add', { found: print('button', 'Add', TRIPOD) })]],
    rows: ['Some steps: type click [search]'],
    later: [['search for maple and put the Maple Tripod into the cart', 'plan']],
  },
  'a clause without a step of its own was fulfilled already, whoever saw it': {
    goal: 'switch to German and add the todo Milch kaufen',
    plans: [[add('Milch kaufen')]],
    seen: true,
    rows: ['Some steps: type [new-todo]'],
    later: [['switch to German and add the todo Milch kaufen', 'plan']],
  },
  'a clause that compares is judged anew, whoever saw it': {
    goal: 'search for film and add the cheapest film to the cart',
    plans: [[types('film', field('Search'), { submit: true })], [click('button', 'Add', { found: print('button', 'Add', TRIPOD) })]],
    seen: true,
    rows: ['Some steps: type click [search]'],
    later: [['search for film and add the cheapest film to the cart', 'plan']],
  },
  'which one is the best is seen anew, on a list that was filtered and sorted as before': {
    goal: 'which lamp is the cheapest?',
    plans: [
      [
        step({ type: 'check', elementId: 5, checked: true }, print('checkbox', 'Lamps', { landmarks: [{ kind: 'item', name: 'Kind' }] })),
        picks('Price', 'Sort by', ['Price', 'Name']),
      ],
    ],
    seen: true,
    rows: ['Which lamp is the cheapest?: check select []'],
    later: [
      ['which lamp is the cheapest?', '1 Price'],
      ['which lamp is the dearest?', 'plan'],
      ['which lamp is the cheapest and put it into the cart', 'plan'],
    ],
  },
  'but where something was pressed for it, that may have been the best of then': {
    goal: 'which lamp is the cheapest?',
    plans: [[picks('Price', 'Sort by', ['Price', 'Name']), click('link', 'Sun 3000')]],
    seen: true,
    rows: ['Some steps: select click []'],
    later: [['which lamp is the cheapest?', 'plan']],
  },
  'nor where what is done depends on what is found': {
    goal: 'is the lamp in stock if I filter by Oslo?',
    plans: [[picks('Oslo', 'Shop', ['Oslo', 'Rome'])]],
    seen: true,
    rows: ['Some steps: select []'],
    later: [['is the lamp in stock if I filter by Oslo?', 'plan']],
  },
  'a bound with a number is a value, and compares nothing': {
    goal: 'show only products that cost at most 100 dollars',
    plans: [[types('100', field('Highest price'), { submit: true })]],
    seen: true,
    rows: ['Show only products that cost at most … dollars: type [highest-price]'],
    later: [
      ['show only products that cost at most 100 dollars', '0 100'],
      ['show only products that cost at most 250 dollars', '0 250'],
      ['show only products that cost at most a few dollars', 'plan'],
      ['show only products that cost at least 250 dollars', 'plan'],
      ['show only products that cost the most', 'plan'],
    ],
  },
  'how a list is sorted belongs to the sorting': {
    goal: 'sort the products by price, cheapest first',
    plans: [[picks('Price: low to high', 'Sort by', ['Price: low to high', 'Price: high to low'])]],
    seen: true,
    rows: ['Sort the products by price, cheapest first: select []'],
    later: [
      ['sort the products by price, cheapest first', '0 Price: low to high'],
      ['sort the products by price, dearest first', 'plan'],
    ],
  },
  'but which one is taken first is a choice': {
    goal: 'open the reviews, newest first',
    plans: [[click('link', 'Review 7')]],
    seen: true,
    rows: ['Some steps: click []'],
    later: [['open the reviews, newest first', 'plan']],
  },
  'all that there is may be more the next time': {
    goal: 'take everything out of the cart',
    plans: [[click('button', 'Remove', { found: print('button', 'Remove', TRIPOD) })]],
    seen: true,
    rows: ['Some steps: click []'],
    later: [['take everything out of the cart', 'plan']],
  },
  'where one control is for all of them, they are no matter': {
    goal: 'take everything out of the cart',
    plans: [[click('button', 'Empty')]],
    seen: true,
    rows: ['Take everything out of the cart: click []'],
    later: [['take everything out of the cart', '0']],
  },
  'an object in JSON is one value': {
    goal: 'add the pet {"id": 7, "name": "Ada"}',
    plans: [[click('button', 'Try it out'), types('{"id": 7, "name": "Ada"}', field('Body')), click('button', 'Execute')]],
    seen: true,
    rows: ['Add the pet …: click type click [body]'],
    later: [
      ['add the pet {"id": 7, "name": "Ada"}', '0 {"id": 7, "name": "Ada"}'],
      ['add the pet {"id": 8, "name": "Bob", "tags": ["a", "b"]}', '0 {"id": 8, "name": "Bob", "tags": ["a", "b"]}'],
      ['add the pet {"id": 8, "name": "Bob"} and delete the first', 'plan'],
      ['add the pets {"id": 8} and {"id": 9}', 'plan'],
      ['add the pet {id: 8, name: Bob}', 'plan'],
    ],
  },
  'behind a number a word may stand in the plural': {
    goal: 'find a stay in Porto for 1 guest and show it on the map',
    plans: [
      [types('Porto', field('Destination')), picks('1', 'Guests', ['1', '2', '3']), click('button', 'Search'), click('button', 'Map')],
    ],
    seen: true,
    rows: ['Find a stay in … for … guest and show it on the map: type select click click [destination]'],
    later: [
      ['find a stay in Porto for 1 guest and show it on the map', '0 Porto 1'],
      ['find a stay in Turin for 2 guests and show it on the map', '0 Turin 2'],
      ['find a stay in Turin for 2 guesthouses and show it on the map', 'plan'],
      ['find a stay in Turin for 2 dogs and show it on the map', 'plan'],
      ['find stays in Turin for 2 guests and show it on the map', 'plan'],
      ['find a stay in Turin for 2 guests and leave it off the map', 'plan'],
    ],
  },
  'behind a number the plural is found by the other words': {
    goal: 'order 1 lunchbox',
    plans: [[types('1', field('Amount'))], [click('button', 'Order')], [click('button', 'Lunchbox')]],
    seen: true,
    rows: ['Order … lunchbox: type click click [amount]'],
    later: [
      ['order 2 lunchboxes', '0 2'],
      ['order 2 cakes', 'plan'],
    ],
  },
  'a value that stands twice is no blank': {
    goal: 'order 2 lunches at table 2',
    plans: [[types('2', field('Amount')), click('button', 'Order')]],
    rows: ['Order 2 lunches at table 2: type click [amount]'],
    later: [
      ['order 2 lunches at table 2', '0 2'],
      ['order 3 lunches at table 2', 'plan'],
      ['order 2 lunches at table 3', 'plan'],
    ],
  },
  'what was tried and never begun is no step': {
    goal: 'add the todo buy milk',
    plans: [[refused], [add('buy milk')]],
    rows: ['Add the todo …: type [new-todo]'],
    later: [['add the todo walk the dog', '0 walk the dog']],
  },
  'its parts are no rows, and still found': {
    goal: 'make it funky',
    plans: [
      [opens('Theme', ['Purple', 'Lime'])],
      [chooses('Lime', 'Theme')],
      [opens('Style', ['Nova', 'Lyra'])],
      [chooses('Lyra', 'Style')],
    ],
    rows: ['Make it funky: click click click click [theme]'],
    later: [
      ['make it funky', '0 Lime Lyra'],
      ['set theme to Purple, style Nova', '0 Purple Nova'],
    ],
  },
  German: {
    goal: 'füge die Aufgabe Milch kaufen hinzu',
    plans: [[types('Milch kaufen', field('Neue Aufgabe'))], [click('button', 'Hinzufügen')]],
    rows: ['Füge die Aufgabe … hinzu: type click [neue-aufgabe]'],
    later: [
      ['füge die Aufgabe Milch kaufen hinzu', '0 Milch kaufen'],
      ['füge die Aufgabe Brot backen hinzu', '0 Brot backen'],
    ],
  },
  French: {
    goal: 'ajoute la tâche acheter du lait',
    plans: [[types('acheter du lait', field('Tâche'))], [click('button', 'Ajouter')]],
    rows: ['Ajoute la tâche …: type click [tache]'],
    later: [['ajoute la tâche nourrir le chat', '0 nourrir le chat']],
  },
  Spanish: {
    goal: 'crea el cliente Ana con la ciudad Lima',
    plans: [[types('Ana', field('Nombre'))], [types('Lima', field('Ciudad')), click('button', 'Guardar')]],
    rows: ['Crea el cliente … con la ciudad …: type type click [nombre, ciudad]'],
    later: [['crea el cliente Eva con la ciudad Quito', '0 Eva Quito']],
  },
  Japanese: {
    goal: 'タスク「牛乳を買う」を追加して',
    plans: [[types('牛乳を買う', field('タスク'))], [click('button', '追加')]],
    rows: ['タスク…を追加して: type click [text]'],
    later: [['タスク「犬の散歩」を追加して', '0 犬の散歩']],
  },
  'each value is bound by the word before it': {
    goal: 'book a flight from Oslo to Rome',
    plans: [[types('Oslo', field('Departure')), types('Rome', field('Destination')), click('button', 'Book')]],
    rows: ['Book a flight from … to …: type type click [departure, destination]'],
    later: [
      ['book a flight from Paris to Berlin', '0 Paris Berlin'],
      ['book a flight from New York to Los Angeles', '0 New York Los Angeles'],
      ['book a flight to Rome from Oslo', '0 Oslo Rome'],
      ['book a flight to San Francisco from New York', '0 New York San Francisco'],
      ['book a flight from Rome for Oslo', 'plan'],
      ['book a flight from Rome with Oslo', 'plan'],
      ['book a flight from Rome', 'plan'],
      ['book a flight Rome Oslo', 'plan'],
      ['book a flight from Rome to Paris instead of Oslo', 'plan'],
      ['book a flight from Rome to Paris rather than Oslo', 'plan'],
      ['book a flight from Rome to Paris without luggage', 'plan'],
      ['book a flight from Rome to Paris via Lima', 'plan'],
    ],
  },
  'the word before a value says what it is for': {
    goal: 'send the report to Ada',
    plans: [[types('Ada', field('Receiver')), click('button', 'Send')]],
    rows: ['Send the report to …: type click [receiver]'],
    later: [
      ['send the report to Grace Hopper', '0 Grace Hopper'],
      ['send the report to "Grace for Ada"', '0 Grace for Ada'],
      ['send the report for Grace', 'plan'],
      ['send the report of Grace', 'plan'],
      ['send the report Grace', 'plan'],
      ['send the report to Grace for Ada', 'plan'],
      ['send the report to Grace as PDF', 'plan'],
      ['send the report to Grace, not Ada', 'plan'],
    ],
  },
  'no value goes over a word that relates, in German': {
    goal: 'buche einen Flug von Oslo nach Rom',
    plans: [[types('Oslo', field('Start')), types('Rom', field('Ziel')), click('button', 'Buchen')]],
    rows: ['Buche einen Flug von … nach …: type type click [start, ziel]'],
    later: [
      ['buche einen Flug von New York nach Los Angeles', '0 New York Los Angeles'],
      ['buche einen Flug nach Rom von Oslo', '0 Oslo Rom'],
      ['buche einen Flug von Oslo nach Rom statt Paris', 'plan'],
      ['buche einen Flug von Oslo nach Rom anstelle Paris', 'plan'],
      ['buche einen Flug von Oslo nach Rom ohne Gepäck', 'plan'],
    ],
  },
  'in French': {
    goal: 'réserve un vol pour Rome avec Ada',
    plans: [[types('Rome', field('Ville')), types('Ada', field('Passager')), click('button', 'Réserver')]],
    rows: ['Réserve un vol pour … avec …: type type click [ville, passager]'],
    later: [
      ['réserve un vol pour New York avec Grace Hopper', '0 New York Grace Hopper'],
      ['réserve un vol avec Grace pour Oslo', '0 Oslo Grace'],
      ['réserve un vol pour Rome avec Ada au lieu de Grace', 'plan'],
      ['réserve un vol pour Rome avec Ada plutôt que Grace', 'plan'],
      ['réserve un vol pour Rome avec Ada depuis Oslo', 'plan'],
    ],
  },
  'in Spanish': {
    goal: 'reserva un vuelo de Madrid a Lima',
    plans: [[types('Madrid', field('Origen')), types('Lima', field('Destino')), click('button', 'Reservar')]],
    rows: ['Reserva un vuelo de … a …: type type click [origen, destino]'],
    later: [
      ['reserva un vuelo de Roma a Quito', '0 Roma Quito'],
      ['reserva un vuelo de Buenos Aires a Nueva York', '0 Buenos Aires Nueva York'],
      ['reserva un vuelo de Roma a Quito en lugar de Lima', 'plan'],
      ['reserva un vuelo de Roma a Quito hasta Lima', 'plan'],
    ],
  },
  'a secret stays a name': {
    goal: 'log in as bob with password {{secret:password}}',
    plans: [
      [types('bob', field('User name')), types('{{secret:password}}', print('textbox', 'Password', { attributes: { type: 'password' } }))],
      [click('button', 'Log in')],
    ],
    rows: ['Log in as … with password …: type type click [user-name]'],
    later: [
      ['log in as bob with password {{secret:password}}', '0 bob'],
      ['log in as ada with password {{secret:password}}', '0 ada'],
      ['log in as ada with my password', '0 ada'],
      ['log in as ada with the password', '0 ada'],
      ['log in as ada with my key', 'plan'],
      ['log in as ada', 'plan'],
    ],
  },
  'a step in a frame begins where the tab is': {
    goal: 'pay with the card Gold',
    plans: [
      [
        click('radio', 'Gold', {
          found: { ...print('radio', 'Gold'), frame: { path: [0], url: 'https://pay.example/frame' } },
          url: 'https://pay.example/frame',
        }),
      ],
    ],
    rows: ['Pay with the card Gold: click []'],
    later: [['pay with the card Gold', '0']],
  },
};

const learn = (memory: DomainPlaybooks, goal: string, plans: PlayedPlan[]) =>
  lessonsOf(runOf(goal, plans), 'success', NOW).reduce((known, lessons) => applyLessons(known, lessons, NOW), memory);
const plansOf = (plans: Step[][]): PlayedPlan[] =>
  plans.map((steps) => {
    const bail = steps.at(-1)?.record.bail;
    return { steps, sequenceName: 'Some steps', ...(bail ? { bail } : {}) };
  });

function answer(goal: string, memory: DomainPlaybooks, path: string): string {
  const found = recall(goal, memory, { path });
  if (!found.hit) return 'plan';
  const bound = found.references.flatMap(({ variant, params = {} }) => [
    ...Object.values(params),
    ...(variant === undefined ? [] : [variant]),
  ]);
  return [found.reads ? '1' : '0', ...bound].join(' ');
}

describe('a run that reached its goal is one playbook', () => {
  test.each(Object.entries(VISITS))('%s', (_title, { goal, plans, rows, later, path = PATH, seen }) => {
    const memory = learn(EMPTY, goal, [...plansOf(plans), ...(seen ? [{ steps: [], completes: true as const }] : [])]);
    const listed = memory.playbooks.filter(({ partOf }) => !partOf);
    expect(
      listed.map(
        ({ name, operations, params }) =>
          `${name}: ${operations.map(({ type }) => type).join(' ')} [${params.map((one) => one.name).join(', ')}]`,
      ),
    ).toEqual(rows);
    expect(later.map(([said]) => [said, answer(said, memory, path)])).toEqual(later);
    expect(listed.every(({ pagePath, domain }) => pagePath === path && SITE.includes(domain))).toBe(true);
  });
});

describe('of a goal that is known in part, the rest is left to a planner', () => {
  const memory = learn(EMPTY, 'add the todo buy milk', plansOf([[add('buy milk')]]));
  test.each<[string, [string, string][] | undefined, string[]?]>([
    [
      'add the todo walk the dog, then delete the todo buy milk',
      [['add the todo walk the dog', 'walk the dog']],
      ['delete the todo buy milk'],
    ],
    ['open the settings and add the todo feed the cat', [['add the todo feed the cat', 'feed the cat']], ['open the settings']],
    [
      'add the todo feed the cat, add the todo call Tom and sort the list',
      [
        ['add the todo feed the cat', 'feed the cat'],
        ['add the todo call Tom', 'call Tom'],
      ],
      ['sort the list'],
    ],
    ['add the todo feed the cat and tell me what it costs', [['add the todo feed the cat', 'feed the cat']], ['tell me what it costs']],
    // What is left may belong to what is known, or decide whether it is to be done.
    ['add the todo buy milk and eggs', undefined],
    ['add the todo buy milk, but not today', undefined],
    ['if there is no milk, add the todo buy milk', undefined],
    ['add the todo buy milk unless it is there', undefined],
    ['delete the todo buy milk', undefined],
  ])('%s', (goal, known, left) => {
    const found = recall(goal, memory, { path: PATH });
    expect(found.hit).toBe(false);
    const { proposal } = found as { proposal?: Proposal };
    expect(proposal?.steps.map(({ does, reference }) => [does, ...Object.values(reference.params ?? {})])).toEqual(known);
    expect(proposal?.left).toEqual(left);
  });
});

describe('what the page of then decided is known where the page tells the same', () => {
  const there = { ...snapshotOf(SITE), text: 'Sun 3000 $30\nMoon 2 $40' };
  const planned = (goal: string, plans: PlayedPlan[]) =>
    lessonsOf(runOf(goal, plans, there), 'success', NOW).reduce((known, lessons) => applyLessons(known, lessons, NOW), EMPTY);
  const seen: PlayedPlan = { steps: [], completes: true };
  const buy = click('button', 'Select', { found: print('button', 'Select', TRIPOD) });
  const hits = (goal: string, memory: DomainPlaybooks, page?: string) => {
    const found = recall(goal, memory, { path: PATH, ...(page ? { page } : {}) });
    return found.hit ? (found.reads ? '1' : '0') : 'plan';
  };
  const same = keyOfPage(there);
  const other = keyOfPage({ ...there, text: 'Sun 3000 $50\nMoon 2 $40' });

  test.each<[string, PlayedPlan[], string]>([
    ['select the cheapest lamp', [{ steps: [buy] }, seen], '0'],
    ['take everything out of the cart', [{ steps: [buy, buy] }, seen], '0'],
    // It is told by the planner, who looks.
    ['select the cheapest lamp and tell me what it costs', [{ steps: [buy] }, seen], '1'],
    // Nobody saw that it was reached.
    ['select the cheapest lamp', [{ steps: [buy] }], 'plan'],
    // What the page showed at the second look decided too.
    ['select the cheapest lamp', [{ steps: [buy] }, { steps: [buy] }, seen], 'plan'],
    ['select the cheapest lamp if it is new', [{ steps: [buy] }, seen], 'plan'],
    ['select the cheapest lamp of today', [{ steps: [buy] }, seen], 'plan'],
  ])('%s (%#)', (goal, plans, answered) => {
    const memory = planned(goal, plans);
    expect([hits(goal, memory, same), hits(goal, memory, other), hits(goal, memory)]).toEqual([answered, 'plan', 'plan']);
  });

  test('two pages that were decided on are both known', () => {
    const goal = 'select the cheapest lamp';
    const runs = [there, { ...there, text: 'Sun 3000 $50' }].map((page) => runOf(goal, [{ steps: [buy] }, seen], page));
    const memory = runs.reduce<DomainPlaybooks>(
      (known, run) => lessonsOf(run, 'success', NOW).reduce((before, lessons) => applyLessons(before, lessons, NOW), known),
      EMPTY,
    );
    expect(memory.knownGoals?.length).toBe(2);
    expect(hits(goal, memory, same)).toBe('0');
  });

  test('the page of which a planner said that the goal is reached is remembered', () => {
    const hit = recall(
      'like and share',
      planned('like and share', [{ steps: [click('button', 'Like'), click('button', 'Share')] }, seen]),
      {},
    );
    expect(hit).toMatchObject({ hit: true, seenAs: same });
    const unseen = recall(
      'like and share',
      planned('like and share', [{ steps: [click('button', 'Like'), click('button', 'Share')] }]),
      {},
    );
    expect(unseen).not.toHaveProperty('seenAs');
  });
});

describe('what a planner answered is read again by the playbook of the run', () => {
  const price = print('text', '$90', TRIPOD);
  const reading = (value: string) =>
    step({ type: 'extract', name: 'answer', optional: true, words: '$90' }, { ...price, selectors: ['.price'] }, { value });
  const answered = (goal: string, steps: Step[], value: string) =>
    learn(EMPTY, goal, [...(steps.length ? plansOf([steps]) : []), { steps: [reading(value)], completes: true, summary: 'It costs $90.' }]);
  const typesOf = (memory: DomainPlaybooks) =>
    memory.playbooks.filter(({ partOf }) => !partOf).map(({ operations }) => operations.map(({ type }) => type).join(' '));

  test.each<[string, Step[], string]>([
    ['what does the Maple Tripod cost?', [], 'extract'],
    ['open the cart and tell me the price', [click('link', 'Cart')], 'click extract'],
    ['open the cart, then the list and tell me the price', [click('link', 'Cart'), click('link', 'List')], 'click click extract'],
  ])('%s', (goal, steps, types) => {
    const memory = answered(goal, steps, '$90');
    expect(typesOf(memory)).toEqual([types]);
    expect(answer(goal, memory, PATH)).toBe('1');
    const found = recall(goal, memory, { path: PATH });
    const references = found.hit ? found.references : [];
    const { queue } = expandPlaybookReferences(references, memory, { newId: () => 'op', path: PATH });
    expect(queue.at(-1)?.operation).toMatchObject({ type: 'extract', selector: '.price', optional: true });
    expect(JSON.stringify(memory)).not.toContain('$90');
  });

  test('but not where the page showed more there than was answered', () => {
    expect(typesOf(answered('what does the Maple Tripod cost?', [], '$90 Add to cart'))).toEqual([]);
    const memory = answered('open the cart and tell me the price', [click('link', 'Cart')], '$90 Add to cart');
    expect(typesOf(memory)).toEqual(['click']);
    expect(answer('open the cart and tell me the price', memory, PATH)).toBe('1');
  });

  test('nor where the playbook is given another value: the answer may stand elsewhere then', () => {
    const goal = 'search for film and tell me the price';
    const memory = answered(goal, [types('film', field('Search'), { submit: true })], '$90');
    const queued = (text: string) => {
      const found = recall(`search for ${text} and tell me the price`, memory, { path: PATH });
      const { queue } = expandPlaybookReferences(found.hit ? found.references : [], memory, { newId: () => 'op', path: PATH });
      return queue.map(({ operation, origin }) => `${operation.type} ${origin?.step} of ${origin?.of}`);
    };
    expect(queued('film')).toEqual(['type 0 of 2', 'extract 1 of 2']);
    expect(queued('paper')).toEqual(['type 0 of 1']);
  });
});
