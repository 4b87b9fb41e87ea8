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

const pairs = (...lines: string[]) => lines.flatMap((line) => line.split(' ').map((pair) => pair.split('/') as [string, string]));

/** Words that a mark or a stroke alone tells apart: Vietnamese, German, Turkish; Polish, Czech, Hungarian; Spanish, Portuguese, French, Italian; Swedish, Danish, Greek. */
export const MARKED_NAMES: readonly (readonly [string, string])[] = pairs(
  'Sửa/Sữa Bán/Bạn Đóng/Đông Đồng/Dong Tải/Tai Xoá/Xoa Zählen/Zahlen Schön/Schon Drücken/Drucken Sık/Sik Açı/Acı Ölü/Olu',
  'Łaska/Laska Sąd/Sad Żyć/Zyć Być/Byc Dráha/Draha Žít/Zit Byt/Být Kor/Kór Tőr/Tör Öt/Őt',
  'Año/Ano Papá/Papa Él/El Avó/Avô Pais/País Pêche/Péché Coté/Côté Sale/Salé Però/Pero Räka/Raka Får/Far Øre/Ore Νόμος/Νομός Πότε/Ποτέ Άλλα/Αλλά',
);
