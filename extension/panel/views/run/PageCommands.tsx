import { useEffect } from 'react';
import { Icon } from '../../parts/Icon';
import { loadedValue } from '../../store/loaded';
import { loadPageCommands, usePageCommands } from '../../store/use-page-commands';
import { useSite } from '../../store/use-site';

/** Commands made from the page in front; nothing where Abra may not look at it or found none. A click hands one over. */
export function PageCommands({ title, max, choose }: { title: string; max?: number; choose: (command: string) => void }) {
  const commands = usePageCommands((state) => state.commands);
  const { tabId, site } = useSite();
  const here = loadedValue(site);
  const page = here ? `${tabId} ${here.access} ${here.url}` : '';
  useEffect(() => {
    if (page) void loadPageCommands(page);
  }, [page]);
  if (commands.length === 0) return null;
  return (
    <section className="stack">
      <h2 className="over">{title}</h2>
      <ul className="lines">
        {commands.slice(0, max).map((command) => (
          <li key={command}>
            <button type="button" className="line" onClick={() => choose(command)}>
              <span className="grow">{command}</span>
              <Icon name="up" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
