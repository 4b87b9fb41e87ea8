import { say } from '../../locales/say';
import { cancelPick, type Picked, startPick, usePick } from '../store/use-pick';
import { Button } from './Button';

interface Props {
  /** Identifies this button among others, and is its label. */
  what: string;
  /** What it says; `what` is its title. */
  words?: string;
  tabId: number | undefined;
  /** Pick exactly the element, not the control around it. */
  exact: boolean;
  picked: (picked: Picked) => void;
}

/** Lets the person pick another element in the page. Meanwhile the button cancels. */
export function PickButton({ what, words = say('part.chooseAnotherElement'), tabId, exact, picked }: Props) {
  const isPicking = usePick(({ asker }) => asker === what);
  async function pick() {
    const found = tabId === undefined ? undefined : await startPick(what, tabId, exact);
    if (found) picked(found);
  }
  return isPicking ? (
    <Button small look="danger" onClick={cancelPick}>
      {say('part.stopPointing')}
    </Button>
  ) : (
    <Button small disabled={tabId === undefined} title={what} onClick={() => void pick()}>
      {words}
    </Button>
  );
}
