/**
 * Which of the files that a person or program gave beforehand an upload's question means: those that it names, else the only one there is; none where
 * that leaves a doubt.
 */
export function filesFor<File extends { name: string }>(files: readonly File[], question: string): readonly File[] {
  const named = files.filter(({ name }) => question.includes(name));
  if (named.length > 0) return named;
  return files.length === 1 ? files : [];
}
