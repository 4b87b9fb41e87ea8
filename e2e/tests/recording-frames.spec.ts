import type { FrameLocator, Page } from '@playwright/test';
import { Abra } from '../fixtures/abra';
import { begin, recording, said, save, watched } from '../fixtures/showing';
import { expect, test } from '../fixtures/test';

/** Frames as scripts make them: nothing is loaded for most of them, and each comes only when it is asked for. */
const MAKER = `<!doctype html><title>Maker</title>
<button data-kind="written">Written</button><button data-kind="srcdoc">Srcdoc</button><button data-kind="blob">Blob</button>
<button data-kind="own">Own</button><button data-kind="slow">Slow</button><div id="place"></div><output></output>
<script>
  const inner = (kind) => '<label>' + kind + ' <input></label><button>Keep</button>';
  const answer = (frame, kind) => frame.contentDocument.querySelector('button').addEventListener('click', () => {
    const output = document.querySelector('output');
    output.textContent = [output.textContent, kind + ' ' + frame.contentDocument.querySelector('input').value].filter(Boolean).join(', ');
  });
  const makers = {
    written: (frame) => {
      place.append(frame);
      // As rich editors do: the document is written a while after the frame came.
      setTimeout(() => {
        const { contentDocument } = frame;
        contentDocument.open();
        contentDocument.write(inner('Written'));
        contentDocument.close();
        answer(frame, 'written');
      }, 200);
    },
    srcdoc: (frame) => (frame.srcdoc = inner('Srcdoc'), place.append(frame)),
    blob: (frame) => (frame.src = URL.createObjectURL(new Blob([inner('Blob')], { type: 'text/html' })), place.append(frame)),
    own: (frame) => (frame.src = '/own', place.append(frame)),
    slow: (frame) => setTimeout(() => (frame.srcdoc = inner('Slow'), place.append(frame)), 400),
  };
  for (const button of document.querySelectorAll('[data-kind]')) button.onclick = () => {
    const frame = document.createElement('iframe');
    const { kind } = button.dataset;
    frame.title = kind;
    if (kind !== 'written') frame.onload = () => answer(frame, kind);
    makers[kind](frame);
  };
</script>`;

const OWN = '<!doctype html><title>Own</title><label>Own <input></label><button>Keep</button>';

async function openMaker(tab: Page, origin: string): Promise<void> {
  await tab.goto(`${origin}/maker`);
}

const inFrame = (tab: Page, kind: string): FrameLocator => tab.frameLocator(`iframe[title=${kind}]`);

// Over 5 s: four ways of making a frame, each shown and played.
test('what is done in frames that scripts make is recorded and played, however they come', async ({ abra, tab, site }) => {
  await tab.route('**/maker', (route) => route.fulfill({ contentType: 'text/html', body: MAKER }));
  await tab.route('**/own', (route) => route.fulfill({ contentType: 'text/html', body: OWN }));
  await openMaker(tab, site.origin);
  await begin(abra, tab);
  const kinds = ['written', 'srcdoc', 'blob', 'own', 'slow'];
  for (const [before, kind] of kinds.entries()) {
    await tab.locator(`[data-kind=${kind}]`).click();
    await inFrame(tab, kind).locator('input').waitFor();
    await expect.poll(() => watched(abra)).toBe(before + 2);
    await inFrame(tab, kind).locator('input').click();
    await tab.keyboard.type(`in ${kind}`);
    await inFrame(tab, kind).getByText('Keep').click();
  }
  const named = (kind: string) => `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
  await expect
    .poll(() => said(abra))
    .toEqual(
      kinds.flatMap((kind) => [`Click button "${named(kind)}"`, `Type "in ${kind}" into textbox "${named(kind)}"`, 'Click button "Keep"']),
    );
  expect((await recording(abra))?.gaps).toBeUndefined();
  await save(abra, 'Fill the frames');

  await openMaker(tab, site.origin);
  const run = await abra.play('Fill the frames', { tab });
  expect(run.finished).toMatchObject({ outcome: 'success' });
  expect(await tab.locator('output').textContent()).toBe(kinds.map((kind) => `${kind} in ${kind}`).join(', '));
});

test('what is done in a frame that Abra may not see is told as missing', { tag: '@nightly' }, async ({ site }) => {
  const abra = await Abra.launch({ grant: ['http://localhost/*'] });
  try {
    const tab = await abra.browser.context.newPage();
    const body = `<!doctype html><title>Outer</title><button>Out</button><iframe src="http://127.0.0.1:${new URL(site.origin).port}/inner"></iframe>`;
    await tab.route('**/outer', (route) => route.fulfill({ contentType: 'text/html', body }));
    await tab.route('**/inner', (route) => route.fulfill({ contentType: 'text/html', body: OWN }));
    await tab.goto(`${site.origin.replace('127.0.0.1', 'localhost')}/outer`);
    await begin(abra, tab);
    await tab.getByText('Out').click();
    expect((await recording(abra))?.gaps).toBeUndefined();
    await tab.frameLocator('iframe').getByText('Keep').click();
    await expect.poll(async () => (await recording(abra))?.gaps?.map(({ kind }) => kind)).toEqual(['frame']);
    expect(await said(abra)).toEqual(['Click button "Out"']);
  } finally {
    await abra.close();
  }
});
