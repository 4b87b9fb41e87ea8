import { expect, test } from 'vitest';
import { runLeg } from './run-leg';
import { $, onBarePage } from './run-leg.fixture';

onBarePage();

/** Presses #x and nobody says yes to anything: what became of it, and whether the page got the click. */
async function pressed(html: string, onPress: (x: HTMLElement) => void): Promise<string> {
  document.body.innerHTML = html;
  let clicks = 0;
  const x = $('#x');
  if (x.hasAttribute('data-host')) rooted(x).innerHTML = '<span>Next</span>';
  x.addEventListener('click', (event) => {
    event.preventDefault();
    clicks++;
  });
  x.addEventListener('pointerdown', () => onPress(x));
  const operations = [{ id: `press-${html.length}-${onPress}`.slice(0, 80), operation: { type: 'click' as const, selector: '#x' } }];
  const leg = { runId: 'pressed', id: 'leg', operations, patience: 300, settleLimit: 1000, overlay: false };
  const { bail } = await runLeg(leg, () => undefined, new AbortController().signal);
  return `${bail?.kind ?? 'done'}, ${clicks} clicks`;
}

const rooted = (x: HTMLElement) => x.shadowRoot ?? x.attachShadow({ mode: 'open' });
const BOX = 'style="display:inline-block;width:30px;height:20px"';

test.each<[what: string, html: string, onPress: (x: HTMLElement) => void, outcome: string]>([
  ['nothing', '<button id="x">Next</button>', () => undefined, 'done, 1 clicks'],
  ['something beside it', '<button id="x">Next</button><p id="y"></p>', () => ($('#y').textContent = 'Pressed'), 'done, 1 clicks'],
  ['its words', '<button id="x"><b>Next</b></button>', (x) => (x.firstElementChild!.textContent = 'Delete account'), 'needs-yes, 0 clicks'],
  ['its name', '<button id="x" aria-label="Next">»</button>', (x) => x.setAttribute('aria-label', 'Delete account'), 'needs-yes, 0 clicks'],
  ['its title', '<button id="x" title="Next">»</button>', (x) => (x.title = 'Delete account'), 'needs-yes, 0 clicks'],
  [
    'its icon',
    `<a id="x" href="#n" class="btn" ${BOX}><i class="fa fa-home"></i></a>`,
    (x) => (x.firstElementChild!.className = 'fa fa-trash'),
    'needs-yes, 0 clicks',
  ],
  [
    'words that a label gives it',
    '<label for="x" id="l">Next</label><input type="button" id="x">',
    () => ($('#l').textContent = 'Delete account'),
    'needs-yes, 0 clicks',
  ],
  [
    'words in its shadow root',
    `<div id="x" role="button" tabindex="0" data-host ${BOX}></div>`,
    (x) => (rooted(x).firstElementChild!.textContent = 'Delete account'),
    'needs-yes, 0 clicks',
  ],
])('a press that changed %s', async (_what, html, onPress, outcome) => {
  expect(await pressed(html, onPress)).toBe(outcome);
});
