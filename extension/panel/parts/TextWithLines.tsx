import { useId, useRef } from 'react';
import { say } from '../../locales/say';
import type { JsonFault } from '../store/check-json';

/** A text field with line numbers. Lines with errors are marked, and each error links to its line. */
export function TextWithLines({
  label,
  text,
  change,
  faults,
}: {
  label: string;
  text: string;
  change: (text: string) => void;
  faults: readonly JsonFault[];
}) {
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const numbers = useRef<HTMLPreElement>(null);
  const marked = new Set(faults.map(({ line }) => line));
  const lines = text.split('\n');

  function goTo(line: number) {
    const start = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0);
    box.current?.focus();
    box.current?.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  }

  return (
    <div className="stack">
      <div className="lined">
        <pre ref={numbers} aria-hidden="true">
          {lines.map((_line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: line numbers are what they are
            <span key={index} className={marked.has(index + 1) ? 'at-fault' : undefined}>
              {index + 1}
            </span>
          ))}
        </pre>
        <textarea
          ref={box}
          aria-label={label}
          aria-describedby={`${id}-faults`}
          aria-invalid={faults.length > 0}
          spellCheck={false}
          wrap="off"
          rows={14}
          value={text}
          onChange={(event) => change(event.target.value)}
          onScroll={(event) => numbers.current?.scrollTo({ top: event.currentTarget.scrollTop })}
        />
      </div>
      <div id={`${id}-faults`} role="status">
        <ul className="stack">
          {faults.map(({ line, message }) => (
            <li key={`${line} ${message}`}>
              <button type="button" className="fault-line" onClick={() => goTo(line)}>
                <b>{say('part.line', { line })}</b> {message}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
