import { describe, expect, it } from 'vitest';
import { page, type Row } from './corpus/build-snapshot';
import { renderPlan } from './corpus/render-plan';
import { planGoal } from './plan-goal';

/** What is done first for a goal on a page of these elements. */
function doneFor(goal: string, rows: Row[], more: Parameters<typeof page>[3] = {}): string {
  const seen = page('http://a.test/', 'A', rows, more);
  return renderPlan(planGoal({ goal, snapshot: seen.snapshot, history: [] }), seen);
}
const offers = (goal: string, rows: Row[]): string[] => {
  const plan = planGoal({ goal, snapshot: page('http://a.test/', 'A', rows).snapshot, history: [] });
  return plan.isComplete ? plan.suggestions : [];
};
const weak = { weak: true, tag: 'div' } as const;

describe('a word that is not accounted for', () => {
  it.each<[string, Row[]]>([
    ['make the theme purple', [['link', 'Themes']]],
    [
      'make the text a quote',
      [
        ['textbox', '', { tag: 'div' }],
        ['button', 'quote'],
      ],
    ],
    ['make the font Inter bold', [['combobox', 'Font', { tag: 'select', options: [{ label: 'Inter' }, { label: 'Roboto' }] }]]],
    ['click the big Save button', [['button', 'Save']]],
    ['click Save twice', [['button', 'Save']]],
    ['click the "Save" button unless it is red', [['button', 'Save']]],
    ['do not click Save', [['button', 'Save']]],
    ["don't click Save", [['button', 'Save']]],
    ['click everything except Save', [['button', 'Save']]],
    [
      'if Save is there, click Cancel',
      [
        ['button', 'Save'],
        ['button', 'Cancel'],
      ],
    ],
    // A comma in a text is part of it, whatever the words behind it are called.
    [
      'set Title to Hello, World peace',
      [
        ['textbox', 'Title'],
        ['link', 'World news'],
      ],
    ],
    [
      'set Title to Hello, World peace',
      [
        ['textbox', 'Title'],
        ['combobox', 'World', { tag: 'select', options: [{ label: 'peace' }] }],
      ],
    ],
    ['how do I delete Bob', [['button', 'Delete Bob']]],
    ['click Save and frobnicate the rest', [['button', 'Save']]],
    ['klicke nicht auf Speichern', [['button', 'Speichern']]],
    ['ne clique pas sur Enregistrer', [['button', 'Enregistrer']]],
    ['no hagas clic en Guardar', [['button', 'Guardar']]],
    ['不要点击保存', [['button', '保存']]],
    ['保存を押さないで', [['button', '保存']]],
    ['não clique em Salvar', [['button', 'Salvar']]],
  ])('“%s” does nothing', (goal, rows) => {
    expect(doneFor(goal, rows)).toBe('abstain');
  });
});

it('carries the verb of one setting on to the next', () => {
  const rows: Row[] = [
    ['combobox', 'Theme', { tag: 'select', options: [{ label: 'Neutral' }, { label: 'Fuchsia' }] }],
    ['combobox', 'Style', { tag: 'select', options: [{ label: 'Vega' }, { label: 'Lyra' }] }],
  ];
  expect(doneFor('set theme to Fuchsia, style Lyra', rows)).toBe('select Theme: Fuchsia …');
});

describe('what is pressed', () => {
  it('is no box for a word in it', () => {
    const rows: Row[] = [['', 'Single Double King', weak]];
    expect(doneFor('click King', rows)).toBe('abstain');
    expect(doneFor('click "Single Double King"', rows)).toBe('click Single Double King');
  });

  it('is no heading, and a text only where it answers presses itself', () => {
    expect(doneFor('Publish', [['heading', 'Publish', { tag: 'h2' }]])).toBe('abstain');
    expect(doneFor('click Publish', [['heading', 'Publish', { tag: 'h2' }]])).toBe('abstain');
    expect(doneFor('Publish', [['heading', 'Publish', { tag: 'h2', weak: true }]])).toBe('abstain');
    expect(doneFor('click Publish', [['heading', 'Publish now', { tag: 'h2', weak: true }]])).toBe('abstain');
    expect(
      doneFor('click Publish', [
        ['heading', 'Publish', { key: 'h', tag: 'h2', weak: true }],
        ['button', 'Publish', { key: 'b' }],
      ]),
    ).toBe('click b');
  });

  it('is called so to the letter, else has it as whole words, else is asked about', () => {
    expect(
      doneFor('click Save', [
        ['button', 'Save as'],
        ['button', 'Save'],
      ]),
    ).toBe('click Save');
    expect(
      doneFor('click Save', [
        ['button', 'Save as draft'],
        ['link', 'Home'],
      ]),
    ).toBe('click Save as draft');
    expect(doneFor('click Save', [['button', 'Saved items']])).toBe('abstain');
    expect(doneFor('click cafe menu', [['button', 'Café menü']])).toBe('click Café menü');
    expect(doneFor('click Sữa', [['button', 'Sửa']])).toBe('abstain');
    expect(doneFor('click Zählen', [['button', 'Zahlen']])).toBe('abstain');
    expect(
      offers('click Save', [
        ['button', 'Save as'],
        ['button', 'Quick save'],
      ]),
    ).toEqual(['click "Save as"', 'click "Quick save"']);
  });

  it('is not what cannot be undone, unless that is named as it is', () => {
    expect(doneFor('click account', [['button', 'Delete account']])).toBe('abstain');
    expect(doneFor('click delete account', [['button', 'Delete account']])).toBe('click Delete account');
    expect(doneFor('place the order', [['button', 'Place order']])).toBe('abstain');
  });

  it('is told apart by its row or its place in the order', () => {
    const rows: Row[] = [
      ['button', 'Edit', { key: 'a', place: ['row Ada'] }],
      ['button', 'Edit', { key: 'b', place: ['row Bob'] }],
    ];
    expect(offers('click Edit', rows)).toEqual(['click "Edit" in the row of "Ada"', 'click "Edit" in the row of "Bob"']);
    expect(doneFor('click "Edit" in the row of "Bob"', rows)).toBe('click b');
    expect(doneFor('click Edit in the row of Bob', rows)).toBe('click b');
    expect(doneFor('click Edit in the row of Carl', rows)).toBe('abstain');
    expect(doneFor('click the second Edit', rows)).toBe('click b');
    expect(doneFor('click the third Edit', rows)).toBe('abstain');
  });
});

describe('a value', () => {
  const note: Row[] = [
    ['textbox', 'Note'],
    ['textbox', 'Email'],
    ['textbox', 'Confirm email'],
  ];

  it.each([
    'type the total price into Note',
    'type my name into Note',
    'set Note to the total price',
    'set Note to my name',
    'set Note to it',
    'schreibe den Gesamtpreis in Note',
    'setze Note auf meinen Namen',
    'mets Note à mon nom',
    'pon Note en mi nombre',
    'type Ada Lovelace into Note',
    'set Note to tea, take the first slot',
    'type "x" into both fields',
    'set Email and Confirm email to a@b.c',
    'fill each field with "x"',
  ])('“%s” is asked about or refused', (goal) => {
    expect(doneFor(goal, note)).toBe('abstain');
  });

  it('is quoted, one word, or behind the name of its field', () => {
    expect(doneFor('type "the total price" into Note', note)).toBe('type Note = the total price');
    expect(doneFor('set Note to tea with milk', note)).toBe('type Note = tea with milk');
    expect(doneFor('set Email to ada@example.com', note)).toBe('type Email = ada@example.com');
    expect(doneFor('type tea into Note', note)).toBe('type Note = tea');
    expect(offers('type the total price into Note', note)).toEqual(['type "the total price" in "Note"']);
  });

  it('is an option that the list has whole', () => {
    const font: Row[] = [['combobox', 'Font', { tag: 'select', options: [{ label: 'Inter' }, { label: 'Inter Tight' }] }]];
    expect(doneFor('set Font to Inter', font)).toBe('select Font: Inter');
    expect(doneFor('set Font to Roboto', font)).toBe('abstain');
    expect(doneFor('set Font to Inter, then click Go', [...font, ['button', 'Go']])).toBe('select Font: Inter …');
  });

  it('is never half of both, nor of two secrets', () => {
    const secrets: Row[] = [
      ['textbox', 'Password', { type: 'password', secret: true }],
      ['textbox', 'Repeat password', { type: 'password', secret: true }],
    ];
    expect(doneFor('type "hunter2" into both password fields', secrets)).toBe('abstain');
    expect(doneFor('set both passwords to hunter2', secrets)).toBe('abstain');
  });
});

describe('several commands', () => {
  const rows: Row[] = [
    ['button', 'Save'],
    ['button', 'Close'],
    ['checkbox', 'News'],
    ['checkbox', 'Offers'],
    ['textbox', 'Note'],
  ];

  it.each([
    ['check News and Offers', 'check News; check Offers'],
    ['type "a, b; then c" into Note and check News', 'type Note = a, b; then c; check News'],
    ['check News; check Offers', 'check News; check Offers'],
    ['hake News an und hake Offers an', 'check News; check Offers'],
    ['coche News puis coche Offers', 'check News; check Offers'],
    ['marca News y luego marca Offers', 'check News; check Offers'],
    ['marque News e depois marque Offers', 'check News; check Offers'],
    ['勾选News，然后勾选Offers', 'check News; check Offers'],
    ['Newsにチェックを入れて、Offersにチェックを入れる', 'check News; check Offers'],
    ['click Save, then click Close', 'click Save …'],
    ['Fill("Note", "x")\nClick("Save")', 'type Note = x; click Save'],
  ])('“%s”', (goal, wanted) => {
    expect(doneFor(goal, rows)).toBe(wanted);
  });
});
