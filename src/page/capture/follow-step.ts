import { deadline } from '../../lib/deadline';
import type { Delta } from '../../model/delta';
import { isVisible } from '../observe/effects';
import { watchStep } from '../observe/look-closer';
import { REACH } from './causes';

/** Follows what comes of a person's step until the next one begins, or what comes would come by itself. */
export interface StepWatch {
  /** A step begins, or may have begun, at this element; what came of the one before is told. */
  begin(element: Element): void;
  /** Is one followed? */
  on(): boolean;
  /** What came by now is told. `leaving`: the page is left. */
  end(leaving?: boolean): void;
  /** What came of it is not asked for. */
  drop(): void;
}

export function followStep(tell: (came: Delta) => void): StepWatch {
  let watch: ReturnType<typeof watchStep> | undefined;
  let stopWaiting = (): void => undefined;
  const take = (leaving?: boolean): Delta | undefined => {
    stopWaiting();
    const came = watch?.(leaving);
    watch = undefined;
    return came;
  };
  const end = (leaving?: boolean) => {
    const came = take(leaving);
    if (came && (came.effects || isVisible(came))) tell(came);
  };
  return {
    begin(element) {
      end();
      watch = watchStep(element);
      const { signal, clear, expired } = deadline(REACH);
      stopWaiting = clear;
      signal.addEventListener('abort', () => expired() && end());
    },
    on: () => !!watch,
    end,
    drop: () => void take(),
  };
}
