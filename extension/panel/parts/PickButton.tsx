import { cancelPick, type Picked, startPick, usePick } from '../store/use-pick';
import { Button } from './Button';

interface Props {
  /** Tells this button from others; also what is said of it. */
  what: string;
  tabId: number | undefined;
  /** The very element, not the control around it. */
  exact: boolean;
  picked: (picked: Picked) => void;
}

/** Lets the person point at another element in the page. While they do, it is the way out. */
export function PickButton({ what, tabId, exact, picked }: Props) {
  const isPicking = usePick(({ asker }) => asker === what);
  async function pick() {
    const found = tabId === undefined ? undefined : await startPick(what, tabId, exact);
    if (found) picked(found);
  }
  return isPicking ? (
    <Button small look="danger" onClick={cancelPick}>
      Stop pointing
    </Button>
  ) : (
    <Button small disabled={tabId === undefined} title={what} onClick={() => void pick()}>
      Pick again in the page
    </Button>
  );
}
