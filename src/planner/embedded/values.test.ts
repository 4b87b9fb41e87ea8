import { describe, expect, test } from 'vitest';
import { page } from './corpus/build-snapshot';
import { renderPlan } from './corpus/render-plan';
import { planGoal } from './plan-goal';

const form = page('https://form.example/', 'Form', [
  ['textbox', 'Username'],
  ['textbox', 'Password', { type: 'password', secret: true }],
  ['button', 'Login', { type: 'submit' }],
  ['textbox', 'Note', { tag: 'textarea' }],
  ['textbox', 'Gender'],
  ['spinbutton', 'Amount', { type: 'number' }],
  ['searchbox', 'Search'],
]);
const german = page('https://form.example/de', 'Formular', [
  ['textbox', 'Benutzername'],
  ['textbox', 'Notiz', { tag: 'textarea' }],
  ['textbox', 'Geschlecht'],
]);
const french = page('https://form.example/fr', 'Formulaire', [
  ['textbox', 'Nom'],
  ['textbox', 'Note', { tag: 'textarea' }],
  ['textbox', 'Genre'],
]);
const spanish = page('https://form.example/es', 'Formulario', [
  ['textbox', 'Nombre'],
  ['textbox', 'Nota', { tag: 'textarea' }],
  ['textbox', 'Género'],
]);
const portuguese = page('https://form.example/pt', 'Formulário', [
  ['textbox', 'Nome'],
  ['textbox', 'Nota', { tag: 'textarea' }],
  ['textbox', 'Gênero'],
]);
const chinese = page('https://form.example/zh', '表单', [
  ['textbox', '姓名'],
  ['textbox', '备注', { tag: 'textarea' }],
  ['textbox', '性别'],
]);
const japanese = page('https://form.example/ja', 'フォーム', [
  ['textbox', '名前'],
  ['textbox', 'メモ', { tag: 'textarea' }],
  ['textbox', '性別'],
]);
const single = page('https://one.example/', 'One', [
  ['textbox', 'Gender'],
  ['button', 'Send', { type: 'submit' }],
]);
/** An editor of keys and values: each is a field of its own, and called what it shows. */
const editor = page('https://json.example/', 'Editor', [
  ['textbox', 'name', { tag: 'div', value: 'name', place: ['row name'], box: { x: 20, y: 0, width: 80, height: 30 } }],
  ['textbox', 'Ada', { tag: 'div', value: 'Ada', place: ['row name'], box: { x: 120, y: 0, width: 80, height: 30 } }],
  ['textbox', 'age', { tag: 'div', value: 'age', place: ['row age'], box: { x: 20, y: 40, width: 80, height: 30 } }],
  ['textbox', '36', { tag: 'div', value: '36', place: ['row age'], box: { x: 120, y: 40, width: 80, height: 30 } }],
  ['textbox', 'lonely', { tag: 'div', value: 'lonely', place: ['row lonely'], box: { x: 20, y: 80, width: 80, height: 30 } }],
  [
    'textbox',
    '',
    { key: 'empty name, shows town', tag: 'div', value: 'town', place: ['row town'], box: { x: 20, y: 120, width: 80, height: 30 } },
  ],
  ['textbox', '', { key: 'value of town', tag: 'div', value: 'Oslo', place: ['row town'], box: { x: 120, y: 120, width: 80, height: 30 } }],
]);

const told = (command: string, on: typeof form) => renderPlan(planGoal({ goal: command, snapshot: on.snapshot, history: [] }), on);

describe('what is quoted is the value, whatever introduces it', () => {
  test.each<[string, typeof form, string]>([
    ['type "hello" into Note', form, 'type Note = hello'],
    ['type the text "hello" into Note', form, 'type Note = hello'],
    ['type the word "hello" into Note', form, 'type Note = hello'],
    ['enter the value "hello" in Note', form, 'type Note = hello'],
    ['write the following text "hello" in Note', form, 'type Note = hello'],
    ['type text “hello, and more” into Note', form, 'type Note = hello, and more'],
    ['fill Note with the phrase "a b"', form, 'type Note = a b'],
    ['set Note to the text "hello"', form, 'type Note = hello'],
    ['set Note to "the value of Gender"', form, 'type Note = the value of Gender'],
    ['type "my password" into Note', form, 'type Note = my password'],
    ['type "don\'t!" into Note', form, "type Note = don't!"],
    ['type "a." into Note', form, 'type Note = a.'],
    ['gib den Text "hallo" in Notiz ein', german, 'type Notiz = hallo'],
    ['schreibe das Wort "hallo" in Notiz', german, 'type Notiz = hallo'],
    ['écris le texte "salut" dans Note', french, 'type Note = salut'],
    ['écris le mot «salut» dans Note', french, 'type Note = salut'],
    ['escribe el texto "hola" en Nota', spanish, 'type Nota = hola'],
    ['escribe la palabra "hola" en Nota', spanish, 'type Nota = hola'],
    ['digite o texto "olá" em Nota', portuguese, 'type Nota = olá'],
    ['digite a palavra "olá" em Nota', portuguese, 'type Nota = olá'],
    ['在备注中输入文字"你好"', chinese, 'type 备注 = 你好'],
    ['メモにテキスト「こんにちは」と入力', japanese, 'type メモ = こんにちは'],
    ['check that the text "hello" is visible', form, 'assert hello'],
    ['wait for the text "hello"', form, 'wait text hello'],
    ['log in as "bob" with password "x y!"', form, 'type Username = bob; type Password = x y!; click Login'],
  ])('%s', (command, on, wanted) => {
    expect(told(command, on)).toBe(wanted);
  });
});

describe('what only refers to something is no value', () => {
  test.each<[string, typeof form]>([
    ['enter the value of Gender', form],
    ['enter the value of Gender in Note', form],
    ['type the text of Gender into Note', form],
    ['type value of Gender into Note', form],
    ['set Note to the value of Gender', form],
    ['set Note to the price of the lens', form],
    ['fill Note with the content of Gender', form],
    ['type my password into Password', form],
    ['enter my name in Username', form],
    ['type your e-mail into Username', form],
    ['type it into Note', form],
    ['type that in Note', form],
    ['enter the same in Note', form],
    ['type tomsmith with my password into Username', form],
    ['enter tomsmith with my password in Username', form],
    ['type bob and the password secret1 into Username', form],
    ['type bob my password into Username', form],
    ['type bob password secret1 into Username', form],
    ['fill Note with my details', form],
    ['enter a random name in Username', form],
    ['enter any e-mail in Username', form],
    ['fill Username with something', form],
    ['type a strong password into Password', form],
    ['enter the same password in Password', form],
    ['enter password in Password', form],
    ['type username into Username', form],
    ['set Password to x y', form],
    ["type today's date into Note", form],
    ['enter the current date in Note', form],
    ['type the first one in Note', form],
    ['type what it says into Note', form],
    ['type whatever into Note', form],
    ['set Note to empty', form],
    ['replace Note with nothing', form],
    ['enter Gender', single],
    ['type gender', single],
    ['enter the gender', single],
    ['enter gender female', single],
    ['gib irgendeinen Namen in Notiz ein', german],
    ['gib einen gültigen Namen in Notiz ein', german],
    ['écris un nom aléatoire dans Note', french],
    ['escribe un nombre válido en Nota', spanish],
    ['digite um nome qualquer em Nota', portuguese],
    ['在备注中输入随机文字', chinese],
    ['メモに適当な名前を入力', japanese],
    ['type the text hello into Note', form],
    ['type the word hello into Note', form],
    ['type "a" or "b" into Note', form],
    ['type "a" twice into Note', form],
    ['type say "hello" loudly into Note', form],
    ['log in as tomsmith with my password', form],
    ['log in as my user with my password', form],
    ['search for the value of Gender', form],
    ['gib den Wert von Geschlecht in Notiz ein', german],
    ['gib mein Passwort in Notiz ein', german],
    ['schreibe den Inhalt von Geschlecht in Notiz', german],
    ['gib bob mit meinem Passwort in Benutzername ein', german],
    ['écris la valeur de Genre dans Note', french],
    ['écris mon nom dans Note', french],
    ['écris bob avec mon mot de passe dans Nom', french],
    ['escribe el valor de Género en Nota', spanish],
    ['escribe mi nombre en Nota', spanish],
    ['escribe bob con mi contraseña en Nombre', spanish],
    ['digite o valor de Gênero em Nota', portuguese],
    ['digite meu nome em Nota', portuguese],
    ['digite bob com minha senha em Nome', portuguese],
    ['在备注中输入性别的值', chinese],
    ['在备注中输入我的密码', chinese],
    ['メモに性別の値を入力', japanese],
    ['メモに私のパスワードを入力', japanese],
  ])('%s', (command, on) => {
    expect(told(command, on)).toBe('abstain');
  });
});

describe('a value keeps every sign that was written', () => {
  test.each<[string, typeof form, string]>([
    ['log in as bob with password hunter2!', form, 'type Username = bob; type Password = hunter2!; click Login'],
    ['log in as bob with password hunter2?!', form, 'type Username = bob; type Password = hunter2?!; click Login'],
    ['log in as bob with password SuperSecretPassword!', form, 'type Username = bob; type Password = SuperSecretPassword!; click Login'],
    ['log in as bob with password hunter2! please', form, 'type Username = bob; type Password = hunter2!; click Login'],
    ['log in as bob with password ...x', form, 'type Username = bob; type Password = ...x; click Login'],
    ['log in as bob with password #x+y%', form, 'type Username = bob; type Password = #x+y%; click Login'],
    // Nobody knows whether the stop ends the sentence or the password.
    ['log in as bob with password hunter2.', form, 'type Username = bob …'],
    ['set Password to hunter2!', form, 'type Password = hunter2!'],
    // A name and a password that were both written out, and words left over.
    ['log in as bob with password x and y', form, 'type Username = bob …'],
    ['log in as bob with password x. then click Login', form, 'type Username = bob …'],
    ['set Gender to female and Amount to 3', form, 'type Gender = female; type Amount = 3'],
    ['set Gender to female, Amount to -3.5!', form, 'type Gender = female; type Amount = -3.5'],
    ['setze Geschlecht auf w und Notiz auf x', german, 'type Geschlecht = w; type Notiz = x'],
    ['fill Note with done. then set Amount to 3', form, 'type Note = done; type Amount = 3'],
    ['type hello', single, 'type Gender = hello'],
    ['enter "Gender"', single, 'type Gender = Gender'],
    ['set Note to C++', form, 'type Note = C++'],
    ['set Note to C#', form, 'type Note = C#'],
    ['set Amount to -5', form, 'type Amount = -5'],
    ['fill Note with wow!', form, 'type Note = wow!'],
    ['fill Note with really?', form, 'type Note = really?'],
    ['fill Note with done.', form, 'type Note = done'],
    ['type wow! in Note', form, 'type Note = wow!'],
    ['type #tag into Note', form, 'type Note = #tag'],
    ['type a+b=c into Note', form, 'type Note = a+b=c'],
    ['fülle Notiz mit toll! aus', german, 'type Notiz = toll!'],
    ['remplis Note avec super!', french, 'type Note = super!'],
    ['rellena Nota con ¡hola!', spanish, 'type Nota = ¡hola!'],
    ['preencha Nota com legal!', portuguese, 'type Nota = legal!'],
    ['在备注中输入你好！', chinese, 'type 备注 = 你好！'],
    ['type salt and pepper into Note', form, 'type Note = salt and pepper'],
    ['type made in china in Search', form, 'type Search = made in china'],
    ['type Ada Lovelace in Note', form, 'type Note = Ada Lovelace'],
    ['type The Hobbit in Note', form, 'type Note = The Hobbit'],
  ])('%s', (command, on, wanted) => {
    expect(told(command, on)).toBe(wanted);
  });
});

describe('a field that is called what it shows is not a field of that name', () => {
  test.each<[string, string]>([
    ['change age to 37', 'type 36 = 37'],
    ['set age to 37', 'type 36 = 37'],
    ['set name to Bob', 'type Ada = Bob'],
    ['type 37 into age', 'type 36 = 37'],
    ['fill age with 37', 'type 36 = 37'],
    ['clear age', 'type 36 = '],
    ['set town to Rome', 'type value of town = Rome'],
    ['set lonely to 1', 'abstain'],
    // Named by the value that it has: it may be the key of the same name that is meant.
    ['set Ada to Bob', 'abstain'],
  ])('%s', (command, wanted) => {
    expect(told(command, editor)).toBe(wanted);
  });
});

test('what is asked instead names what could be meant, quoted', () => {
  const plan = planGoal({ goal: 'type the word hello into Note', snapshot: form.snapshot, history: [] });
  expect(plan).toMatchObject({ isComplete: true, success: false });
  expect(plan.isComplete && plan.summary).toContain('the word hello');
  expect(plan.isComplete && plan.suggestions).toEqual(['type "hello" in "Note"', 'type "the word hello" in "Note"']);
});

/** Two fields that stand alone, and a form with lists. */
const pair = page('https://pair.example/', 'Pair', [
  ['textbox', 'Street'],
  ['textbox', 'Town'],
  ['button', 'Send', { type: 'submit' }],
]);
const trip = page('https://trip.example/', 'Trip', [
  ['textbox', 'First name'],
  ['textbox', 'Last name', { value: 'Okafor' }],
  ['textbox', 'E-mail'],
  ['combobox', 'Country', { tag: 'select', options: [{ label: 'France' }, { label: 'New Zealand' }] }],
  ['textbox', 'Comment'],
  ['textbox', 'Comment', { key: 'second comment' }],
  ['textbox', 'Seat', { states: ['disabled'] }],
  ['searchbox', 'Search'],
]);

describe('which value is for which field, by what the page calls its fields', () => {
  test.each<[string, typeof form, string]>([
    ['enter the username "bob" and the password "x y!" and press login', form, 'type Username = bob; type Password = x y!; click Login'],
    [
      'Enter the username "bob" and password "x." into the text fields and press login.',
      form,
      'type Username = bob; type Password = x.; click Login',
    ],
    ['enter "x." as password and "bob" as username', form, 'type Password = x.; type Username = bob'],
    ['set Username to tomsmith with password hunter2', form, 'type Username = tomsmith; type Password = hunter2'],
    ['enter Gender: female', single, 'type Gender = female'],
    ['enter the street "Main 1" and the town "Oslo"', pair, 'type Street = Main 1; type Town = Oslo'],
    ['the street "Main 1", the town "Oslo"', pair, 'type Street = Main 1; type Town = Oslo'],
    ['type "Main 1" and "Oslo" into the text fields and submit', pair, 'type Street = Main 1; type Town = Oslo; click Send'],
    ['fill both fields with "tea"', pair, 'type Street = tea; type Town = tea'],
    ['write "tea" in each field', pair, 'type Street = tea; type Town = tea'],
    ['type "tea" into Street and Town', pair, 'type Street = tea; type Town = tea'],
    ['Street Main 1, Town Oslo', pair, 'type Street = Main 1; type Town = Oslo'],
    ['my street is Main 1', pair, 'type Street = Main 1'],
    ['the town should be Oslo', pair, 'type Town = Oslo'],
    ['the street should read "here"', pair, 'type Street = here'],
    ['first name Ada, last name Lovelace', trip, 'type First name = Ada; type Last name = Lovelace'],
    ['First name: Ada; E-mail: ada@x.org', trip, 'type First name = Ada; type E-mail = ada@x.org'],
    ['first name "Ada" and country "New Zealand"', trip, 'type First name = Ada; select Country: New Zealand'],
    ['trage den Benutzernamen "bob" und die Notiz "x" ein', german, 'abstain'],
    ['gib Benutzername "bob" und Notiz "x" ein', german, 'type Benutzername = bob; type Notiz = x'],
    ['écris le nom "Zoé" et la note "x"', french, 'type Nom = Zoé; type Note = x'],
    ['escribe el nombre "Ana" y la nota "x"', spanish, 'type Nombre = Ana; type Nota = x'],
    ['preencha o nome "Ana" e a nota "x"', portuguese, 'type Nome = Ana; type Nota = x'],
  ])('%s', (command, on, wanted) => {
    expect(told(command, on)).toBe(wanted);
  });

  test.each<[string, typeof form]>([
    // A word that nothing accounts for.
    ['enter the street "Main 1" unless the town "Oslo"', pair],
    ['never enter the street "Main 1" and the town "Oslo"', pair],
    // Which value is whose nobody knows, or whether it is one.
    ['enter the street "Main 1" and "2" and the town', pair],
    ['type "x" into "Nowhere"', pair],
    ['street Main', pair],
    ['the town is wrong', pair],
    ['is the town Oslo?', pair],
    ['fill both fields with "tea"', trip],
    ['first name "Ada" and comment "x"', trip],
    ['first name "Ada" and seat "4A"', trip],
    ['first name "Ada" and country "Atlantis"', trip],
    ['first name Ada, last name my own', trip],
  ])('asks: %s', (command, on) => {
    expect(told(command, on)).toBe('abstain');
  });
});

/** Fields that hold something, and a page that says something. */
const desk = page(
  'https://desk.example/',
  'Desk',
  [
    ['textbox', 'Reference', { value: 'kb 20-b' }],
    ['textbox', 'Note', { tag: 'textarea', value: 'Bring the red lamp, please' }],
    ['textbox', 'Summary'],
    ['textbox', 'Pass', { type: 'password', secret: true, value: '••••' }],
    ['textbox', 'Due', { type: 'date' }],
    ['textbox', 'Start', { placeholder: 'DD.MM.YYYY' }],
  ],
  { text: 'Order 4711\nTotal: $31.50\nName: Ada\nShipping: free\nShipping: $4' },
);
const copying = page('https://copy.example/', 'Copy', [
  ['textbox', 'Source', { tag: 'textarea', states: ['readonly'], value: 'Lorem ipsum' }],
  ['textbox', 'Answer'],
]);
/** A Monday. */
const NOW = new Date(2026, 10, 23);
const toldNow = (command: string, on: typeof form) =>
  renderPlan(planGoal({ goal: command, snapshot: on.snapshot, history: [], now: NOW }), on);

describe('a value that the page shows, or that is said by how it is to be written', () => {
  test.each<[string, typeof form, string]>([
    ['type the value of Reference into Summary', desk, 'type Summary = kb 20-b'],
    ['set Summary to the text of Note', desk, 'type Summary = Bring the red lamp, please'],
    ['enter the third word of Note in Summary', desk, 'type Summary = red'],
    ['type the 4th word of Note into Summary', desk, 'type Summary = lamp'],
    ['type the last word of Note into Summary', desk, 'type Summary = please'],
    ['copy Reference into Summary', desk, 'type Summary = kb 20-b'],
    ['copy the total to the summary', desk, 'type Summary = $31.50'],
    ['copy the text of the box above into Answer', copying, 'type Answer = Lorem ipsum'],
    ['kopiere Reference in Summary', desk, 'type Summary = kb 20-b'],
    ['type "hello" in upper case into Summary', desk, 'type Summary = HELLO'],
    ['type "Hello" into Summary in lower case', desk, 'type Summary = hello'],
    ['copy the reference into the summary in capital letters', desk, 'type Summary = KB 20-B'],
    ['schreibe "hallo" in Großbuchstaben in Summary', desk, 'type Summary = HALLO'],
    ['type "in upper case" into Summary', desk, 'type Summary = in upper case'],
    ['set Due to tomorrow', desk, 'type Due = 2026-11-24'],
    ['set Due to next Friday', desk, 'type Due = 2026-11-27'],
    ['set Due to Monday', desk, 'type Due = 2026-11-30'],
    ['setze Due auf nächsten Freitag', desk, 'type Due = 2026-11-27'],
    ['set Start to 24 December 2026', desk, 'type Start = 24.12.2026'],
    ['set Start to March 4th, 2027', desk, 'type Start = 04.03.2027'],
    // No day, and no field for one: as it was written.
    ['set Start to 31 February 2026', desk, 'type Start = 31 February 2026'],
    ['set Start to "tomorrow"', desk, 'type Start = tomorrow'],
    ['set Summary to tomorrow', desk, 'type Summary = tomorrow'],
  ])('%s', (command, on, wanted) => {
    expect(toldNow(command, on)).toBe(wanted);
  });

  test.each<[string, typeof form]>([
    ['type the seventh word of Note into Summary', desk],
    ['type the third word of Nowhere into Summary', desk],
    ['type the value of Pass into Summary', desk],
    ['copy Pass into Summary', desk],
    ['copy the shipping into the summary', desk],
    ['enter my name in Summary', desk],
    ['copy my name into Summary', desk],
    ['copy the text of the box above into Summary', desk],
    ['copy Reference into Nowhere', desk],
  ])('asks: %s', (command, on) => {
    expect(toldNow(command, on)).toBe('abstain');
  });
});
