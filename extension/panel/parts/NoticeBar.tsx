import { useEffect, useRef } from 'react';
import { say } from '../../locales/say';
import { closeNotice, type Notice, useNotice } from '../store/use-notices';
import { Button } from './Button';
import { IconButton } from './IconButton';

/** The newest notice, at the bottom of every view. */
export function NoticeBar() {
  const { notice } = useNotice();
  return (
    <div role="status" aria-live="polite">
      {notice && <Shown key={notice.text} notice={notice} />}
    </div>
  );
}

/** How long a notice without an action stays; one with Undo stays until it is used or closed. */
const STAYS_MS = 9000;

function Shown({ notice }: { notice: Notice }) {
  const bar = useRef<HTMLDivElement>(null);
  const stay = useRef<Animation>(undefined);
  useEffect(() => {
    if (notice.undo || notice.tone === 'bad' || notice.list?.length) return;
    stay.current = bar.current?.animate([], { duration: STAYS_MS });
    stay.current?.addEventListener('finish', closeNotice);
    return () => stay.current?.cancel();
  }, [notice]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing happens here but that it waits while it is looked at
    <div
      className="notice"
      ref={bar}
      onPointerEnter={() => stay.current?.pause()}
      onPointerLeave={() => stay.current?.play()}
      onFocus={() => stay.current?.pause()}
      onBlur={() => stay.current?.play()}
    >
      {notice.list?.length ? <TextAndList text={notice.text} list={notice.list} /> : <span className="grow">{notice.text}</span>}
      {notice.undo && (
        <Button
          small
          className="undo"
          onClick={() => {
            closeNotice();
            notice.undo?.();
          }}
        >
          {say('part.undo')}
        </Button>
      )}
      <IconButton small icon="cross" label={say('part.closeThisNotice')} onClick={closeNotice} />
    </div>
  );
}

function TextAndList({ text, list }: { text: string; list: string[] }) {
  return (
    <div className="grow stack">
      <span>{text}</span>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls has to be reached by keyboard */}
      <ul className="notice-list small" tabIndex={0} aria-label={say('part.whatCouldNotBeSaid')}>
        {list.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
