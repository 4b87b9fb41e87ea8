import { createElement, startTransition, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** What clicking the button does. Each ends by saying "done"; those in `QUIET` have nothing to wait for. */
type Work = (out: HTMLElement) => unknown;

const say = (out: HTMLElement) => {
  out.textContent = 'done';
};
const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const ask = (ms: number, more = '') => fetch(`/answer?ms=${ms}${more}`).then((answer) => answer.json());

const cases: Record<string, Work> = {
  'no-op': () => undefined,
  'sync DOM': say,
  'await ×2': async (out) => {
    await null;
    await null;
    say(out);
  },
  '2 rAF': (out) => requestAnimationFrame(() => requestAnimationFrame(() => say(out))),
  'setTimeout 200': (out) => setTimeout(() => say(out), 200),
  'fetch 300': async (out) => {
    await ask(300);
    say(out);
  },
  'fetch 900': async (out) => {
    await ask(900);
    say(out);
  },
  'fetch→50 ms→fetch': async (out) => {
    await ask(120);
    await after(50);
    await ask(120);
    say(out);
  },
  'XHR 250': (out) => {
    const request = new XMLHttpRequest();
    request.open('GET', '/answer?ms=250');
    request.onload = () => say(out);
    request.send();
  },
  'transition 300': (out) => {
    out.ontransitionend = () => say(out);
    out.classList.add('moved');
  },
  'spinner + fetch 400': async (out) => {
    const spinner = document.createElement('div');
    spinner.className = 'spinner';
    spinner.textContent = 'Loading';
    document.body.append(spinner);
    await ask(400);
    spinner.remove();
    say(out);
  },
  'React transition': () => react.transition(),
  'React effect fetch 200': () => react.effect(),
  'debounce 250 + fetch 120': (out) => {
    setTimeout(() => ask(120).then(() => say(out)), 250);
  },
  'img 200': (out) => {
    const image = new Image();
    image.onload = () => say(out);
    image.src = `/picture?ms=200&${Math.random()}`;
    document.body.append(image);
  },
  'lazy script': (out) => {
    Object.assign(window, { said: () => say(out) });
    const script = document.createElement('script');
    script.src = `/script?ms=80&${Math.random()}`;
    document.body.append(script);
  },
  'poll loop': (out) => {
    say(out);
    const poll = () => ask(5).then(() => setTimeout(poll, 50));
    poll();
  },
  'long poll 20 s': (out) => {
    say(out);
    void ask(20_000, '&path=poll');
  },
  '2 s timer': (out) => {
    say(out);
    setTimeout(() => document.title, 2000);
  },
};

const react = { transition: () => undefined as unknown, effect: () => undefined as unknown };
function App() {
  const [text, setText] = useState('');
  const [asked, setAsked] = useState(0);
  react.transition = () => startTransition(() => setText('done'));
  react.effect = () => setAsked(asked + 1);
  useEffect(() => {
    if (asked) void ask(200).then(() => setText('done'));
  }, [asked]);
  useEffect(() => {
    const out = document.querySelector('#out');
    if (text && out) out.textContent = text;
  }, [text]);
  return createElement('i', null, text);
}

/** A ticker, a timer loop, a canvas, an endless animation, and a request every 250 ms: there before anything is clicked. */
function makeNoise(): void {
  const ticker = document.createElement('p');
  ticker.className = 'endless';
  document.body.append(ticker);
  setInterval(() => {
    ticker.textContent = new Date().toISOString();
  }, 40);
  const loop = () => setTimeout(loop, 30);
  loop();
  const canvas = document.body.appendChild(document.createElement('canvas')).getContext('2d');
  const draw = (at: number) => {
    canvas?.fillRect(at % 300, 0, 1, 100);
    requestAnimationFrame(draw);
  };
  requestAnimationFrame(draw);
  setInterval(() => void ask(20), 250);
}

const asked = new URLSearchParams(location.search);
const out = document.querySelector<HTMLElement>('#out') as HTMLElement;
const button = document.querySelector('button') as HTMLButtonElement;
createRoot(document.querySelector('#react') as Element).render(createElement(App));
button.onclick = () => void cases[asked.get('case') ?? '']?.(out);
if (asked.has('noise')) makeNoise();
