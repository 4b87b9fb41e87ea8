import { describe, expect, test } from 'vitest';
import { page, type Row } from './corpus/build-snapshot';
import { renderPlan } from './corpus/render-plan';
import { planGoal } from './plan-goal';

const planned = (goal: string, on: ReturnType<typeof page>) => planGoal({ goal, snapshot: on.snapshot, history: [] });
const told = (command: string, on: ReturnType<typeof page>) => renderPlan(planned(command, on), on);

describe('values stand beside the names of fields, in any order of words', () => {
  const leave = page('https://leave.example/', '休暇', [
    ['textbox', '氏名 *'],
    ['textbox', '理由', { tag: 'textarea' }],
  ]);
  const login = page('https://login.example/', 'Login', [
    ['textbox', 'E-Mail'],
    ['textbox', 'Password', { type: 'password', secret: true }],
    ['textbox', 'Code promo'],
    ['button', 'Mute'],
    ['button', 'Abspielen'],
  ]);
  test.each<[string, ReturnType<typeof page>, string]>([
    ['氏名は山田花子、理由は家族旅行', leave, 'type 氏名 * = 山田花子; type 理由 = 家族旅行'],
    ['氏名は山田花子でお願いします', leave, 'type 氏名 * = 山田花子'],
    ['氏名は間違っています', leave, 'abstain'],
    ['meine E-Mail ist Licht aus', login, 'type E-Mail = Licht aus'],
    ['Gib als E-Mail ada@example.com und als Password Geheim123! ein', login, 'type E-Mail = ada@example.com; type Password = Geheim123!'],
    // The first word of its name is a word for texts too.
    ['Code promo : LAC10', login, 'type Code promo = LAC10'],
    ['Ton aus', login, 'click Mute'],
    ['play', login, 'click Abspielen'],
  ])('%s', (command, on, wanted) => expect(told(command, on)).toBe(wanted));

  test.each(['Gib als E-Mail ada@example.com und als Password Geheim123! ein', 'E-Mail: ada@example.com, Password: Geheim123!'])(
    'a password is in no note, name or thought: %s',
    (command) => {
      const plan = planned(command, login);
      if (plan.isComplete === true) throw new Error(plan.summary);
      const notes = plan.operations.map((operation) => ('note' in operation ? operation.note : ''));
      expect(`${plan.thought} ${plan.sequenceName} ${notes.join(' ')}`).not.toContain('Geheim123');
      expect(plan.operations.at(-1)).toMatchObject({ type: 'type', text: 'Geheim123!' });
    },
  );
});

describe('rows and columns of a table that is only text', () => {
  const rows = ['1001 | Ada | Open | 9', '1002 | Bo | Paid | 46', '1003 | Cy | Open | 83'];
  const cells = rows.flatMap((row): Row[] => {
    const [number = '', name = ''] = row.split(' | ');
    return [
      ['checkbox', '', { key: `box ${number}`, states: ['unchecked'], place: [`row ${name}`, 'table'] }],
      ['cell', number, { weak: true, place: [`row ${name}`, 'table'] }],
    ];
  });
  const orders = page(
    'https://orders.example/',
    'Shop',
    [
      ['', 'Total (€)', { weak: true, place: ['row Order', 'table'] }],
      [
        'combobox',
        '',
        { key: 'status', tag: 'select', place: ['item Status', 'row Order', 'table'], options: [{ label: 'Open' }, { label: 'Paid' }] },
      ],
      ...cells,
    ],
    { text: ['# Orders', '| | Order | Customer | Status | Total (€)', ...rows.map((row) => `| | ${row}`)].join('\n') },
  );
  test.each([
    ['tick 1001 and 1002', 'check box 1001; check box 1002'],
    ['tick order 1002', 'check box 1002'],
    ['show only the open orders', 'select status: Open'],
    ['sort by total', 'click Total (€)'],
    ['which status does order 1002 have?', 'answer Status: Paid'],
    ['wie hoch ist der Betrag von 1002?', 'answer Total (€): 46'],
    ['whats the total of 1003', 'answer Total (€): 83'],
    // Of somebody else, or of something that no column says.
    ["what is the total of Bo's brother", 'abstain'],
    ['what total weight does order 1002 have?', 'abstain'],
  ])('%s', (command, wanted) => expect(told(command, orders)).toBe(wanted));
});

describe('what a question asks for', () => {
  const profile = page(
    'https://app.example/profile',
    'Profile',
    [
      ['textbox', 'Email address', { value: 'ada@example.com' }],
      ['menuitem', 'current step: 1. First Step'],
      ['button', 'Small', { place: ['heading Sizes'] }],
      ['button', 'Large', { place: ['heading Sizes'] }],
    ],
    { text: '# Profile\nTeam\nBo\nOnline since 2020' },
  );
  const card = page('https://app.example/profile', 'Profile', [['link', 'Overview']], {
    text: '# Ada\nEmail: ada@mail.example\n# Bo\nCEO',
  });
  test.each<[string, ReturnType<typeof page>, string]>([
    ['which email address do I have here?', profile, 'answer Email address: ada@example.com'],
    ['which step am I on', profile, 'answer current step: 1. First Step'],
    ['how many sizes are there to choose from?', profile, 'answer 2.'],
    ['can you tell me which email address is on my profile?', card, 'answer ada@mail.example'],
    ['what is the email address of Bo?', card, 'abstain'],
    ['what is the email address of the help desk?', card, 'abstain'],
    ['how long is this step?', profile, 'abstain'],
  ])('%s', (question, on, wanted) => expect(told(question, on)).toBe(wanted));
});

test('a drawn tree is folded by the box before its name', () => {
  const tree = page('https://tree.example/', 'Tree', [
    ['', '', { key: 'handle', weak: true, box: { x: 0, y: 0, width: 18, height: 18 }, place: ['listitem Fruit', 'list'] }],
    ['', 'Fruit', { weak: true, box: { x: 18, y: 0, width: 90, height: 18 }, place: ['list'] }],
    ['', 'Apple', { weak: true, box: { x: 36, y: 18, width: 90, height: 18 }, place: ['list', 'listitem Fruit', 'list'] }],
  ]);
  expect(told('collapse Fruit', tree)).toBe('click handle …');
});

describe('what strangers said of ten new pages', () => {
  const clinic = page('https://clinic.example/', 'Clinic', [
    ['combobox', 'Especialidade', { tag: 'select', options: [{ label: 'Geral', selected: true }, { label: 'Dermatologia' }] }],
    ['textbox', 'Data', { tag: 'input' }],
    ['button', '09:00'],
    ['textbox', 'E-mail', { tag: 'input' }],
    ['checkbox', 'Receber lembrete por SMS', { states: ['checked'] }],
    ['button', 'Suivant'],
    ['switch', 'Light / Dark', { states: ['unchecked'] }],
    ['textbox', 'Prénom', { tag: 'input' }],
    ['textbox', 'Nom', { tag: 'input' }],
  ]);
  const pager = page(
    'https://pages.example/',
    '工单',
    ['1', '2', '3'].map((name, at): Row => ['link', name, { box: { x: at * 30, y: 0, width: 20, height: 20 } }]),
  );
  const billing = page('https://billing.example/', 'Billing', [], {
    text: [
      '# Invoices',
      ...['# April', '#FB-12', '$560', '# June', '#QW-10', '$120'],
      ...[
        '# Lucas Harper',
        'Email Address: lucas@stone.example',
        '# Ethan James',
        'Email Address: ethan@fiber.example',
        '# Jack',
        '# Visa',
      ],
    ].join('\n'),
  });
  const tasks = page(
    'https://tasks.example/',
    'Meine Aufgaben',
    [
      ['textbox', 'Neue Aufgabe', { tag: 'input', place: ['form'] }],
      ['button', 'Hinzufügen', { place: ['form'] }],
      ['checkbox', 'Fahrrad abholen', { states: ['unchecked'], place: ['list'] }],
      ['button', 'Mehr zu Fahrrad abholen', { states: ['collapsed'], place: ['listitem Fahrrad abholen', 'list'] }],
    ],
    { text: 'Meine Aufgaben\nfällig am 12.06.2031' },
  );
  const wizard = page('https://wizard.example/', 'Wizard', [
    ['link', '1. Vous', { states: ['current'] }],
    ['link', '2. Adresse'],
    ['link', '3. Formule'],
    ['link', '4. Fin', { states: ['disabled'] }],
  ]);
  test.each<[string, ReturnType<typeof page>, string]>([
    ['neue Aufgabe: Milch kaufen', tasks, 'type Neue Aufgabe = Milch kaufen; click Hinzufügen'],
    ['neue Aufgabe "Milch kaufen"', tasks, 'type Neue Aufgabe = Milch kaufen; click Hinzufügen'],
    // Until 26 November the one emptied the field for new ones, "Done", and the other opened a menu.
    ['lösch die Aufgabe', tasks, 'abstain'],
    ['when is "Fahrrad abholen" due?', tasks, 'abstain'],
    ['leere das Feld Neue Aufgabe', tasks, 'type Neue Aufgabe = '],
    // What stands in brackets may be what must not be done.
    ["open the thing (don't click Suivant)", clinic, 'abstain'],
    ['go to the page (never press "Suivant")', clinic, 'abstain'],
    ['go to the page, never press "Suivant"', clinic, 'abstain'],
    ['go on to step 3', wizard, 'click 3. Formule'],
    ["va à l'étape 2", wizard, 'click 2. Adresse'],
    ['open the first step', wizard, 'done'],
    ['go to the last step', wizard, 'abstain'],
    ['go to step 7', wizard, 'abstain'],
    ['delete step 3', wizard, 'abstain'],
    ['quero dermatologia', clinic, 'select Especialidade: Dermatologia'],
    ['no SMS reminder please (untick "Receber lembrete por SMS")', clinic, 'uncheck Receber lembrete por SMS'],
    ['je m’appelle Léa Girard (prénom Léa, nom Girard)', clinic, 'type Prénom = Léa; type Nom = Girard'],
    // Behind a comma goes on what is to be done: both were written into the field until 26 November, and "Done" was said.
    ['set Data to 20/05/2031, take the 09:00 slot', clinic, 'abstain'],
    ['e-mail : lea@exemple.fr, puis étape suivante', clinic, 'abstain'],
    ['E-mail: lea@exemple.fr', clinic, 'type E-mail = lea@exemple.fr'],
    ['翻到第3页', pager, 'click 3'],
    ['删除第3页', pager, 'abstain'],
    ['翻到第9页', pager, 'abstain'],
    ['how much was invoice #FB-12?', billing, 'answer $560'],
    ['how much was invoice #FB-99?', billing, 'abstain'],
    ["what's the email address of Lucas Harper", billing, 'answer lucas@stone.example'],
    ['what is the email address of Jack?', billing, 'abstain'],
  ])('%s', (command, on, wanted) => expect(told(command, on)).toBe(wanted));
});
