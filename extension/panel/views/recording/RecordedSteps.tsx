import { useEffect, useRef } from 'react';
import { markStep, type Shown, stepValueOf } from '../../../../src/model/page/shown';
import type { Recording } from '../../../../src/model/playbook/recording';
import { recordingLines } from '../../../../src/model/playbook/recording-lines';
import { say } from '../../../locales/say';
import { changeShown, insertCheck, moveShown, relabelled, retargeted } from '../../store/recorded-steps';
import { setMark } from '../../store/step-edits';
import { changeSteps, removeRecorded, useRecording, useTrial } from '../../store/use-recording';
import { RecordedGap } from './RecordedGap';
import { RecordedStep, type StepEdits } from './RecordedStep';

/** The recorded steps and what is missing among them, newest last and scrolled into view; locked while a try acts by them. */
export function RecordedSteps({ recording }: { recording: Recording }) {
  const { steps, status, params } = recording;
  const { isTrying } = useTrial(recording);
  const end = useRef<HTMLLIElement>(null);
  const lines = recordingLines(recording);
  const amount = lines.length;
  useEffect(() => {
    if (amount > 0) end.current?.scrollIntoView({ block: 'nearest' });
  }, [amount]);
  if (amount === 0) {
    return <p className="soft">{status === 'paused' ? say('recording.nothingIsWrittenDownWhile') : say('recording.nowDoItInThe')}</p>;
  }
  return (
    <fieldset role="presentation" disabled={isTrying}>
      <ol className="lines" aria-live="polite" aria-relevant="additions" aria-label={say('playbooks.steps')}>
        {lines.map((line, at) => {
          const place = at === amount - 1 ? end : undefined;
          if ('gap' in line) {
            const { gap } = line;
            // biome-ignore lint/suspicious/noArrayIndexKey: two gaps of one moment differ in nothing else
            return <RecordedGap key={`gap ${gap.at} ${at}`} place={place} gap={gap} tabId={tabOf(recording, gap.tab)} />;
          }
          const { step, index } = line;
          return (
            <RecordedStep
              key={step.at}
              place={place}
              step={step}
              index={index}
              count={steps.length}
              tabId={tabOf(recording, step.operation.tab)}
              proposed={params.find((param) => param.default !== undefined && param.default === stepValueOf(step) && !step.fixed)}
              edits={editsOf(steps, index)}
            />
          );
        })}
      </ol>
    </fieldset>
  );
}

const tabOf = ({ tabs, tabId }: Recording, tab = 0): number => tabs[tab] ?? tabId;

/** An edit replaces the whole list, and the worker stores it. */
function editsOf(steps: Shown[], index: number): StepEdits {
  const change = (edit: (step: Shown) => Shown) => void changeSteps(changeShown(steps, index, edit));
  return {
    move: (by) => void changeSteps(moveShown(steps, index, by)),
    remove: () => void (steps[index] && removeRecorded(steps[index])),
    rename: (label) => change((step) => relabelled(step, label)),
    say: (mark, isSo) => change((step) => ({ ...step, operation: setMark(step.operation, mark, isSo) })),
    mark: (mark) => void changeSteps(markStep(steps, index, mark)),
    insert: (check, picked) => onNow((now, at) => insertCheck(now, at, check, picked)),
    retarget: (picked) => onNow((now, at) => changeShown(now, at, (step) => retargeted(step, picked))),
  };

  /** Uses the current list, because steps may have been recorded while the person picked an element. */
  function onNow(edit: (now: Shown[], at: number) => Shown[]): void {
    const now = useRecording.getState().recording?.steps ?? steps;
    const at = now.findIndex((step) => step.at === steps[index]?.at);
    if (at >= 0) void changeSteps(edit(now, at));
  }
}
