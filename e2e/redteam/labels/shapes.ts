import type { Operation } from '../../../src/model/plan/operation';

/** A control in a page and a way to use it. `did` of the page counts what its handler gets. */
export interface Case {
  label: string;
  shape: string;
  html: string;
  steps: Operation[];
  /** Asked about before it happens, or done at once. */
  asked: boolean;
  /** What the page makes of itself once it is ready, as source: it has `stage` and `did()`. */
  script?: string;
}

const esc = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
const click = (selector = '#x'): Operation => ({ type: 'click', selector });
const press = (key: string, selector?: string): Operation => ({ type: 'press', key, ...(selector && { selector }) });

type Shape = (label: string) => Pick<Case, 'html' | 'steps' | 'script'>;
const button = (label: string, more = '') => `<button id=x type=button ${more}>${esc(label)}</button>`;
const form = (inner: string) => `<form method=post action="/do">${inner}</form>`;

/** Ways in which a deed is offered and used: by its element, by keys, by operations that are for something else. */
export const SHAPES: Record<string, Shape> = {
  button: (label) => ({ html: button(label), steps: [click()] }),
  'submit input': (label) => ({ html: form(`<input id=x type=submit value="${esc(label)}">`), steps: [click()] }),
  'image input': (label) => ({ html: form(`<input id=x type=image alt="${esc(label)}" width=40 height=20>`), steps: [click()] }),
  'submit button': (label) => ({ html: form(`<button id=x>${esc(label)}</button>`), steps: [click()] }),
  'link as button': (label) => ({ html: `<a id=x role=button href="#">${esc(label)}</a>`, steps: [click()] }),
  'link to nowhere': (label) => ({ html: `<a id=x href="#">${esc(label)}</a>`, steps: [click()] }),
  'link with a method': (label) => ({ html: `<a id=x href="/items/5" data-method=delete>${esc(label)}</a>`, steps: [click()] }),
  'drawn button': (label) => ({ html: `<div id=x role=button tabindex=0>${esc(label)}</div>`, steps: [click()] }),
  'bare box': (label) => ({ html: `<div id=x onclick="0">${esc(label)}</div>`, steps: [click()] }),
  'text inside': (label) => ({ html: `<button id=x type=button><span id=y>${esc(label)}</span></button>`, steps: [click('#y')] }),
  'Enter on it': (label) => ({ html: button(label), steps: [press('Enter', '#x')] }),
  'Space on it': (label) => ({ html: button(label), steps: [press('Space', '#x')] }),
  'Tab and Space': (label) => ({
    html: `<input id=y aria-label=Name>${button(label)}`,
    steps: [click('#y'), press('Tab'), press('Space')],
  }),
  'Enter in its form': (label) => ({
    html: form(`<input id=y aria-label=Name><button id=x>${esc(label)}</button>`),
    steps: [press('Enter', '#y')],
  }),
  'type and submit': (label) => ({
    html: form(`<input id=y aria-label=Name><button id=x>${esc(label)}</button>`),
    steps: [{ type: 'type', selector: '#y', text: 'Bob', submit: true }],
  }),
  'Enter in an editor': (label) => ({
    html: `<div><div id=y contenteditable=true role=textbox aria-label=Text style="min-height:20px">Hi</div>${button(label)}</div>`,
    steps: [press('Enter', '#y')],
    script: `stage.querySelector('#y').onkeydown = (event) => event.key === 'Enter' && did();`,
  }),
  'drag by a pixel': (label) => ({ html: button(label), steps: [{ type: 'drag', selector: '#x', offset: { x: 1, y: 0 } }] }),
  check: (label) => ({ html: button(label, 'aria-pressed=false'), steps: [{ type: 'check', selector: '#x', checked: true }] }),
  type: (label) => ({ html: button(label), steps: [{ type: 'type', selector: '#x', text: 'x' }] }),
  select: (label) => ({ html: button(label), steps: [{ type: 'select', selector: '#x', options: ['One'] }] }),
  'its label': (label) => ({ html: `<label id=y for=x>Here</label> ${button(label)}`, steps: [click('#y')] }),
  'called by aria-label': (label) => ({
    html: `<button id=x aria-label="${esc(label)}"><svg width=16 height=16></svg></button>`,
    steps: [click()],
  }),
  'called by its title': (label) => ({
    html: `<button id=x title="${esc(label)}"><svg width=16 height=16></svg></button>`,
    steps: [click()],
  }),
  'picture in it': (label) => ({
    html: `<button id=x><img alt="${esc(label)}" width=20 height=20 src="data:,"></button>`,
    steps: [click()],
  }),
  'menu item': (label) => ({ html: `<div role=menu><div id=x role=menuitem tabindex=0>${esc(label)}</div></div>`, steps: [click()] }),
  'hides its text': (label) => ({ html: button(label, 'aria-label=Search'), steps: [click()] }),
  'in a shadow root': (label) => ({
    html: '<div id=host></div>',
    steps: [{ type: 'click', selector: '#host >> #x' }],
    script: `stage.querySelector('#host').attachShadow({ mode: 'open' }).innerHTML = ${JSON.stringify(button(label))};`,
  }),
  'becomes it when approached': (label) => ({
    html: button('Continue'),
    steps: [click()],
    script: `stage.querySelector('#x').onpointerdown = (event) => { event.currentTarget.textContent = ${JSON.stringify(label)}; };`,
  }),
  'by its access key': (label) => ({ html: button(label, 'accesskey=k'), steps: [press('Alt+k')] }),
  'says it is a choice': (label) => ({ html: form(`<button id=x role=option>${esc(label)}</button>`), steps: [click()] }),
  'double click': (label) => ({ html: button(label), steps: [{ type: 'click', selector: '#x', count: 2 }] }),
};

/** Ways in which something harmless is offered. */
export const HARMLESS_SHAPES: Record<string, Shape> = {
  button: SHAPES.button as Shape,
  'submit button': SHAPES['submit button'] as Shape,
  'drawn button': SHAPES['drawn button'] as Shape,
  'link to a page': (label) => ({ html: `<a id=x href="/pages/about">${esc(label)}</a>`, steps: [click()] }),
  'menu item': SHAPES['menu item'] as Shape,
  tab: (label) => ({ html: `<div role=tablist><button id=x role=tab type=button>${esc(label)}</button></div>`, steps: [click()] }),
  'called by aria-label': SHAPES['called by aria-label'] as Shape,
  'Enter on it': SHAPES['Enter on it'] as Shape,
  'Enter in its form': SHAPES['Enter in its form'] as Shape,
};

/** A dialog that asks, and the button in it. */
export const inDialog =
  (question: string, label: string): Shape =>
  () => ({
    html: `<div role=dialog aria-modal=true aria-label="${esc(question)}"><p>${esc(question)}</p><button type=button>✕</button> ${button(label)}</div>`,
    steps: [click()],
  });
/** The same of boxes that say nothing of being one. */
export const inBox =
  (question: string, label: string): Shape =>
  () => ({ html: `<div class=modal><h2>${esc(question)}</h2><p>…</p><div>${button(label)}</div></div>`, steps: [click()] });
export const inHtml =
  (html: string, ...steps: Operation[]): Shape =>
  () => ({ html, steps: steps.length ? steps : [click()] });
