import type { Ref } from 'react';
import type { Gap } from '../../../../src/model/gap';
import { sayGap } from '../../../../src/model/gap-words';
import { say } from '../../../locales/say';
import { Button } from '../../parts/Button';
import { Icon } from '../../parts/Icon';
import { PickButton } from '../../parts/PickButton';
import { pressInGap } from '../../store/recorded-steps';
import { closeGap } from '../../store/use-recording';

interface Props {
  gap: Gap;
  tabId: number;
  place: Ref<HTMLLIElement> | undefined;
}

/** Something that the person showed and that could not be kept, at its place among the steps. */
export function RecordedGap({ gap, tabId, place }: Props) {
  const words = sayGap(gap);
  return (
    <li className="recorded gap stack" ref={place}>
      <p className="row">
        <Icon name="alert" />
        <span className="grow">{words}</span>
      </p>
      <div className="row wrap">
        <span className="small soft grow">{gap.kind === 'frame' ? say('recording.abraHasNoAccessTo') : say('recording.showItAgain')}</span>
        {CAN_BE_MARKED.test(gap.kind) && (
          <PickButton
            what={say('recording.markItInThePage', { words })}
            words={say('recording.mark')}
            tabId={tabId}
            exact={false}
            picked={(picked) => void closeGap(gap, pressInGap(gap, picked))}
          />
        )}
        <Button small look="quiet" aria-label={say('recording.remove', { words })} onClick={() => void closeGap(gap)}>
          {say('recording.remove2')}
        </Button>
      </div>
    </li>
  );
}

/** Of these, the element is all that a step needs. */
const CAN_BE_MARKED = /press$/;
