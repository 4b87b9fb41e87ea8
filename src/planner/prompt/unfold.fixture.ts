/** Reverses `condenseLines`: expands each indented row by the last pattern above it. */
export function unfold(text: string): string {
  let pattern: string[] | undefined;
  return text
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('Each: ')) {
        pattern = line.slice('Each: '.length).split(' + ');
        return [];
      }
      const [, numbers, said = ''] = (pattern && /^ \[([\d ]+)\](?: (.*))?$/.exec(line)) ?? [];
      return pattern && numbers !== undefined ? filled(pattern, numbers.split(' '), said.split(' | ')) : [line];
    })
    .join('\n');
}

function filled(pattern: readonly string[], numbers: string[], words: readonly string[]): string[] {
  return pattern.map((line) =>
    line
      .replace('[]', () => `[${numbers.shift()}]`)
      .replace(/( ?)\{(\d+)\}/g, (_, space: string, number: string) => {
        const word = words[Number(number) - 1] ?? '';
        return word === '' ? '' : `${space}${word}`;
      }),
  );
}
