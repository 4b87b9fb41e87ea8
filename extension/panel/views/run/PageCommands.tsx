import { useEffect } from 'react';
import { loadedValue } from '../../store/loaded';
import { loadPageCommands, usePageCommands } from '../../store/use-page-commands';
import { useSite } from '../../store/use-site';
import { Offers } from './Offers';

/** Commands made from the page in front; nothing where Abra may not look at it or found none. A press hands one over. */
export function PageCommands({ title, max, choose }: { title: string; max?: number; choose: (command: string) => unknown }) {
  const commands = usePageCommands((state) => state.commands);
  const { tabId, site } = useSite();
  const here = loadedValue(site);
  const page = here ? `${tabId} ${here.access} ${here.url}` : '';
  useEffect(() => {
    if (page) void loadPageCommands(page);
  }, [page]);
  return <Offers title={title} commands={commands.slice(0, max)} choose={choose} />;
}
