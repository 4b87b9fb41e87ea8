import { expect, test } from 'vitest';
import type { Operation } from '../model/operation';
import type { Run } from '../model/run';
import type { SnapshotElement } from '../model/snapshot';
import type { Fingerprint } from '../model/target';
import { judge } from './policy';

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

const element = ([role, name, blocks]: Row): SnapshotElement =>
  ({ id: 1, role, name, states: [], place: [], blocks }) as unknown as SnapshotElement;
const run = (elements: SnapshotElement[]) =>
  ({ answers: {}, goal: '', started: {}, snapshot: { url: 'https://a.test/', elements } }) as unknown as Run;
const asks = (operation: Operation, elements: SnapshotElement[] = []) => 'ask' in judge({ id: 'o', operation }, run(elements));

test('the table is as long as it looks', () => expect(ROWS.length).toBeGreaterThan(80));

test.each(ROWS)('%s "%s" in %j is asked for: %s', (...row) => {
  const [role, name, blocks, asked] = row;
  expect(asks({ type: 'click', elementId: 1 }, [element(row)]), 'as it was seen').toBe(asked);
  const known = {
    selectors: [],
    tag: 'button',
    ...(role && { role }),
    name,
    attributes: {},
    landmarks: [],
    neighbours: [],
    blocks,
  } as Fingerprint;
  expect(asks({ type: 'click', fingerprint: known }), 'as it was recorded').toBe(asked);
  const { blocks: _blocks, ...older } = known;
  const before = blocks.map((block) => block.replace(/^part /, 'heading '));
  expect(asks({ type: 'click', fingerprint: { ...older, landmarks: before } }), 'as it was recorded before blocks were').toBe(asked);
});

test('opening a block or a menu is not what the block is about; Enter in its field is', () => {
  const opener = { ...element(['button', 'Go', ['part Send money'], false]), states: ['collapsed'] };
  expect(asks({ type: 'click', elementId: 1 }, [opener])).toBe(false);
  const menu = { ...element(['button', 'Go', ['part Send money'], false]), states: ['popup'] };
  expect(asks({ type: 'click', elementId: 1 }, [menu])).toBe(false);
  const field = element(['textbox', 'Name of the project', ['dialog Delete this project?'], false]);
  expect(asks({ type: 'press', key: 'Enter', elementId: 1 }, [field])).toBe(true);
  expect(asks({ type: 'press', key: 'Tab', elementId: 1 }, [field])).toBe(false);
  expect(asks({ type: 'type', text: 'Apollo', elementId: 1 }, [field])).toBe(false);
  expect(asks({ type: 'type', text: 'Apollo', submit: true, elementId: 1 }, [field])).toBe(true);
  expect(asks({ type: 'hover', elementId: 1 }, [element(['button', 'OK', ['dialog Delete this project?'], true])])).toBe(false);
});

test('Enter in a field is the press of a button right behind it, with or without a form', () => {
  const page = (...rows: [role: string, name: string, place?: string][]) =>
    rows.map(
      ([role, name, place = 'main'], at) =>
        ({ id: at + 1, role, name, states: [], place: [place], frame: 0 }) as unknown as SnapshotElement,
    );
  const enter: Operation = { type: 'press', key: 'Enter', elementId: 1 };
  const message = ['textbox', 'Message'] as [string, string];
  expect(asks(enter, page(message, ['button', 'Send']))).toBe(true);
  expect(asks({ type: 'type', text: 'Hi', submit: true, elementId: 1 }, page(message, ['button', ''], ['button', 'Send']))).toBe(true);
  const known = { selectors: [], tag: 'input', role: 'textbox', name: 'Message', attributes: {}, landmarks: [], neighbours: [] };
  expect(asks({ type: 'press', key: 'Enter', fingerprint: known }, page(message, ['button', 'Delete']))).toBe(true);
  expect(asks({ type: 'type', text: 'Hi', elementId: 1 }, page(message, ['button', 'Send']))).toBe(false);
  expect(asks(enter, page(message, ['button', 'Search']))).toBe(false);
  expect(asks(enter, page(message, ['textbox', 'To'], ['button', 'Send']))).toBe(false);
  expect(asks(enter, page(message, ['button', 'Delete', 'row Bob']))).toBe(false);
  expect(asks(enter, page(['searchbox', 'Search'], ['button', 'Delete']))).toBe(false);
});

test('the question says which block it is about', () => {
  const verdict = judge(
    { id: 'o', operation: { type: 'click', elementId: 1 } },
    run([element(['button', 'Execute', ['part Parameters', 'item Delete a pet'], true])]),
  );
  expect(verdict).toEqual({ ask: 'This cannot be undone: click "Execute" in "Delete a pet". Do it?' });
});
