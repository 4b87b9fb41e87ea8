import { say } from '../../../locales/say';
import { Button } from '../../parts/Button';
import { Icon } from '../../parts/Icon';
import { loadedValue } from '../../store/loaded';
import { chooseTab, useBridge } from '../../store/use-bridge';
import { useSite } from '../../store/use-site';

/** Whether other programs may act in the tab in front, where one is connected or a tab was chosen. */
export function BridgeLine() {
  const bridge = loadedValue(useBridge((state) => state.bridge));
  const tabId = useSite((state) => state.tabId);
  if (bridge?.link !== 'on' || tabId === undefined) return null;
  const isHere = bridge.tabId === tabId;
  if (!isHere && !bridge.clients.some(({ connected }) => connected)) return null;
  return (
    <div className={`site${isHere ? ' ask' : ''}`}>
      <Icon name="spark" />
      <p className="grow small">{say(isHere ? 'run.programsMayActHere' : 'run.programsMayNotActHere')}</p>
      <Button small look={isHere ? 'plain' : 'quiet'} onClick={() => void chooseTab(isHere ? undefined : tabId)}>
        {say(isHere ? 'run.takeTheTabBack' : 'run.allowInThisTab')}
      </Button>
    </div>
  );
}
