import { afterEach, expect, test } from 'vitest';
import { labelOf } from '../dom/label';
import { coverOf } from './dismiss-control';

afterEach(() => {
  document.body.innerHTML = '';
});

const COVER = 'position:fixed;inset:0;background:#0008';

/** What covers the button, and what would be pressed to get rid of it. */
function said(cover: string): string {
  document.body.innerHTML = `<button id="wanted">Buy</button>${cover}`;
  const found = coverOf(document.querySelector('#wanted')!);
  return found ? `${found.name}: ${found.control ? labelOf(found.control) : 'nothing closes it'}` : 'nothing covers it';
}

const dialog = (text: string, buttons: string) =>
  `<div style="${COVER}"><div role="dialog" aria-label="News">${text}${buttons}</div></div>`;

test.each([
  ['a close button', dialog('New', '<button aria-label="Close">×</button><button>Try it</button>'), 'dialog News: button "Close"'],
  ['a bare cross', dialog('New', '<button>Try it</button><button>✕</button>'), 'dialog News: button "✕"'],
  ['skip, rather than going on', dialog('Tour', '<button>Next</button><button>Skip tour</button>'), 'dialog News: button "Skip tour"'],
  ['German', dialog('Neu', '<button>Mehr</button><button>Nein, danke</button>'), 'dialog News: button "Nein, danke"'],
  ['Japanese', dialog('新', '<button>閉じる</button>'), 'dialog News: button "閉じる"'],
  ['Korean', dialog('새', '<button>닫기</button>'), 'dialog News: button "닫기"'],
  ['French', dialog('Nouveau', '<button>Plus tard</button>'), 'dialog News: button "Plus tard"'],
  [
    'cookies: the least that can be chosen',
    dialog('We use cookies', '<button>Accept all</button><button>Only necessary</button>'),
    'dialog News: button "Only necessary"',
  ],
  [
    'cookies: accepting where nothing else is offered',
    dialog('We use cookies', '<button>OK</button><a href="/policy">Policy</a>'),
    'dialog News: button "OK"',
  ],
  ['the only way on of a notice', dialog('Welcome', '<button>Get Started</button>'), 'dialog News: button "Get Started"'],
  [
    'never a way on beside another',
    dialog('Buy it?', '<button>Continue</button><button>Later on</button>'),
    'dialog News: nothing closes it',
  ],
  [
    'never the only button of a form',
    dialog('Who?', '<input aria-label="Name"><button>Continue</button>'),
    'dialog News: nothing closes it',
  ],
  ['never an only button that does something', dialog('Gone soon', '<button>Delete all</button>'), 'dialog News: nothing closes it'],
  ['never a decision', dialog('Delete everything?', '<button>Cancel</button><button>OK</button>'), 'dialog News: nothing closes it'],
  ['never a link that leads away', dialog('New', '<a href="/elsewhere">Close</a>'), 'dialog News: nothing closes it'],
  ['never what is disabled', dialog('New', '<button disabled>Close</button>'), 'dialog News: nothing closes it'],
  [
    'a backdrop that is a sibling',
    `<div style="${COVER}"></div><div role="dialog" aria-label="News" style="position:fixed;top:300px"><button>Got it</button></div>`,
    'dialog News: button "Got it"',
  ],
  ['a banner without a role', `<div style="${COVER}"><h2>Hi</h2><button class="close-btn"></button></div>`, 'div Hi: button'],
  ['nothing', '', 'nothing covers it'],
])('%s', (_, cover, words) => {
  expect(said(cover)).toBe(words);
});

test('finds its way into a shadow root', () => {
  document.body.innerHTML = `<button id="wanted">Buy</button><div id="host" style="${COVER}"></div>`;
  document.querySelector('#host')!.attachShadow({ mode: 'open' }).innerHTML =
    '<div role="dialog" aria-label="Inner"><button>Dismiss</button></div>';
  const found = coverOf(document.querySelector('#wanted')!)!;
  expect(labelOf(found.control!)).toBe('button "Dismiss"');
});
