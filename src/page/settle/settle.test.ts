import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clockTimes } from '../clock.fixture';
import { observe } from '../observe/observe';
import { installShim } from '../shim/install-shim';
import { shimLink } from '../shim/link';
import { baseline } from './baseline';
import { bell } from './bell.fixture';
import { settle } from './settle';

const nativeTimeout = setTimeout;
const later = (ms: number) => new Promise((resolve) => nativeTimeout(resolve, ms));

/** A network that answers after a while, out of sight of the shim as a real one is. */
function slowNetwork() {
  window.fetch = async (input) => {
    const ms = Number(new URL(String(input), location.href).searchParams.get('ms'));
    await later(ms);
    return new Response('{"text":"done"}');
  };
}

let out: HTMLElement;
beforeAll(() => {
  slowNetwork();
  installShim(true);
});
beforeEach(() => {
  document.body.innerHTML =
    '<style>#out.moved{transition:transform .2s;transform:translateX(9px)}</style><button>Go</button><p id="out">before</p>';
  out = document.querySelector('#out')!;
});

const say = (text = 'done') => {
  out.textContent = text;
};
const raf = (callback: () => void) => requestAnimationFrame(callback);

/** Clicks the button of a page where clicking does `work`; answers what the page said when it was declared settled. */
async function press(work: () => void, options: { limit?: number; nextTarget?: () => boolean } = {}) {
  const button = document.querySelector('button')!;
  button.onclick = work;
  const observation = observe();
  observation.mark();
  const before = baseline(observation);
  const link = shimLink();
  link.begin();
  link.enter();
  button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  link.leave();
  const settled = await settle(before, {
    limit: options.limit ?? 5000,
    nextTarget: options.nextTarget,
    signal: new AbortController().signal,
  });
  link.finish();
  before.end();
  observation.stop();
  return { said: out.textContent, ...settled };
}

const reactScheduler = (() => {
  const channel = new MessageChannel();
  const queue: (() => void)[] = [];
  channel.port1.onmessage = () => queue.shift()?.();
  return (work: () => void) => {
    queue.push(work);
    channel.port2.postMessage(null);
  };
})();

/** Each ends by saying "done"; the settle must not come before. */
const CASES: Record<string, () => void> = {
  'a change made at once': () => say(),
  'two awaits': async () => {
    await null;
    await null;
    say();
  },
  'a long chain of awaits': async () => {
    for (let index = 0; index < 30; index++) await null;
    say();
  },
  'two animation frames': () => raf(() => raf(() => say())),
  'a timer of 200 ms': () => setTimeout(() => say(), 200),
  'a timer inside a promise': () => Promise.resolve().then(() => setTimeout(() => say(), 50)),
  'a request of 150 ms': () =>
    fetch('/?ms=150')
      .then((answer) => answer.json())
      .then((body) => say(body.text)),
  'a request, a timer, a request': async () => {
    await fetch('/?ms=60');
    await new Promise((resolve) => setTimeout(resolve, 50));
    await fetch('/?ms=60');
    say();
  },
  'an XMLHttpRequest': () => {
    const request = new XMLHttpRequest();
    request.open('GET', location.href);
    request.onload = () => setTimeout(() => say(), 30);
    request.send();
  },
  'a scheduler over a message port': () => reactScheduler(() => reactScheduler(() => say())),
  'a request in a scheduled effect': () => reactScheduler(() => fetch('/?ms=100').then(() => say())),
  'a debounce and a request': () => {
    setTimeout(() => fetch('/?ms=80').then(() => say()), 250);
  },
  'a window message to itself': () => {
    window.addEventListener('message', () => say(), { once: true });
    window.postMessage('tick', '*');
  },
  'a scheduler task': () => void scheduler().postTask(() => say()),
  'a stream': async () => {
    const reader = new Response(new Blob(['one', 'two']).stream()).body!.getReader();
    while (!(await reader.read()).done);
    say();
  },
  'a picture': () => {
    const image = new Image();
    image.onload = () => say();
    image.src = URL.createObjectURL(
      new Blob(['<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'], { type: 'image/svg+xml' }),
    );
    document.body.append(image);
  },
  'a lazy script': () => {
    const script = document.createElement('script');
    Object.assign(window, { say });
    script.src = URL.createObjectURL(new Blob(['setTimeout(() => say(), 20)'], { type: 'text/javascript' }));
    document.body.append(script);
  },
  'a spinner and a request that nobody can see': () => {
    const spinner = document.createElement('div');
    spinner.className = 'spinner';
    spinner.textContent = 'Loading';
    document.body.append(spinner);
    nativeTimeout(() => {
      spinner.remove();
      say();
    }, 250);
  },
  'what opens late begins a request': () => {
    const details = document.createElement('details');
    details.ontoggle = () => fetch('/?ms=80').then(() => say());
    document.body.append(details);
    details.open = true;
  },
  'a popover that tells of itself late': () => {
    const popover = document.createElement('div');
    popover.popover = 'manual';
    popover.addEventListener('toggle', () => setTimeout(() => say(), 30));
    document.body.append(popover);
    popover.showPopover();
  },
  'a route that is told late': () => {
    window.addEventListener('hashchange', () => setTimeout(() => say(), 30), { once: true });
    location.hash = String(Math.random());
  },
  'a selection that is told late': () => {
    document.addEventListener('selectionchange', () => setTimeout(() => say(), 30), { once: true });
    getSelection()?.selectAllChildren(out);
  },
  'a list that loads when it comes into sight': () => {
    const end = document.createElement('p');
    end.textContent = 'end';
    document.body.append(end);
    new IntersectionObserver((entries, observer) => {
      if (!entries[0]?.isIntersecting) return;
      observer.disconnect();
      fetch('/?ms=80').then(() => say());
    }).observe(end);
  },
};
const scheduler = () => (window as unknown as { scheduler: { postTask(work: () => void): Promise<void> } }).scheduler;

describe.each(['calm', 'noisy'])('on a %s page', (kind) => {
  const stops: (() => void)[] = [];
  beforeEach(() => {
    if (kind === 'noisy') stops.push(...makeNoise());
    return () => {
      for (const stop of stops.splice(0)) stop();
    };
  });

  test.each(Object.entries(CASES))('waits for %s', async (_, work) => {
    expect(await press(work)).toMatchObject({ said: 'done', busyWith: [], causal: true });
  });

  test('waits for a transition', async () => {
    const settled = await press(() => out.classList.add('moved'));
    expect(out.getAnimations()).toEqual([]);
    expect(settled.busyWith).toEqual([]);
  });

  test('waits for a transition in a shadow root', async () => {
    const root = out.attachShadow({ mode: 'open' });
    root.innerHTML = '<style>b{display:block;transition:opacity .2s}b.on{opacity:.5}</style><b>x</b>';
    const inner = root.querySelector('b')!;
    inner.getBoundingClientRect();
    await press(() => inner.classList.add('on'));
    expect(root.getAnimations()).toEqual([]);
    expect(getComputedStyle(inner).opacity).toBe('0.5');
  });

  test('does not wait for what nothing caused: it does not even leave the task', async () => {
    expect((await press(() => undefined)).busyWith).toEqual([]);
    const leaves = () =>
      new Promise<boolean>((resolve) => {
        let left = false;
        const [first, channel] = [new MessageChannel(), new MessageChannel()];
        channel.port1.onmessage = () => (left = true);
        first.port1.onmessage = async () => {
          channel.port2.postMessage(0);
          const end = clockTimes(0);
          await press(() => undefined);
          end();
          resolve(left);
        };
        first.port2.postMessage(0);
      });
    expect(await leaves()).toBe(false);
  });

  test('does not wait for a reminder of two seconds', async () => {
    const half = bell(1000);
    const settled = await press(() => setTimeout(() => say(), 2000));
    expect(settled).toMatchObject({ said: 'before', busyWith: [] });
    expect(half.rang()).toBe(false);
  });

  test('does not wait for a loop that polls', async () => {
    let polls = 0;
    const poll = () => {
      if (++polls < 60) setTimeout(poll, 40);
    };
    const settled = await press(poll);
    expect(settled.busyWith).toEqual([]);
    expect(polls).toBeLessThan(30);
  });

  test('does not wait for a long poll once it is known', async () => {
    const first = await press(() => void fetch(`/${kind}?ms=20000`));
    expect(first.ms).toBeGreaterThan(2000);
    const half = bell(1250);
    await press(() => void fetch(`/${kind}?ms=20000`));
    expect(half.rang()).toBe(false);
  });

  test('goes on when the next target is ready, unless a request is under way', async () => {
    const ready = () => true;
    const timer = await press(() => setTimeout(() => say(), 400), { nextTarget: ready });
    const request = await press(() => fetch('/?ms=200').then(() => say('answered')), { nextTarget: ready });
    expect(timer.said).toBe('before');
    expect(request.said).toBe('answered');
  });

  test('says at the limit what was busy', async () => {
    const settled = await press(() => void fetch('/slow?ms=1500'), { limit: 100 });
    expect(settled.busyWith).toContain('request of /slow');
  });
});

/** A ticker, a timer loop, a canvas loop, an endless animation, and polling. */
function makeNoise(): (() => void)[] {
  let on = true;
  const ticker = document.createElement('p');
  ticker.style.animation = 'spin 1s infinite';
  document.body.append(ticker);
  const interval = setInterval(() => {
    ticker.textContent = String(performance.now());
    setTimeout(() => undefined, 5);
    void fetch('/?ms=5');
  }, 40);
  const loop = () => on && setTimeout(loop, 30);
  const frames = () => on && requestAnimationFrame(frames);
  loop();
  frames();
  return [() => clearInterval(interval), () => (on = false)];
}

afterAll(() => {
  document.body.innerHTML = '';
});
