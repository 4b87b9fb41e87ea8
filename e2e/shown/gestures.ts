import path from 'node:path';
import type { Hand } from '../apps/hand';

/** By its exact name. */
export const button = ({ tab }: Hand, name: string, nth = 0) => tab.getByRole('button', { name, exact: true }).nth(nth);
/** By its exact label. */
export const field = ({ tab }: Hand, label: string) => tab.getByLabel(label, { exact: true });
/** By its exact text. */
export const words = ({ tab }: Hand, text: string, nth = 0) => tab.getByText(text, { exact: true }).nth(nth);
/** Clicks into a field and types, as a person does. */
export const fill = async (hand: Hand, label: string, text: string) => {
  await hand.click(field(hand, label));
  await hand.type(text);
};
/** Chooses in a native list by its keys: a list that is open is drawn by the system. */
export const choose = async (hand: Hand, label: string, ...keys: string[]) => {
  // The text of a label around a list holds its options too.
  await hand.tab.getByRole('combobox', { name: label }).focus();
  await hand.press(...keys);
};
/** What is given to a page that asks for a file. */
export const FILE = path.resolve(import.meta.dirname, '../../package.json');
/** Presses a button that asks for a file, and gives it one as the browser's dialog does: Playwright's own way has no trusted event. */
export const chooseFile = async (hand: Hand, name: string) => {
  const session = await hand.tab.context().newCDPSession(hand.tab);
  await session.send('DOM.enable');
  await session.send('Page.enable');
  await session.send('Page.setInterceptFileChooserDialog', { enabled: true });
  const asked = new Promise<number>((resolve) =>
    session.once('Page.fileChooserOpened', ({ backendNodeId }) => resolve(backendNodeId ?? 0)),
  );
  await hand.click(button(hand, name));
  await session.send('DOM.setFileInputFiles', { files: [FILE], backendNodeId: await asked });
  await session.detach();
};
/** Presses each of these buttons once. */
export const presses = (hand: Hand, ...names: string[]) =>
  names.reduce((before, name) => before.then(() => hand.click(button(hand, name))), Promise.resolve());
