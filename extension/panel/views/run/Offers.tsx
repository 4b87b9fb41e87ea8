import { Icon } from '../../parts/Icon';

interface Props {
  title: string;
  note?: string;
  commands: readonly string[];
  disabled?: boolean;
  choose: (command: string) => unknown;
}

/** Goals that could be meant, or given next, each a button. */
export function Offers({ title, note, commands, disabled = false, choose }: Props) {
  if (commands.length === 0) return null;
  return (
    <section className="stack">
      <h2 className="over">{title}</h2>
      {note && <p className="small soft">{note}</p>}
      <ul className="lines">
        {commands.map((command) => (
          <li key={command}>
            <button type="button" className="line" disabled={disabled} onClick={() => choose(command)}>
              <span className="grow">{command}</span>
              <Icon name="up" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
