import { create } from 'zustand';
import { call } from '../../../src/wire/call';
import { useSite } from './use-site';

interface PageCommandsStore {
  /** The page that they are of. */
  page: string;
  commands: readonly string[];
}

/** Commands that could be given on the page in front. */
export const usePageCommands = create<PageCommandsStore>(() => ({ page: '', commands: [] }));

/** Asks for the commands of a page, once for each page and access; an answer that arrives after another page came is dropped. */
export async function loadPageCommands(page: string): Promise<void> {
  const { tabId } = useSite.getState();
  if (tabId === undefined || usePageCommands.getState().page === page) return;
  usePageCommands.setState({ page, commands: [] });
  const answer = await call('site.commands', { tabId, language: navigator.language.replace(/-.*$/, '') });
  if (answer.ok && usePageCommands.getState().page === page) usePageCommands.setState({ commands: answer.value.commands });
}
