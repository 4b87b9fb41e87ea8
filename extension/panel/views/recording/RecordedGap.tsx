import type { Ref } from 'react';
import type { Gap } from '../../../../src/model/playbook/gap';
import { say } from '../../../locales/say';
import { Button } from '../../parts/Button';
import { Icon } from '../../parts/Icon';
import { PickButton } from '../../parts/PickButton';
import { pressInGap } from '../../store/recorded-steps';
import { closeGap } from '../../store/use-recording';
import { sayThing } from '../../words/say-thing';

interface Props {
  gap: Gap;
  tabId: number;
  place: Ref<HTMLLIElement> | undefined;
}

/** Something that the person showed and that could not be kept, at its place among the steps. */
export function RecordedGap({ gap, tabId, place }: Props) {
  const words = say(KINDS[gap.kind], { has: gap.label ? 'yes' : 'no', label: sayThing(gap.label) });
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

const KINDS = {
  press: 'gap.press',
  'double press': 'gap.doublePress',
  'right press': 'gap.rightPress',
  drag: 'gap.drag',
  keys: 'gap.keys',
  text: 'gap.text',
  field: 'gap.field',
  files: 'gap.files',
  paste: 'gap.paste',
  zoom: 'gap.zoom',
  selection: 'gap.selection',
  frame: 'gap.frame',
  step: 'gap.step',
} as const satisfies Record<Gap['kind'], string>;

/** Of these, the element is all that a step needs. */
const CAN_BE_MARKED = /press$/;
