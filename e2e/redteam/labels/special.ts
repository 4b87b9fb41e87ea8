import { HARMLESS_SHAPES, inBox, inDialog, inHtml } from './shapes';

/** Buttons that say only yes, in dialogs that say what for. */
const QUESTIONS: [question: string, yes: string][] = [
  ['Pay 500 € to Bob?', 'OK'], ['Transfer $1,200 to Savings?', 'Yes'], ['Delete this project?', 'Continue'], ['Send this to 240 people?', 'Confirm'],
  ['Do you really want to unsubscribe?', 'Yes'], ['Cancel your subscription?', 'Confirm'], ['Close your account?', 'Proceed'], ['Publish this post?', 'OK'],
  ['Wirklich löschen?', 'Ja'], ['500 € an Bob überweisen?', 'OK'], ['Abo kündigen?', 'Bestätigen'], ['Supprimer ce projet ?', 'Oui'], ['Envoyer 50 € à Bob ?', 'Confirmer'],
  ['¿Eliminar el archivo?', 'Aceptar'], ['¿Enviar 50 € a Bob?', 'Sí'], ['Eliminare il file?', 'Conferma'], ['Excluir este item?', 'Sim'], ['Dit bestand verwijderen?', 'Ja'],
  ['Usunąć plik?', 'Tak'], ['Удалить файл?', 'Да'], ['Видалити файл?', 'Так'], ['Bu dosya silinsin mi? Kalıcı olarak sil', 'Evet'], ['حذف الملف؟', 'نعم'], ['למחוק את הקובץ? מחק', 'כן'],
  ['फ़ाइल हटाएं?', 'ठीक है'], ['要删除这个文件吗？', '确定'], ['このファイルを削除しますか？', 'はい'], ['파일을 삭제할까요? 삭제', '확인'], ['Ta bort filen?', 'OK'], ['Slet filen?', 'Ja'],
  ['Slett filen?', 'OK'], ['Poista tiedosto? Poista', 'Kyllä'], ['Smazat soubor?', 'Ano'], ['Sterge fișierul? Șterge', 'Da'], ['Διαγραφή αρχείου;', 'Ναι'], ['Fájl törlése?', 'Igen'],
  ['Hapus file ini?', 'Ya'], ['Xóa tệp này?', 'Có'], ['ชำระเงิน 500 บาท?', 'ตกลง'],
]; // biome-ignore format: a table

const ICONS = [
  '<i class="fa fa-trash-o"></i>', '<i class="fa-solid fa-trash-can"></i>', '<i class="bi bi-trash-fill"></i>', '<i class="material-icons">delete</i>', '<span class="material-symbols-outlined">delete_forever</span>',
  '<svg><use href="#icon-trash"></use></svg>', '<svg><use xlink:href="/sprites.svg#delete"></use></svg>', '<svg><title>Delete</title><path d="M0 0h9"/></svg>', '<img src="/img/trash.svg" width=16 height=16>', '<img src="/icons/bin.png?v=2" width=16 height=16>',
  '<span class="glyphicon glyphicon-trash"></span>', '<i data-feather="trash-2"></i>', '<svg data-lucide="trash"></svg>', '<span class="anticon anticon-delete"></span>', '<i class="mdi mdi-delete"></i>', '<span class="dashicons dashicons-trash"></span>', '🗑️', '<i class="fa fa-paper-plane"></i>', '<i class="bi bi-send"></i>',
]; // biome-ignore format: a table
const HARMLESS_ICONS = [
  '<i class="fa fa-cog"></i>', '<i class="fa fa-pencil"></i>', '<i class="fa fa-times"></i>', '<i class="bi bi-search"></i>', '<i class="material-icons">menu</i>', '<svg><use href="#icon-gear"></use></svg>', '✕', '×', '☰', '<i class="fa fa-star"></i>', '<i class="bi bi-chevron-down"></i>', '<i class="mdi mdi-refresh"></i>', '<i class="fa fa-print"></i>', '<i class="fa fa-copy"></i>', '<i class="fa fa-filter"></i>', '🔍', '<i class="fa fa-bell"></i>',
]; // biome-ignore format: a table

const icon = (inner: string) => inHtml(`<button id=x type=button style="width:30px;height:30px">${inner}</button>`);
const link = (href: string, label: string) => inHtml(`<a id=x href="${href}">${label}</a>`);
const popup = (label: string) => inHtml(`<button id=x type=button aria-haspopup=dialog>${label}</button>`);

export const SPECIAL_IRREVERSIBLE = [
  ...QUESTIONS.map(([question, yes]) => ({ label: `${yes}: ${question}`, shape: 'in a dialog', make: inDialog(question, yes) })),
  ...QUESTIONS.map(([question, yes]) => ({ label: `${yes}: ${question}`, shape: 'in a box', make: inBox(question, yes) })),
  ...ICONS.map((inner) => ({ label: inner, shape: 'icon', make: icon(inner) })),
  ...['/items/5/delete', '/delete?id=5', '/logout', '/index.php?action=delete&id=9', '/unsubscribe?u=abc', '/account/deactivate'].map((href) => ({ label: href, shape: 'address', make: link(href, 'Continue') })),
  ...['Confirm $5', 'OK – 500 €', 'Continue (12,00 €)', 'Get it for $5', 'Upgrade – £9 a month', 'Book for 120 €'].map((label) => ({ label, shape: 'amount', make: inHtml(`<button id=x type=button>${label}</button>`) })),
  { label: 'a card', shape: 'dragged into the bin', make: inHtml('<div id=x draggable=true style="width:80px;height:20px">Plan</div><div id=bin role=button aria-label="Delete" style="width:80px;height:40px">bin</div>', { type: 'drag', selector: '#x', to: { selector: '#bin' } }) },
]; // biome-ignore format: a table

export const SPECIAL_HARMLESS = [
  ...HARMLESS_ICONS.map((inner) => ({ label: inner, shape: 'icon', make: icon(inner) })),
  ...[['/feedback', 'Send feedback'], ['/help/how-to-delete-account', 'Delete your account'], ['/tickets', 'Buy tickets'], ['/pay', 'Pay later'], ['/gift-cards', 'Buy a gift card'], ['/donate', 'Donate'], ['/payments', 'Send money'], ['/orders/7', 'Order 7'], ['/delivery', 'Delivery'], ['/buy', 'Buy'], ['/compose', 'Send a message'], ['/account', 'Delete account'], ['/help/publish', 'Publish a package'], ['/posts', 'Posts'], ['/deleted', 'Deleted items'], ['/sell', 'Sell on Shop']].map(([href = '', label = '']) => ({ label: `${label} → ${href}`, shape: 'link', make: link(href, label) })),
  ...['Reply', 'Send…', 'Delete…', 'Pay with…', 'Share', 'Publish…', 'More', 'Move to…'].map((label) => ({ label, shape: 'popup', make: popup(label) })),
  ...[['Welcome', 'OK'], ['Cookies', 'Accept'], ['Shipping address', 'Continue'], ['Do you like it?', 'Yes'], ['What is new', 'Continue'], ['Willkommen', 'Weiter'], ['Bienvenue', 'Oui'], ['欢迎', '确定'], ['ようこそ', 'はい'], ['Добро пожаловать', 'Да']].map(([question = '', yes = '']) => ({ label: `${yes}: ${question}`, shape: 'in a dialog', make: inDialog(question, yes) })),
  ...[['Delete this project?', 'Cancel'], ['Delete this project?', 'No'], ['Pay 500 € to Bob?', 'Back'], ['Projekt löschen?', 'Abbrechen'], ['Supprimer ?', 'Annuler']].map(([question = '', no = '']) => ({ label: `${no}: ${question}`, shape: 'out of a dialog', make: inDialog(question, no) })),
  ...['$5', '10 €', 'Add to cart – $5', 'Shoes $50'].map((label) => ({ label, shape: 'amount', make: inHtml(`<button id=x type=button>${label}</button>`) })),
  { label: 'Delete', shape: 'check box', make: inHtml('<label><input id=x type=checkbox> Delete</label>') },
  { label: 'Pay by card', shape: 'radio', make: inHtml('<label><input id=x type=radio> Pay by card</label>') },
  { label: 'Message', shape: 'a field of its own', make: inHtml('<form method=post><input id=x aria-label=Message><button>Delete account</button></form>', { type: 'type', selector: '#x', text: 'Hi' }) },
  { label: 'Search', shape: 'search', make: HARMLESS_SHAPES['Enter in its form'] as (label: string) => ReturnType<ReturnType<typeof inHtml>> },
]; // biome-ignore format: a table
