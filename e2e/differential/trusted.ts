import type { CDPSession, Page } from '@playwright/test';
import type { Step } from './case';

/** Does a step as a person's own hand and keyboard: every event trusted, through the browser's input pipeline. */
export async function doTrusted(stage: Stage, step: Step): Promise<void> {
  const { page } = stage;
  const { on } = step;
  switch (step.type) {
    case 'click':
      for (const modifier of step.modifiers ?? []) await page.keyboard.down(modifier);
      await clickTrusted(stage, step);
      for (const modifier of [...(step.modifiers ?? [])].reverse()) await page.keyboard.up(modifier);
      return;
    case 'check':
      return clickTrusted(stage, step);
    case 'hover':
      return moveTrusted(stage, step);
    case 'press':
      if (on) await page.locator(css(on)).focus();
      return page.keyboard.press(step.key ?? '');
    case 'type':
      return typeTrusted(stage, step);
    case 'select':
      await clickTrusted(stage, step, true);
      await page.locator(css(on)).selectOption((step.options ?? []).map((label) => ({ label })));
      return;
    case 'upload':
      await page
        .locator(css(on))
        .setInputFiles((step.files ?? []).map((name) => ({ name, mimeType: 'text/plain', buffer: Buffer.from('abra') })));
      return;
    case 'scroll':
      return scrollTrusted(stage, step);
    case 'drag':
      return dragTrusted(stage, step);
  }
}

const css = (on = ':focus') => on.replaceAll(' >> ', ' ');

const pointOf = ({ hands }: Stage, on: string | undefined, at?: { x: number; y: number }) =>
  hands<{ x: number; y: number }>(`handsInPage.aim(${JSON.stringify(on)}, ${JSON.stringify(at) ?? 'undefined'})`);

async function moveTrusted(stage: Stage, step: Step): Promise<void> {
  const { x, y } = await pointOf(stage, step.on, step.at);
  await stage.page.mouse.move(x, y);
}

async function clickTrusted(stage: Stage, step: Step, silent = false): Promise<void> {
  const { mouse, keyboard } = stage.page;
  await moveTrusted(stage, step);
  for (let count = 1; count <= (step.count ?? 1); count++) {
    await mouse.down({ button: step.button ?? 'left', clickCount: count });
    await mouse.up({ button: step.button ?? 'left', clickCount: count });
  }
  // The list of a select that a real press opens lies over everything until it is closed.
  if (silent) await keyboard.press('Escape');
}

async function typeTrusted(stage: Stage, step: Step): Promise<void> {
  const { page } = stage;
  const field = page.locator(css(step.on));
  const kind = await field.evaluate((element) => (element.matches(':focus') ? 'focused' : ''));
  if (!kind) await clickTrusted(stage, step);
  const picked = await field.evaluate((element) =>
    /^(date|time|month|week|datetime-local|color|range)$/.test((element as HTMLInputElement).type),
  );
  if (picked) return field.fill(step.text ?? '');
  const plain = await field.evaluate((element, append) => {
    if (!('value' in element)) return false;
    const input = element as HTMLInputElement;
    if (!append) input.select();
    else if (input.selectionStart !== null) input.setSelectionRange(input.value.length, input.value.length);
    return true;
  }, step.mode === 'append');
  const holds = plain || (await field.evaluate((element) => !!element.textContent));
  if (!plain && holds) await page.keyboard.press(step.mode === 'append' ? 'Control+End' : 'Control+a');
  if (step.text) await page.keyboard.type(step.text);
  else await page.keyboard.press('Backspace');
  if (step.submit) await page.keyboard.press('Enter');
}

async function scrollTrusted(stage: Stage, step: Step): Promise<void> {
  const { page } = stage;
  const { x, y } = await pointOf(stage, step.on ?? 'html', step.at);
  await page.mouse.move(x, y);
  const way = step.direction === 'up' || step.direction === 'left' ? -(step.amount ?? 0) : (step.amount ?? 0);
  await page.mouse.wheel(/left|right/.test(step.direction ?? '') ? way : 0, /left|right/.test(step.direction ?? '') ? 0 : way);
  await page.evaluate(async () => {
    const places = () => [...document.querySelectorAll('*')].map((one) => `${one.scrollLeft},${one.scrollTop}`).join();
    let still = 0;
    for (let before = places(); still < 6; before = places()) {
      await new Promise((done) => requestAnimationFrame(done));
      still = places() === before ? still + 1 : 0;
    }
  });
}

async function dragTrusted(stage: Stage, step: Step): Promise<void> {
  const { mouse } = stage.page;
  const from = await pointOf(stage, step.on, step.at);
  const to = step.to ? await pointOf(stage, step.to) : { x: from.x + (step.offset?.x ?? 0), y: from.y + (step.offset?.y ?? 0) };
  await mouse.move(from.x, from.y);
  await mouse.down();
  await mouse.move(from.x + Math.sign(to.x - from.x) * 6, from.y + Math.sign(to.y - from.y) * 6);
  await mouse.move(to.x, to.y, { steps: 6 });
  await mouse.move(to.x, to.y);
  await mouse.up();
}
/** A page with the recorder in its own world, and Abra's hands in an isolated one without user activation. */
export interface Stage {
  page: Page;
  cdp: CDPSession;
  /** Calls in the isolated world. */
  hands: <Answer>(call: string) => Promise<Answer>;
}
