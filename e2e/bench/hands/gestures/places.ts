import { click, hover, type Step } from '../../../differential/case';
import { hoverMiddle, noHand, pressBelow, pressMiddle } from '../by-trusted';
import { type Gesture, gestures } from '../gesture';

/** Where in the element it was pressed, in tenths of it. */
const WHERE =
  "const x = document.querySelector('#x'); x.addEventListener('click', (event) => { const box = x.getBoundingClientRect(); said.push([(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height].map((part) => part.toFixed(1)).join()) });";
const LONG = '<div style="height:2500px"></div>';
const canvas = (width: number, height: number) => `<canvas id=x width=${width} height=${height} style="display:block"></canvas>`;
const BIG: Record<string, string> = {
  'a tall drawing': canvas(200, 4000),
  'a wide drawing': canvas(5000, 100),
  'a map in a box that scrolls': `<div style="width:300px;height:200px;overflow:auto">${canvas(2000, 2000)}</div>`,
  'a map in a box that hides what flows over': `<div style="width:300px;height:200px;overflow:hidden">${canvas(2000, 2000)}</div>`,
  'a tall drawing in a box below the window': `${LONG}<div style="width:300px;height:300px;overflow:auto">${canvas(200, 3000)}</div>${LONG}`,
  'a tall drawing in a box in a box': `<div style="height:300px;overflow:auto"><div style="height:600px"></div><div style="height:250px;overflow:auto">${canvas(200, 3000)}</div><div style="height:600px"></div></div>`,
};
const POINTS = [
  { x: 0.5, y: 0.9 },
  { x: 0.9, y: 0.5 },
  { x: 0.1, y: 0.1 },
];
const points = Object.entries(BIG).flatMap(([name, html]) =>
  POINTS.map(
    (at): Gesture => ({
      group: 'points',
      name: `${name} at ${at.x}, ${at.y}`,
      html: `<style>body{margin:0}</style>${html}`,
      script: WHERE,
      step: click('#x', { at }),
    }),
  ),
);

const BARS: Record<string, string> = {
  'a header that covers the middle': '<header style="position:sticky;top:0;height:60vh;background:#eee">Head</header>',
  'a bar below that covers the middle': '<footer style="position:fixed;bottom:0;left:0;right:0;height:60vh;background:#eee">Foot</footer>',
  'two bars that leave a gap above':
    '<header style="position:fixed;top:0;left:0;right:0;height:20px;background:#eee">Head</header><footer style="position:fixed;bottom:0;left:0;right:0;height:70vh;background:#eee">Foot</footer>',
  'a side bar over the middle': '<aside style="position:fixed;top:200px;bottom:200px;left:0;width:60%;background:#eee">Side</aside>',
};
const TARGETS: Record<string, string> = {
  'a button': '<button id=x>Go on</button>',
  'a link in a text': '<p>Some <a id=x href="#c">more</a> of it</p>',
  'a drawn button': '<div id=x role=button tabindex=0 style="width:100px">Go on</div>',
};
const bars = Object.entries(BARS).flatMap(([bar, html]) =>
  Object.entries(TARGETS).map(
    ([target, inner]): Gesture => ({
      group: 'points',
      name: `${target} under ${bar}`,
      html: `${html}${LONG}${inner}${LONG}`,
      script: 'scrollTo(0, 2000)',
      step: click('#x'),
      ...(bar.includes('gap') && { by: pressBelow(60) }),
    }),
  ),
);

const CONTENTS: Record<string, string> = {
  'a button': '<button id=x style="display:contents"><span id=s>Go on</span></button>',
  'a link': '<a id=x href="#c" style="display:contents"><b id=s>More</b></a>',
  'a drawn button': '<div id=x role=button style="display:contents"><div id=s style="width:100px">Go on</div></div>',
  'an own element': '<my-button id=x style="display:contents"><button id=s>Go on</button></my-button>',
};
const contents = Object.entries(CONTENTS).flatMap(([name, html]) =>
  ['', LONG].map(
    (above): Gesture => ({
      group: 'thin',
      name: `${name} without a box${above && ', below the window'}`,
      html: `${above}${html}`,
      step: click('#x'),
      by: (frame) => frame.locator('#s').click(),
    }),
  ),
);

const THIN: Record<string, string> = {
  'a line 1 px high': '<div id=x style="height:1px;width:200px;background:#000"></div>',
  'a line 1 px wide': '<div id=x style="width:1px;height:80px;background:#000"></div>',
  'a link 1 px high': '<a id=x href="#c" style="display:block;height:1px;width:100px"></a>',
  'a bar 1 px wide in a row':
    // Whole pixels before it, as a mouse has them.
    '<div style="display:flex;height:60px"><p style="width:40px">a</p><button id=x style="width:1px;padding:0;border:0"></button><p>b</p></div>',
};
const thin = Object.entries(THIN).flatMap(([name, html]): Gesture[] => [
  { group: 'thin', name, html: `<style>body{margin:20px}</style>${html}`, step: click('#x'), by: pressMiddle },
  {
    group: 'thin',
    name: `${name}, hovered`,
    html: `<style>body{margin:20px}</style>${html}`,
    script: "document.querySelector('#x').onmouseenter = () => said.push('over')",
    step: hover('#x'),
    by: hoverMiddle,
  },
]);

const scroll: Step = { type: 'scroll', on: '#x' };
const HIDDEN: Record<string, string> = {
  'what is not displayed': '<div id=x style="display:none">Here</div>',
  'what is in what is not displayed': '<section hidden><p id=x>Here</p></section>',
  'what is not visible': '<p id=x style="visibility:hidden">Here</p>',
  'what is in closed details': '<details><summary>More</summary><p id=x>Here</p></details>',
  'what is cut off': '<div style="height:0;overflow:hidden"><p id=x>Here</p></div>',
  'what is without a size': '<div id=x></div>',
};
const IN_VIEW =
  "(() => { const box = document.querySelector('#x').getBoundingClientRect(); return box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth })()";
const BELOW: Record<string, string> = {
  'what is below': `${LONG}<p id=x>Here</p>`,
  'what is in a box that scrolls': '<div style="height:100px;overflow:auto"><div style="height:900px"></div><p id=x>Here</p></div>',
  'what is to the right': '<div style="width:6000px"><p id=x style="margin-left:5000px">Here</p></div>',
  'what has no box of its own': `${LONG}<div id=x style="display:contents"><p>Here</p></div>`,
  'a line': `${LONG}<div id=x style="height:1px;background:#000"></div>`,
};
const scrolls = [
  ...Object.entries(HIDDEN).flatMap(([name, html]): Gesture[] => [
    {
      group: 'scroll',
      name: `to ${name}`,
      html: `${html}${LONG}`,
      step: scroll,
      refuses: ['target-missing'],
      // Playwright is content with what is visible by its style alone.
      ...(!name.includes('displayed') && { by: noHand }),
    },
  ]),
  ...gestures('scroll', {
    'a hidden box by the wheel': [
      `<div id=x style="display:none;height:100px;overflow:auto">${LONG}</div>${LONG}`,
      { ...scroll, direction: 'down' as const, amount: 100 },
      { refuses: ['target-missing'] },
    ],
  }),
  ...Object.entries(BELOW).map(
    ([name, html]): Gesture => ({
      group: 'scroll',
      name: `to ${name} that is shown`,
      html,
      step: scroll,
      events: 'none',
      proof: name.includes('no box') ? IN_VIEW.replace("'#x'", "'#x p'") : IN_VIEW,
      ...(name.includes('no box') && { by: (frame) => frame.locator('#x p').scrollIntoViewIfNeeded() }),
    }),
  ),
];

export const places: Gesture[] = [...points, ...bars, ...contents, ...thin, ...scrolls];
