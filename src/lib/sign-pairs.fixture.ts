export const SIGN_PAIRS: TextPairs[] = [
  {
    script: 'white space',
    same: [
      ['Save as', ' Save as ', 'Save\u00a0as', 'Save\n  as', 'Save\u2009as', 'Save\u3000as', '\tSave\r\nas\u202f'],
      ['Buy', '\u200bBuy', 'B\u00aduy', '\ufeffBuy', 'Buy\u2060'],
    ],
    differ: [['log in', 'login', 'lo gin', '']],
  },
  {
    script: 'bidi controls',
    same: [
      ['Save', '\u200eSave\u200f', '\u202bSave\u202c', '\u2067Save\u2069'],
      ['حفظ', '\u200fحفظ', '\u061cحفظ', '\u202bحفظ\u202c'],
    ],
  },
  {
    script: 'signs of value and order',
    differ: [
      ['+1', '-1', '1', '±1', '1+', '1-', '#1', '~1'],
      ['+', '-', '×', '÷', '=', '*', '/', '%', '±'],
      ['< 10', '> 10', '≤ 10', '≥ 10', '= 10', '≠ 10', '≈ 10', '10'],
      ['Send 5', 'Send -5', 'Send +5', 'Send .5', 'Send 5%', 'Send 5‰', 'Send 5°'],
      ['v1.0', 'v10', 'v1,0', 'v1-0', 'v1 0', 'V 1.0'],
      ['10.50', '1050', '10,50', '1.050', '10:50', '10/50'],
      ['x²', 'x2', 'x³', 'x₂'],
      ['½', '¼', '1/2'],
      ['↑', '↓', '←', '→', '⇧'],
      ['★★★☆☆', '★★★★☆', '★★★'],
      ['1', '①', '١', '१', '一', 'I'],
      ['?', '!', '.', ',', ':', ';', '…', '-', '_', '&', '@'],
      ['a & b', 'a | b', 'a b', 'a / b'],
      ['∧', '∨', '¬', '∩', '∪', '⊂', '⊃'],
      ['♂', '♀', '⚥'],
      ['♭', '♯', '♮'],
    ],
    same: [
      ['-1', '\u22121', '\u20111', '\u20131'],
      ['5 - 9', '5 \u2013 9', '5 \u2014 9'],
    ],
  },
  {
    script: 'names that are told by signs',
    differ: [
      ['C', 'C++', 'C#', 'C--', 'C*', 'C/C++', 'Objective-C'],
      ['F', 'F#', 'F*', 'F+'],
      ['.NET', 'NET', 'ASP.NET'],
      ['A', 'A+', 'A-', 'A*', 'A/A', 'Å'],
      ['0+', '0-', 'O+', 'O-'],
      ['*.ts', '.ts', 'ts', '*.tsx'],
      ['Yes', 'Yes!', 'Yes?', '"Yes"', '(Yes)', '[Yes]'],
      ['Inbox (3)', 'Inbox (4)', 'Inbox 3', 'Inbox'],
    ],
  },
  {
    script: 'money',
    differ: [
      ['Pay €10', 'Pay $10', 'Pay £10', 'Pay ¥10', 'Pay ₹10', 'Pay ₩10', 'Pay ฿10', 'Pay ₽10', 'Pay ₪10', 'Pay 10', 'Pay €100', 'Pay €-10'],
    ],
  },
  {
    script: 'emoji',
    differ: [
      ['👍', '👎', '👍🏽', '👍🏿', '👌', '✊'],
      ['❤️', '💔', '🖤', '♡', '❤️‍🔥'],
      ['😀', '😁', '🙂', '🙃', '☹️'],
      ['👩‍💻', '👩', '💻', '👨‍💻', '👩💻'],
      ['👨‍👩‍👧', '👨‍👩‍👦', '👨👩👧'],
      ['🏳️‍🌈', '🏳️', '🌈', '🏴‍☠️', '🏴'],
      ['🇩🇪', '🇧🇪', '🇫🇷', 'DE'],
      ['🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}', '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}', '🏴'],
      ['1️⃣', '2️⃣', '1'],
      ['Delete', '🗑 Delete', '🗑'],
      ['✔', '✘', '✖', '☐', '☑', '☒'],
      ['▶', '◀', '⏸', '⏹', '⏺', '⏭'],
    ],
    same: [
      ['❤', '❤\ufe0f', '❤\ufe0e'],
      ['☎', '☎\ufe0f'],
      ['👍 Like', '👍\ufe0f  like'],
      ['Delete', 'D\u200delete', 'Delete\u{e0061}\u{e0062}'],
    ],
  },
  {
    script: 'quotes, dashes and ellipses',
    same: [
      ["Don't", 'Don’t', 'Donʼt', 'DON’T'],
      ['"Best" offer', '“Best” offer', '„Best‟ offer'],
      ['Sign-in', 'Sign\u2010in', 'Sign\u2011in', 'sign\u2013in'],
      ['Save as...', 'Save as…'],
    ],
    differ: [
      ["Don't", 'Dont', 'Don t', 'Do not'],
      ['Sign-in', 'Sign in', 'Signin'],
      ['Save', 'Save…', 'Save:', 'Save *', 'Save.'],
    ],
  },
];
/**
 * What `same` has to answer, by script and kind of sign. `same`: all texts of a list say the same thing. `differ`: no two texts of a list do, in whatever
 * order and however alike they look. Written with escapes where an editor or a font would show nothing.
 */
export interface TextPairs {
  script: string;
  same?: string[][];
  differ?: string[][];
}
