import path from 'node:path';
import type { Scene } from '../panel/fake-chrome';
import { drop, expect, type PanelPage, test, viewDrawn } from '../panel/panel';
import { world } from '../panel/scene-world';
import { scenes } from '../panel/scenes';
import { violations } from '../panel/violations';

/** Where `PICTURES=1` has each scene put, as it is looked at. */
const pictures = process.env.PICTURES && path.resolve(import.meta.dirname, '../../node_modules/.cache/abra-panel-pictures');

/** How a scene is reached from the first view, where it is not the first. */
const ways: Record<string, (page: PanelPage) => Promise<void>> = {
  'run-answer-marked': (page) => expect(page.getByRole('table')).toBeVisible(),
  playbooks: view('Playbooks'),
  'playbooks-saved': view('Playbooks'),
  'playbooks-empty': view('Playbooks'),
  'playbooks-failed': view('Playbooks'),
  'playbooks-silent': view('Playbooks'),
  'playbook-detail': playbook('Select theme color'),
  'playbook-params': playbook('Log in'),
  'playbook-versions': async (page) => {
    await playbook('Select theme color')(page);
    await page.getByText('Versions').click();
    await page.getByRole('button', { name: 'Changes since v2' }).click();
    await page.getByRole('button', { name: 'Changes since v1' }).click();
  },
  'playbook-editing': async (page) => {
    await playbook('Select theme color')(page);
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
  },
  'playbook-json': async (page) => {
    await playbook('Select theme color')(page);
    await page.getByText('Edit as JSON').click();
    const box = page.getByRole('textbox', { name: 'Playbook as JSON' });
    await box.fill((await box.inputValue()).replace('"type": "click"', '"type": "script"'));
  },
  'playbooks-import': async (page) => {
    await view('Playbooks')(page);
    await page.getByRole('button', { name: 'Import' }).click();
    await page.getByLabel('Or pasted text').fill('{"domain":"themes.example"}');
    await page.getByRole('button', { name: /^Import [0-9]/ }).waitFor();
  },
  'playbooks-choosing': async (page) => {
    await view('Playbooks')(page);
    await page.getByRole('button', { name: 'Choose' }).click();
    await page.getByRole('checkbox', { name: 'Choose Log in' }).check();
  },
  'playbooks-deleted': async (page) => {
    await playbook('Log in')(page);
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('button', { name: 'Undo' }).waitFor();
  },
  'run-options': async (page) => page.getByRole('button', { name: 'Options for this run' }).click(),
  'run-key': async (page) => page.getByLabel('Key of an AI model').fill('sk-ant-api03-x'),
  'run-key-unknown': async (page) => page.getByLabel('Key of an AI model').fill('a-key-of-somebody'),
  'run-consent': async (page) => {
    await page.getByRole('textbox', { name: 'Goal' }).fill('buy the cheapest camera');
    await page.getByRole('button', { name: 'Run', exact: true }).last().click();
    await page.getByRole('button', { name: 'I agree' }).waitFor();
  },
  'run-files': async (page) => {
    await drop(page, [
      'receipt.pdf',
      'a photograph of the lunch with the long name that cameras and people give them.jpeg',
      '領収書.pdf',
      'b.png',
    ]);
    await page.getByRole('list', { name: 'Files for this run' }).waitFor();
  },
  'run-files-many': async (page) => {
    await drop(
      page,
      Array.from({ length: 20 }, (_one, at) => `receipt of the ${at + 1}th of May.pdf`),
    );
    await page.getByRole('list', { name: 'Files for this run' }).waitFor();
  },
  history: async (page) => page.getByRole('button', { name: 'All runs' }).click(),
  'run-completing': async (page) => {
    await page.getByRole('textbox', { name: 'Goal' }).pressSequentially('theme');
    await page.keyboard.press('ArrowDown');
    await page.getByRole('listbox').getByRole('option', { selected: true }).waitFor();
  },
  'run-workflow': async (page) => {
    await page.getByRole('button', { name: 'Write a workflow' }).click();
    await page.getByLabel('Steps').fill('Login({user},{password})\nFill("Destination", "Oslo")\nClick("Search")');
    await page.getByText('user is missing').waitFor();
  },
  'run-calls': async (page) => {
    await page.getByText('What was done').click();
    await page.getByText('2 model calls', { exact: true }).click();
  },
  'failed-by-hand': async (page) => page.getByRole('button', { name: 'Do it myself, then go on' }).click(),
  'failed-details': async (page) => page.getByText('What was done').click(),
  'recording-step': async (page) => page.getByRole('button', { name: /^1 Type/ }).click(),
  'recording-trying': async (page) => page.getByRole('button', { name: 'Delete step 1' }).scrollIntoViewIfNeeded(),
  'recording-picking': async (page) => {
    await page.getByRole('button', { name: /^4 Click/ }).click();
    await page.getByRole('button', { name: 'Choose another element' }).click();
    await page.getByText('Click the element in the page').waitFor();
  },
  'playbook-step': async (page) => {
    await playbook('Select theme color')(page);
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await page.getByText('Element and checks').first().click();
    await page.getByLabel('What is looked for after step 1').selectOption('text');
  },
  'playbook-blanks': async (page) => {
    await playbook('Log in')(page);
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
  },
  settings: view('Settings'),
  'settings-new': view('Settings'),
  'settings-silent': view('Settings'),
  'settings-typed': async (page) => {
    await view('Settings')(page);
    await page.getByLabel('How it is spoken to').scrollIntoViewIfNeeded();
  },
  'settings-key-elsewhere': async (page) => {
    await view('Settings')(page);
    await page.getByRole('button', { name: 'Replace' }).click();
    await page.getByLabel('Key', { exact: true }).fill('sk-ant-api03-x');
  },
  'settings-refused': async (page) => {
    await view('Settings')(page);
    await page.getByRole('button', { name: 'Test' }).click();
    await page.getByRole('button', { name: /^Allow access to/ }).scrollIntoViewIfNeeded();
  },
  'settings-developer': async (page) => {
    await view('Settings')(page);
    await page.getByText('For developers').click();
    await page.getByRole('button', { name: 'Snapshot' }).click();
    await page.getByLabel('Answer').scrollIntoViewIfNeeded();
  },
  'settings-data': async (page) => {
    await view('Settings')(page);
    await page.getByText('Spent today').click();
    await page.getByText('Add a secret').click();
    await page.getByRole('heading', { name: 'Budget of one run' }).scrollIntoViewIfNeeded();
    await page.getByRole('heading', { name: 'What leaves your computer' }).scrollIntoViewIfNeeded();
  },
  'playbook-export': async (page) => {
    await playbook('Select theme color')(page);
    await page.getByText('Export', { exact: true }).click();
    await page.getByRole('button', { name: 'Delete' }).scrollIntoViewIfNeeded();
  },
  'playbook-export-notes': async (page) => {
    await playbook('Select theme color')(page);
    await page.getByText('Export', { exact: true }).click();
    await page.evaluate(() =>
      globalThis.world.answer('playbooks.export', {
        ok: true,
        value: {
          fileName: 'look.recorder.json',
          mediaType: 'application/json',
          text: '{}',
          notes: [1, 2, 3].map((step) => [{ kind: 'exportStep', values: { title: 'Select theme color', step } }, { kind: 'exportNoDrag' }]),
        },
      }),
    );
    await page.getByRole('button', { name: /^DevTools Recorder/ }).click();
    await page.getByRole('list', { name: 'What could not be said' }).waitFor();
  },
  'run-bailed': async (page) => page.getByText('What came nearest').click(),
};

const same: Record<string, string> = {
  'run-calls': 'run-done',
  'recording-step': 'recording-live',
  'failed-by-hand': 'failed-bail-target-missing',
  'failed-details': 'failed-bail-target-missing',
};
const names = [...new Set([...Object.keys(scenes), ...Object.keys(ways)])];

/** CSS px of the panel in `npm test`, and every night, where 180 are 360 at 200 %. */
const WIDTHS = [
  { tag: [], widths: [360] },
  { tag: '@nightly', widths: [180, 320, 400, 600] },
];

for (const { tag, widths } of WIDTHS)
  for (const name of names)
    test(`${name}: fits in ${widths.join(', ')} px, light and dark, and everybody can use it`, { tag }, async ({ page, open }) => {
      await open(scenes[same[name] ?? name] ?? world());
      await ways[name]?.(page);
      await viewDrawn(page);
      await page.evaluate(() => document.fonts.ready);
      if (!CODE.has(name)) expect(await page.evaluate(() => document.body.textContent)).not.toMatch(INNER_WORDS);
      if (name.startsWith('failed-')) {
        const result = page.getByRole('region', { name: 'Result' });
        await expect(result.getByRole('button'), 'no failure is a dead end').not.toHaveCount(0);
        await expect(result).not.toContainText(/operation|selector/i);
      }
      for (const width of widths) {
        await page.setViewportSize({ width, height: width < 320 ? 380 : 760 });
        // The dark scheme has other colours and nothing else, by a test below: how things lie is measured in the light one.
        for (const colorScheme of ['light', 'dark'] as const) {
          const where = `${colorScheme} ${width}`;
          await page.emulateMedia({ colorScheme });
          if (pictures) await page.screenshot({ path: path.join(pictures, `${name}-${colorScheme}-${width}.png`) });
          expect(await violations(page, colorScheme), where).toEqual([]);
          if (colorScheme === 'dark') continue;
          expect(await overflow(page), where).toEqual([]);
          expect(await outOfReach(page), where).toEqual([]);
          expect(await cutOff(page), where).toEqual([]);
        }
      }
    });

/** What Abra is made of, the codes that its pages and steps use among themselves, and marks of code: nobody has to read them who has not asked for them. */
const INNER_WORDS =
  /\b(?:planner|fingerprint|healed|combobox|textbox|searchbox|listitem|by heart|the person|this machine|undefined)\b|\boperations? (?:of|failed)|[“"]\{\{|#theme|\[data-/i;

/** A person who sees these has asked for the code. */
const CODE = new Set(['playbook-json', 'settings-developer']);

/** Turns the direction of what follows it. */
const TURN = '\u202e';
/** Fields of what the panel is told that hold words of a page, a playbook, a file, a model or the person. `what` is one of a closed set, by the schemas. */
const WORDS =
  /^(goal|name|label|text|summary|suggestions|thought|sequenceName|title|why|note|notes|message|value|values|default|known|options|wanted|shown|nearest|differs|detail|description|rule|waitedFor|names|said|reads|placeholder|selector|url|files|goals|appeared|disappeared|place|cut|key|answer|dialogs|steps|hint|doing|problem|problems|lines|fileName)$/;
const turnedIn = (told: unknown, key = ''): unknown => {
  if (typeof told === 'string') return WORDS.test(key) && /[a-z]/i.test(told) ? `${told}${TURN}` : told;
  if (Array.isArray(told)) return told.map((one) => turnedIn(one, key));
  if (typeof told !== 'object' || told === null) return told;
  return Object.fromEntries(Object.entries(told).map(([name, inner]) => [name, turnedIn(inner, name)]));
};

/** What turns the direction of writing, as it is in the document, and told. */
const turns = (page: PanelPage) =>
  page.evaluate((turn) => {
    const texts = [...document.querySelectorAll('#panel *')].flatMap((element) => [
      ...['title', 'alt', 'placeholder', 'label', 'aria-label', 'aria-description', 'aria-valuetext'].map(
        (name) => element.getAttribute(name) ?? '',
      ),
      ...[...element.childNodes].map((node) => (node.nodeType === 3 && element.localName !== 'textarea' ? (node.nodeValue ?? '') : '')),
    ]);
    const fields = [...document.querySelectorAll<HTMLInputElement>('#panel input, #panel textarea')].filter(
      (field) => field.value.includes(turn) && !field.nextElementSibling?.textContent?.includes('[U+202E]'),
    );
    return {
      raw: [...texts.filter((text) => text.includes(turn)), ...fields.map((field) => `field ${field.value.slice(0, 60)}`)],
      told: texts.filter((text) => text.includes('[U+202E]')).length,
    };
  }, TURN);

/** Each kind of words once: of a page, a playbook, a file, a model, the person. */
const WORDY = [
  'run-paying',
  'run-done',
  'run-file',
  'failed-bail-target-missing',
  'recording-gaps',
  'playbook-step',
  'playbooks-import',
  'history',
  'recording-step',
  'playbook-blanks',
];

for (const { tag, which, atLeast } of [
  { tag: [], which: WORDY, atLeast: 50 },
  { tag: '@nightly', which: names, atLeast: 100 },
])
  test(`what turns the direction of writing is told as such, wherever words of others stand: in ${which.length} scenes`, { tag }, async ({
    page,
    open,
  }) => {
    const raw: string[] = [];
    let told = 0;
    for (const name of which) {
      const scene = scenes[same[name] ?? name] ?? world();
      await open({ ...scene, ...(turnedIn({ answers: scene.answers, feed: scene.feed, stored: scene.stored ?? {} }) as Partial<Scene>) });
      await ways[name]?.(page);
      await viewDrawn(page);
      const found = await turns(page);
      raw.push(...found.raw.map((text) => `${name}: ${text}`));
      told += found.told;
    }
    expect(raw).toEqual([]);
    expect(told).toBeGreaterThan(atLeast);
  });

function view(name: string) {
  return async (page: PanelPage) => page.getByRole('navigation').getByRole('button', { name }).click();
}

function playbook(name: string) {
  return async (page: PanelPage) => {
    await view('Playbooks')(page);
    await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
  };
}

test('the dark scheme is in light-dark() alone, which is of colours, and the text has its sizes', async ({ page, open }) => {
  await open(scenes['run-done'] ?? world());
  const styles = await page.evaluate(() => [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).map((rule) => rule.cssText));
  expect(styles.join('\n')).toContain('light-dark(');
  expect(styles.filter((rule) => rule.includes('prefers-color-scheme'))).toEqual([]);
  // Anything else in light-dark() is no value, and silently not there: https://drafts.csswg.org/css-color-5/#light-dark
  const besides = styles.join('\n').match(/light-dark\((?!\s*(?:#|oklch|rgb|hsl|var|color-mix|transparent|white|black))[^)]*\)/g);
  expect(besides).toBeNull();
  const sizes = () =>
    page.evaluate(() =>
      ['body', '.summary, .marked'].map((one) => getComputedStyle(document.querySelector(one) ?? document.body).fontSize),
    );
  await expect.poll(sizes).toEqual(['14px', '16px']);
});

/** Elements that stick out of the panel to the right, but for those that scroll inside their own box. */
function overflow(page: PanelPage): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('#panel *')]
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 0.5 && !element.closest('.unseen, .lined, .answer, .cut'))
      .map((element) => `${element.tagName}.${element.className} ${element.textContent?.slice(0, 40)}`),
  );
}

/** Controls below the lower edge of the panel that no scrolling brings into view. */
function outOfReach(page: PanelPage): Promise<string[]> {
  return page.evaluate(() => {
    const scrolls = (element: Element | null): boolean =>
      element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowY) || scrolls(element.parentElement));
    return [...document.querySelectorAll('#panel :is(button, input, textarea, select, summary)')]
      .filter((control) => control.getBoundingClientRect().bottom > innerHeight + 0.5 && !scrolls(control.parentElement))
      .map((control) => `${control.tagName} ${control.getAttribute('aria-label') ?? control.textContent?.slice(0, 40)}`);
  });
}

/** Lists whose chosen words are wider than their field, and facts of a run that need more than one line. */
function cutOff(page: PanelPage): Promise<string[]> {
  return page.evaluate(() => {
    // At 200 % a list has a line of its own, and its words may still be longer.
    const lists = innerWidth < 320 ? [] : [...document.querySelectorAll<HTMLSelectElement>('#panel select')];
    const cut = lists.flatMap((list) => {
      const alone = list.cloneNode() as HTMLSelectElement;
      const chosen = list.selectedOptions[0]?.textContent ?? '';
      alone.append(new Option(chosen));
      alone.style.cssText = 'position: absolute; width: max-content; max-width: none';
      list.after(alone);
      const wanted = alone.offsetWidth;
      alone.remove();
      return wanted > list.offsetWidth + 1 ? [`${chosen}: ${wanted} px in ${list.offsetWidth}`] : [];
    });
    const lines = innerWidth < 320 ? [] : [...document.querySelectorAll('#panel .meters')];
    const twoLined = lines.filter(
      (line) => line.getBoundingClientRect().height > 1.5 * Number.parseFloat(getComputedStyle(line).lineHeight),
    );
    return [...cut, ...twoLined.map((line) => `${line.textContent} in two lines`)];
  });
}
