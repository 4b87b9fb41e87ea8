import { closeNotice, useNotice } from '../store/use-notices';
import { Button } from './Button';
import { IconButton } from './IconButton';

/** The newest notice, over whatever view is open. */
export function NoticeBar() {
  const { notice } = useNotice();
  return (
    <div role="status" aria-live="polite">
      {notice && (
        <div className="notice" key={notice.text}>
          <span className="grow">{notice.text}</span>
          {notice.undo && (
            <Button
              small
              className="undo"
              onClick={() => {
                closeNotice();
                notice.undo?.();
              }}
            >
              Undo
            </Button>
          )}
          <IconButton small icon="cross" label="Close this notice" onClick={closeNotice} />
        </div>
      )}
    </div>
  );
}
