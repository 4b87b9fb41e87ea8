import type { Shown } from '../page/shown';
import type { Gap } from './gap';
import type { Recording } from './recording';

/** The recording with other steps: what a try of the earlier ones came to says nothing about these. Pure. */
export function withSteps(recording: Recording, steps: Shown[]): Recording {
  const { trial: _ofOthers, ...untried } = recording;
  return { ...(JSON.stringify(steps) === JSON.stringify(recording.steps) ? recording : untried), steps };
}

/** One line of a recording: a step, by its place among the steps, or something that is missing there. */
export type RecordingLine = { step: Shown; index: number } | { gap: Gap };

/** The steps in their order, and each gap after the last step that was shown before it. Pure. */
export function recordingLines({ steps, gaps = [] }: Pick<Recording, 'steps' | 'gaps'>): RecordingLine[] {
  const lines: RecordingLine[] = steps.map((step, index) => ({ step, index }));
  for (const gap of gaps) {
    const at = lines.findLastIndex((line) => ('step' in line ? line.step : line.gap).at <= gap.at);
    lines.splice(at + 1, 0, { gap });
  }
  return lines;
}
