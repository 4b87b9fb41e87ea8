import type { Playbook } from '../../model/playbook/playbook';
import type { Outcome } from '../../model/run/leg';
import { normalisedWords } from '../merge/normalised-words';

/**
 * What is promised with the values of now, where the promised path names a recorded one as sites do: "/posts/tea-time" after "Tea time". A site that writes
 * it otherwise does not come to the promised path, and the step is told as such.
 */
export function withValuesInPath(
  outcome: Outcome,
  { params }: Pick<Playbook, 'params'>,
  values: Readonly<Record<string, string>>,
): Outcome {
  if (outcome.navigatesTo === undefined) return outcome;
  const titles = new Map(params.flatMap(({ name, default: was = '' }) => [[titleOf(was), titleOf(values[name] ?? was)] as const]));
  const segments = outcome.navigatesTo.split('/').map((segment) => (segment && titles.get(segment)) || segment);
  return { ...outcome, navigatesTo: segments.join('/') };
}

const titleOf = (value: string): string => normalisedWords(value).join('-');
