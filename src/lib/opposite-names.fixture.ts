/** Names of controls that a sign or a mark tells apart: whoever means the first never gets the second, nor the other way round. */
export const OPPOSITE_NAMES: readonly (readonly [string, string])[] = [
  ['+1', '-1'],
  ['-1', '+1'],
  ['C++', 'C#'],
  ['C#', 'C'],
  ['C', 'C++'],
  ['👍', '👎'],
  ['< 10', '> 10'],
  ['カス', 'ガス'],
  ['दान', 'दिन'],
  ['мой', 'мои'],
  ['Pay €10', 'Pay $10'],
  ['Send 5', 'Send -5'],
  ['Send -5', 'Send 5'],
  ['v1.0', 'v10'],
];
