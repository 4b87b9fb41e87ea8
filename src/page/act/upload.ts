import type { Bail } from '../../model/run/bail';
import { saying } from '../../model/saying-of';
import * as dom from '../dom/native-accessors';
import type { ActionContext } from './action-context';
import { targetDisabled, valueRejected } from './bails';
import { dragEvent, fire, fireChange } from './events';
import { acceptsDrop } from './html-drag';
import { moveTo } from './pointer';

/** Sets the files of a file input, of the one that a button or label stands for, or drops them on a drop zone. */
export async function upload(act: ActionContext): Promise<Bail | undefined> {
  if (!act.files.length) return { kind: 'needs-person', what: 'file', why: saying('wantsFile') };
  const held = new DataTransfer();
  for (const file of act.files) held.items.add(file);
  const input = fileInputOf(act.element);
  if (!input) return drop(act, held);
  if (input.matches(':disabled')) return targetDisabled(act.element, saying('disabled'));
  if (!input.multiple && act.files.length > 1) return valueRejected(`${act.files.length} files`, 'it takes one file');
  const refused = act.dispatching({ deed: 'upload', element: input });
  if (refused) return refused;
  input.files = held.files;
  fireChange(input, 'input', 'change');
  await act.turn();
  return undefined;
}

function fileInputOf(element: Element): HTMLInputElement | undefined {
  const control = dom.as<HTMLLabelElement>(element).control ?? element;
  if (isFileInput(control)) return control;
  const inside = dom.querySelector<HTMLInputElement>(element, 'input[type=file]');
  if (inside) return inside;
  if (!dom.matches(element, 'button,a,[role=button],label')) return undefined;
  // A button that opens a hidden file input usually stands near it.
  for (let around = dom.parentElement(element); around && around !== dom.body(document); around = dom.parentElement(around)) {
    const near = dom.querySelectorAll<HTMLInputElement>(around, 'input[type=file]');
    if (near.length) return near.length === 1 ? near[0] : undefined;
  }
  const all = dom.querySelectorAll<HTMLInputElement>(document, 'input[type=file]');
  return all.length === 1 ? all[0] : undefined;
}

const isFileInput = (element: Element): element is HTMLInputElement =>
  dom.localName(element) === 'input' && (element as HTMLInputElement).type === 'file';

async function drop(act: ActionContext, held: DataTransfer): Promise<Bail | undefined> {
  const target = await moveTo(act, act.point);
  const refused = act.dispatching({ deed: 'upload', element: target });
  if (refused) return refused;
  fire(target, dragEvent('dragenter', act.inputState, held));
  await act.turn();
  const taken = acceptsDrop(target, dragEvent('dragover', act.inputState, held));
  await act.turn();
  if (taken) fire(target, dragEvent('drop', act.inputState, held));
  else fire(target, dragEvent('dragleave', act.inputState, held));
  await act.turn();
  return taken ? undefined : valueRejected(act.files.map((file) => file.name).join(', '), 'nothing here takes files');
}
