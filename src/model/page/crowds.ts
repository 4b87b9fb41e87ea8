/** What a look says of very many elements made alike, of which it lists only some. */
export const sayCrowds = (told: number, of: number, tag: string): string =>
  `${told} of ${of} elements like <${tag}> told, those near the view; scroll for more`;

/** Does a look leave elements out? Which ones depends on the goal that it was taken for. */
export const leavesOut = (more: readonly string[]): boolean => more.some((line) => / elements like <.*> told, /.test(line));
