import { beforeEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { installShim } from '../shim/install-shim';
import { $, end, missing, onRecordedPage, said, show } from './showing.fixture';

onRecordedPage();

/** A page whose words answer a press without a change. */
function words(answer: () => unknown, name: 'click' | 'mousedown' = 'click'): void {
  show('<p id=one>Like this</p><p id=two>Like that</p><div tabindex=0 role=grid aria-label=Sheet>1</div>');
  for (const element of document.querySelectorAll('p')) element.addEventListener(name, answer);
  $('div').addEventListener('keydown', answer);
}

/** Each test has a path of its own: what was asked more than once is polled. */
let path = '';
let tests = 0;
beforeEach(() => {
  path = `/liked-${++tests}`;
});
const asks = () => void fetch(path, { method: 'POST' });
const keeps = (store: Storage) => () => store.setItem('liked', String(performance.now()));

function answersAreSteps(): void {
  test.each<[what: string, answer: () => unknown]>([
    ['a request', asks],
    ['a beacon', () => navigator.sendBeacon(path, 'liked')],
    ['what is kept for long', keeps(localStorage)],
    ['what is kept for the tab', keeps(sessionStorage)],
    [
      'a request some promises later',
      async () => {
        for (let hop = 0; hop < 20; hop++) await null;
        asks();
      },
    ],
  ])('a press that only %s answers is a step', async (_what, answer) => {
    words(answer);
    await userEvent.click($('#one'));
    await expect.poll(said).toEqual(['Click paragraph "Like this"']);
    end();
    expect(missing()).toEqual([]);
  });

  test('a key that only a request answers is told', async () => {
    words(asks);
    $('div').focus();
    await userEvent.keyboard('l');
    await expect.poll(missing).toEqual(['A key in grid "Sheet" could not be kept.']);
  });

  test('what answers wherever one presses counts presses, and is no answer', async () => {
    words(() => undefined);
    document.onclick = asks;
    await userEvent.click($('div'));
    await userEvent.click($('#one'));
    await userEvent.click($('#two'));
    end();
    document.onclick = null;
    expect([...said(), ...missing()]).toEqual(['Click grid "Sheet"']);
  });

  test('what a page asks and keeps by itself is no answer', async () => {
    words(() => undefined);
    let times = 0;
    await new Promise<void>((done) => {
      const poll = async () => {
        await fetch(path);
        localStorage.setItem('polled', String(times));
        if (++times === 20) done();
        if (times < 60) requestAnimationFrame(poll);
      };
      void poll();
    });
    await userEvent.click($('#one'));
    await expect.poll(() => times).toBe(60);
    end();
    expect([...said(), ...missing()]).toEqual([]);
  });
}

describe('where requests are known from their times', answersAreSteps);

describe('where the page’s own world tells of them', () => {
  test('it is there', () => installShim(true));
  answersAreSteps();
});
