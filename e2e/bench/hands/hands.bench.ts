import { expect, test } from '@playwright/test';
import { Abra } from '../../fixtures/abra';
import { atDocumentStart } from '../../fixtures/document-start';
import { launchChromium } from '../../fixtures/launch-chromium';
import { type Gesture, isHeldOut } from './gesture';
import { disabled } from './gestures/disabled';
import { drags } from './gestures/drags';
import { files } from './gestures/files';
import { keys } from './gestures/keys';
import { late } from './gestures/late';
import { lists } from './gestures/lists';
import { places } from './gestures/places';
import { reach } from './gestures/reach';
import { states } from './gestures/states';
import { words } from './gestures/words';
import { serve } from './stage';
import { type Judged, judged, write } from './told';
import { byExtension, byPageLayer, byTrusted } from './ways';

const GESTURES: Gesture[] = [...reach, ...disabled, ...words, ...states, ...lists, ...drags, ...places, ...keys, ...files, ...late];

/** ONLY=pattern takes the gestures whose names it fits; SHARE=n every n-th, from the one that FROM=m counts from 0; HELD_OUT=1 those held out too, HELD_OUT=only just those; BY=page leaves the extension out. */
const only = process.env.ONLY ?? '';
const share = Number(process.env.SHARE ?? 1);
const from = Number(process.env.FROM ?? 0);
const heldOut = process.env.HELD_OUT ?? '';

test('gestures in pages that make them hard, beside the same by trusted input', async () => {
  test.setTimeout(3_600_000);
  const chosen = GESTURES.filter(
    (one, at) =>
      at % share === from &&
      new RegExp(only).test(`${one.group}: ${one.name}`) &&
      (heldOut === 'only' ? isHeldOut(one) : heldOut || !isHeldOut(one)),
  );
  const browser = await launchChromium();
  const abra =
    process.env.BY === 'page'
      ? undefined
      : await Abra.launch({ viewport: { width: 1280, height: 720 }, ...(process.env.EXTENSION && { extension: process.env.EXTENSION }) });
  const { url, server } = await serve();
  const all: Judged[] = [];
  const broken: string[] = [];
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
    const page = await context.newPage();
    await atDocumentStart(await context.newCDPSession(page));
    // What the hand does is compared, not what a planner would repair after it.
    await abra?.settings({ planner: 'embedded', overlay: false, patience: 3000, repairsPerDay: 0 });
    const tab = await abra?.browser.context.newPage();
    for (const gesture of chosen) {
      try {
        const trusted = await byTrusted(page, url, gesture);
        const { operation, ...done } = await byPageLayer(page, url, gesture);
        all.push(judged('page layer', gesture, trusted, done));
        if (abra && tab) all.push(judged('extension', gesture, trusted, await byExtension(abra, tab, url, gesture, operation)));
      } catch (error) {
        broken.push(`${gesture.group}: ${gesture.name}: ${String(error).slice(0, 600)}`);
        console.log(broken.at(-1));
      }
    }
    write(all, browser.version(), !!abra && heldOut === '1' && !only && share === 1);
  } finally {
    await abra?.close();
    await browser.close();
    server.close();
  }
  expect(broken, 'what the bench itself could not do').toEqual([]);
  expect(all.filter(({ verdict }) => verdict === 'wrong').map(({ by, gesture }) => `${by}: ${gesture.group}: ${gesture.name}`)).toEqual([]);
});
