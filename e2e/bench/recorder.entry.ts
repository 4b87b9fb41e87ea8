import { captureSteps } from '../../src/page/capture/capture';

/** The recorder in the page's own world, with the time that its listeners take. */
export interface RecorderBench {
  beginCapture(): void;
  /** Forgets what was timed so far. */
  forget(): void;
  /** ms of each event by its type, all listeners together; and how often a step was told. */
  result(): { timed: Record<string, number[]>; steps: number };
}

let timed: Record<string, number[]> = {};
let steps = 0;
let heard: Event | undefined;

/** Calls a listener of the recorder, and keeps how long it took: several of one event are told together. */
function time(event: Event, hear: (event: Event) => void): void {
  const at = performance.now();
  hear(event);
  const took = performance.now() - at;
  timed[event.type] ??= [];
  const all = timed[event.type] ?? [];
  const before = event === heard ? (all.pop() ?? 0) : 0;
  all.push(before + took);
  heard = event;
}

const bench: RecorderBench = {
  beginCapture() {
    const { addEventListener } = window;
    window.addEventListener = (type: string, hear: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions) =>
      addEventListener.call(window, type, (event) => time(event, hear as (event: Event) => void), options);
    captureSteps(() => {
      steps++;
    });
    window.addEventListener = addEventListener;
  },
  forget() {
    timed = {};
    steps = 0;
  },
  result: () => ({ timed, steps }),
};

Object.assign(globalThis, { bench });
