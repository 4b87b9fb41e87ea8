import { useEffect, useRef } from 'react';
import type { Recording } from '../../../../src/wire/calls';
import { aimsAtSomething, changeShown, insertCheck, moveShown, relabelled, removeShown } from '../../store/recorded-steps';
import { setOptional } from '../../store/step-edits';
import { changeSteps } from '../../store/use-recording';
import { RecordedStep } from './RecordedStep';

/** The steps so far, newest last and in view. */
export function RecordedSteps({ recording: { steps, status } }: { recording: Recording }) {
  const end = useRef<HTMLLIElement>(null);
  const amount = steps.length;
  useEffect(() => {
    if (amount > 0) end.current?.scrollIntoView({ block: 'nearest' });
  }, [amount]);
  if (amount === 0) {
    return (
      <p className="soft">
        {status === 'paused'
          ? 'Nothing is written down while paused.'
          : 'Now do it in the page: click, type, choose. Each step appears here as you do it. Passwords are never written down.'}
      </p>
    );
  }
  return (
    <ol className="lines" aria-live="polite" aria-relevant="additions" aria-label="Steps">
      {steps.map((step, index) => (
        <RecordedStep
          key={step.at}
          place={index === amount - 1 ? end : undefined}
          step={step}
          index={index}
          count={amount}
          move={(by) => void changeSteps(moveShown(steps, index, by))}
          check={aimsAtSomething(step) ? (what) => void changeSteps(insertCheck(steps, index, what)) : undefined}
          remove={() => void changeSteps(removeShown(steps, index))}
          rename={(label) => void changeSteps(changeShown(steps, index, (one) => relabelled(one, label)))}
          makeOptional={(isOptional) =>
            void changeSteps(changeShown(steps, index, (one) => ({ ...one, operation: setOptional(one.operation, isOptional) })))
          }
        />
      ))}
    </ol>
  );
}
