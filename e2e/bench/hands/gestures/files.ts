import { mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Step } from '../../../differential/case';
import type { Gesture } from '../gesture';

/** When the files of the bench were last changed, s. */
export const CHANGED = 1_000_000_000;
const TELL =
  "const tell = (files) => said.push([...files].map((file) => [file.name, file.size, file.type, file.lastModified].join()).join(' ')); document.addEventListener('change', (event) => event.target.files && tell(event.target.files)); const x = document.querySelector('#x');";
const upload = (...files: string[]): Step => ({ type: 'upload', on: '#x', files });

let folder = '';
/** The files on disk, as a person has them. */
export function onDisk(names: readonly string[]): string[] {
  folder ||= mkdtempSync(path.join(tmpdir(), 'abra-hands-'));
  return names.map((name) => {
    const file = path.join(folder, name);
    writeFileSync(file, 'abra');
    utimesSync(file, CHANGED, CHANGED);
    return file;
  });
}

const given =
  (selector = '#x'): Gesture['by'] =>
  (frame, _page, { files = [] }) =>
    frame.locator(selector).setInputFiles(onDisk(files));

/** Files dragged in from outside, as the browser hears them from the system. */
const dropped: Gesture['by'] = async (frame, page, { files = [] }) => {
  const box = await frame.locator('#x').boundingBox();
  const cdp = await page.context().newCDPSession(page);
  const at = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  const data = { items: [], files: onDisk(files), dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) await cdp.send('Input.dispatchDragEvent', { type, ...at, data });
  await cdp.detach();
};
const zone = (over: string) => ({
  html: '<div id=x style="width:200px;height:80px;background:#eee">Drop here</div>',
  script: `${TELL} x.ondragover = (event) => { ${over} }; x.ondrop = (event) => { event.preventDefault(); tell(event.dataTransfer.files) }`,
  by: dropped,
  events: 'none' as const,
});
const file = (name: string, html: string, more: Partial<Gesture> = {}): Gesture => ({
  group: 'files',
  name,
  html,
  script: TELL,
  step: upload('a.txt'),
  by: given(),
  ...more,
});

export const files: Gesture[] = [
  file('a file', '<input id=x type=file>'),
  file('two files', '<input id=x type=file multiple>', { step: upload('a.txt', 'b.txt') }),
  file('a file for a hidden input', '<input id=x type=file hidden>'),
  file('a file by a label', '<label id=x>Choose <input id=k type=file></label>', { by: given('#k') }),
  file('a file by the button beside', '<div><button id=x>Choose</button><input id=k type=file hidden></div>', { by: given('#k') }),
  file('a picture', '<input id=x type=file accept="image/*">', { step: upload('a.png') }),
  file('two files for one', '<input id=x type=file>', {
    step: upload('a.txt', 'b.txt'),
    refuses: ['value-rejected'],
  }),
  file('a file dropped on what takes none', '<button id=x>Go on</button>', { by: dropped, says: ['value-rejected'], events: 'none' }),
  file('a file dropped', '', { ...zone('event.preventDefault()') }),
  file('two files dropped', '', { ...zone('event.preventDefault()'), step: upload('a.txt', 'b.txt') }),
  file('a file dropped to be copied', '', { ...zone("event.preventDefault(); event.dataTransfer.dropEffect = 'copy'") }),
  file('a file dropped where none is taken', '', {
    ...zone("event.preventDefault(); event.dataTransfer.dropEffect = 'none'"),
    says: ['value-rejected'],
  }),
  file('a file dropped where nobody answers', '', { ...zone(''), says: ['value-rejected'] }),
];
