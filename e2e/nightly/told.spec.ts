import path from 'node:path';
import { expect, test } from '@playwright/test';
import { APPLICATIONS } from '../apps/applications';
import { lookAt, SEES_ALL } from '../bench/told/look-at';
import { installIn } from '../dependencies.mjs';
import { Abra } from '../fixtures/abra';
import { serveModel } from '../model/serve-model.mjs';
import { random, SEED } from '../redteam/random';

/** What the bench of all applications (docs/bench/told.md) leaves, which is open: not told and untold. */
const OPEN: Readonly<Record<string, number>> = { GraphiQL: 3, jsoneditor: 3, 'PivotTable.js': 1, 'react-admin': 1, Verdaccio: 3 };
/** Large pages whose flow alone takes half a minute are for the bench. */
const SLOW = new Set(['SurveyJS Creator', 'Node-RED', 'Decap CMS', 'Blockly', 'TinyMCE', 'GrapesJS', 'Monaco']);

/** Of the bench two applications by SEED, beside what their pages show by themselves (`bench/told/oracle.ts`, no code of Abra). */
test('a model is told of all that an application shows and that reacts to a press, by its words', async () => {
  // 12 to 104 s were measured, by which two applications come and how busy the machine is.
  test.setTimeout(300_000);
  installIn(path.resolve(import.meta.dirname, '../apps'));
  const { pick } = random(SEED);
  const quick = APPLICATIONS.filter(({ name }) => !SLOW.has(name));
  const first = pick(quick);
  const taken = [first, pick(quick.filter((one) => one !== first))];
  const model = await serveModel(SEES_ALL);
  const abra = await Abra.launch({ viewport: { width: 1440, height: 900 } });
  await abra.settings({ planner: 'messages-api', endpoint: model.origin, key: 'test-key', consent: true, overlay: false });
  try {
    for (const application of taken) {
      const { name, nameless, unnamed, untold, pressable, texts } = await lookAt(abra, model, application);
      expect(nameless, name).toEqual([]);
      expect([...unnamed, ...untold].slice(OPEN[name] ?? 0), name).toEqual([]);
      expect(pressable + texts, name).toBeGreaterThan(0);
    }
  } finally {
    await abra.close();
    await model.close();
  }
});
