import { expect, test } from 'vitest';
import type { Landmark } from '../page/landmark';
import { readLandmark } from '../page/landmark-words';
import type { Fingerprint } from '../page/target';
import type { Act } from './act';
import { sayAct } from './act-words';
import { isFinal, judgeAct, keyOfAct } from './risk';

/** role, name, the blocks it stands in, and whether it is asked for. */
type Row = [role: string, name: string, blocks: string[], asked: boolean];

// biome-ignore format: a table
const ROWS: Row[] = [
  // Its own words.
  ['button', 'Delete', [], true], ['button', 'Pay now', [], true], ['button', 'Place order', [], true], ['button', 'Send', [], true],
  ['button', 'Löschen', [], true], ['button', 'Supprimer', [], true], ['button', 'Eliminar', [], true], ['button', 'Excluir', [], true],
  ['button', '删除', [], true], ['button', '送信', [], true], ['link', 'Unsubscribe', [], true], ['button', 'Delete Bob', ['item Bob'], true],
  // Its own words say nothing, and its block says it.
  ['button', 'Execute', ['part Parameters', 'item DELETE · Delete a pet'], true],
  ['button', 'Execute', ['item Delete a pet'], true],
  ['button', 'OK', ['dialog Delete this project?'], true],
  ['button', 'Yes', ['dialog Delete this project?'], true],
  ['button', 'Continue', ['dialog Delete this project?'], true],
  ['button', 'Confirm', ['item Cancel subscription'], true],
  ['button', 'Confirm', ['part Cancel subscription'], true],
  ['button', 'Submit', ['part Delete your account'], true],
  ['button', 'Go', ['part Send money'], true],
  ['button', 'Apply', ['part Publish the site'], true],
  ['button', 'Yes, I am sure', ['dialog Are you sure that you want to delete Bob?'], true],
  ['button', 'Yes', ['dialog Are you sure? · This will delete all files.'], true],
  ['button', 'OK', ['dialog Confirm · Really send it to everybody?'], true],
  ['button', 'Proceed', ['part Payment', 'dialog Buy a ticket'], true],
  ['button', 'Run', ['item DELETE'], true],
  ['button', 'Ausführen', ['item DELETE · Tier löschen'], true],
  ['button', 'Ja', ['dialog Projekt löschen?'], true],
  ['button', 'Weiter', ['part Konto löschen'], true],
  ['button', 'Bestätigen', ['dialog Abo kündigen'], true],
  ['button', 'Oui', ['dialog Supprimer le projet ?'], true],
  ['button', 'Valider', ['part Payer la commande'], true],
  ['button', 'Continuer', ['dialog Voulez-vous supprimer ce fichier ?'], true],
  ['button', 'Sí', ['dialog ¿Eliminar el proyecto?'], true],
  ['button', 'Aceptar', ['dialog ¿Quiere borrar el archivo?'], true],
  ['button', 'Sim', ['dialog Excluir o projeto?'], true],
  ['button', 'Confirmar', ['part Cancelar assinatura'], true],
  ['button', '确定', ['dialog 要删除这个项目吗？'], true],
  ['button', '是', ['dialog 删除文件'], true],
  ['button', '继续', ['part 支付订单'], true],
  ['button', 'はい', ['dialog プロジェクトを削除しますか？'], true],
  ['button', '実行', ['item 削除'], true],
  ['button', 'OK', ['dialog メールを送信しますか'], true],
  ['', 'OK', ['dialog Delete this project?'], true],
  // Blocks as fingerprints of before tell them.
  ['button', 'OK', ['alertdialog Delete this project?'], true],
  ['button', 'Submit', ['form Delete account'], true],
  ['button', 'Confirm', ['heading Cancel subscription'], true],
  // Generic words in a block that says nothing of the kind.
  ['button', 'Execute', ['item GET · Find a pet by its number'], false],
  ['button', 'Execute', ['part Parameters', 'item Find a pet'], false],
  ['button', 'OK', ['dialog Welcome'], false],
  ['button', 'Yes', ['dialog Do you like it?'], false],
  ['button', 'Continue', ['part Shipping address'], false],
  ['button', 'Submit', ['part Your profile'], false],
  ['button', 'Apply', ['part Filters'], false],
  ['button', 'Go', ['part Search'], false],
  ['button', 'Confirm', ['part Your e-mail address'], false],
  ['button', 'OK', [], false],
  ['button', 'Weiter', ['part Lieferadresse'], false],
  ['button', 'Oui', ['dialog Bienvenue'], false],
  ['button', '确定', ['dialog 欢迎'], false],
  ['button', 'はい', ['dialog ようこそ'], false],
  // The way out of a grave block.
  ['button', 'Cancel', ['dialog Delete this project?'], false],
  ['button', 'No', ['dialog Delete this project?'], false],
  ['button', 'Close', ['dialog Delete this project?'], false],
  ['button', 'Back', ['part Delete your account'], false],
  ['button', 'Abbrechen', ['dialog Projekt löschen?'], false],
  ['button', 'Try it out', ['item DELETE · Delete a pet'], false],
  ['button', 'Copy', ['item DELETE · Delete a pet'], false],
  ['button', 'Reset', ['item DELETE · Delete a pet'], false],
  // What a grave block holds beside its button.
  ['link', 'Continue', ['part How to delete a file'], false],
  ['link', 'OK', ['part Delete your account'], false],
  ['tab', 'Go', ['part Send money'], false],
  ['checkbox', 'Yes', ['dialog Delete this project?'], false],
  ['radio', 'Yes', ['dialog Delete this project?'], false],
  ['option', 'Yes', ['part Send money'], false],
  ['menuitem', 'Details', ['item Delete a pet'], false],
  ['textbox', 'Confirm', ['dialog Delete this project?'], false],
  // Headings that only speak of it.
  ['button', 'Go', ['part How to delete a file from your disk'], false],
  ['button', 'Apply', ['part Deleted items'], false],
  ['button', 'Submit', ['part Order 12'], false],
  ['button', 'OK', ['part Post'], false],
  ['button', 'Continue', ['part Sender'], false],
  ['button', 'Continue', ['part Payment methods'], false],
  // A grave heading far outside is not what the button is about.
  ['button', 'OK', ['part Colour', 'part Size', 'part Delete your account'], false],
];

const act = (over: Partial<Act>): Act => ({ deed: 'press', role: 'button', words: [], icons: [], blocks: [], ...over });
const asks = (over: Partial<Act>) => 'ask' in judgeAct(act(over));
const known = (role: string, name: string, blocks: Landmark[]): Fingerprint =>
  ({ selectors: [], tag: 'button', ...(role && { role }), name, attributes: {}, landmarks: [], neighbours: [], blocks }) as Fingerprint;

test('the table is as long as it looks', () => expect(ROWS.length).toBeGreaterThan(80));

test.each(ROWS)('%s "%s" in %j is asked for: %s', (...row) => {
  const [role, name, said, asked] = row;
  const blocks = said.map(readLandmark);
  const written = /box$/.test(role);
  expect(asks({ deed: written ? 'fill' : 'press', role, words: [name], blocks }), 'as it is').toBe(asked);
  const { blocks: _blocks, ...older } = known(role, name, blocks);
  expect(isFinal({ type: 'click', fingerprint: known(role, name, blocks) }), 'as it was recorded').toBe(asked);
  const landmarks = blocks.map(({ kind, name: words }) => ({ kind: kind === 'part' ? 'heading' : kind, ...(words && { name: words }) }));
  expect(isFinal({ type: 'click', fingerprint: { ...older, landmarks } }), 'as it was recorded before blocks were').toBe(asked);
});

test('opening a block or a menu is not what the block is about; Enter in its field is', () => {
  expect(asks({ words: ['Go'], blocks: [readLandmark('part Send money')], opens: true })).toBe(false);
  const field = { role: 'textbox', blocks: [readLandmark('dialog Delete this project?')] };
  expect(asks({ ...field, deed: 'submit', key: 'Enter' })).toBe(true);
  expect(asks({ ...field, deed: 'fill' })).toBe(false);
});

test('a yes is bound to deed, words and destination, and not to where the element stands', () => {
  const key = keyOfAct(act({ words: ['Continue'], link: 'https://a.test/1' }));
  expect(keyOfAct(act({ words: ['Continue'], link: 'https://a.test/1', blocks: [readLandmark('part 12 results')] }))).toBe(key);
  expect(keyOfAct(act({ words: ['Continue and pay now'], link: 'https://a.test/1' }))).not.toBe(key);
  expect(keyOfAct(act({ words: ['Continue'], link: 'https://a.test/2' }))).not.toBe(key);
  expect(keyOfAct(act({ deed: 'drag', words: ['Continue'], link: 'https://a.test/1' }))).not.toBe(key);
});

test('the question says what, where and where to', () => {
  expect(sayAct(act({ words: ['Search', 'Pay 500 €'] }))).toBe('click "Search" ("Pay 500 €")');
  expect(sayAct(act({ words: ['Execute'], blocks: ['item Delete a pet', 'part Pets'].map(readLandmark) }))).toBe(
    'click "Execute" in "Delete a pet"',
  );
  expect(
    sayAct(act({ deed: 'submit', words: ['Delete'], key: 'Enter', field: 'Name', form: { action: 'https://a.test/x', method: 'post' } })),
  ).toBe('send with "Delete" by Enter in "Name" and send the form to https://a.test/x');
});
