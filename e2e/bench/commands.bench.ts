import path from 'node:path';
import { expect, test } from '@playwright/test';
import { bedsNamed } from '../commands/named';
import { planned } from '../commands/planned';
import { type Played, playBed } from '../commands/play';
import { closing, isSealed, line, write } from '../commands/tally';
import { installIn } from '../dependencies.mjs';
import { Abra } from '../fixtures/abra';

/** BROWSERS=n plays so many applications at once; ONLY=words those whose name holds one of them; SAYS=words only commands that hold them; BED=pages only the pages of `on-pages`; BED=newest, BED=latest and BED=fresh only those of `on-newest`, `on-latest` and `on-fresh`, which are left out otherwise, half of each with SEALED=1 and half without; PLANNED=1 only plans them by the looks that were kept, without a browser; SEALED=1 the sealed part, by its figures alone (HELD_OUT=1 tells it singly). */
const browsers = Number(process.env.BROWSERS ?? 2);
const only = process.env.ONLY?.toLowerCase().split(',');
const says = process.env.SAYS ?? '';
const sealed = process.env.SEALED !== undefined;
const named = process.env.BED;

test('plain commands on applications from elsewhere, judged by the page', async () => {
  test.setTimeout(7_200_000);
  for (const folder of ['apps', 'commands/pages']) installIn(path.resolve(import.meta.dirname, '..', folder));
  const beds = bedsNamed(named).filter(
    (bed) => isSealed(bed) === sealed && (!only || only.some((words) => bed.on.name.toLowerCase().includes(words))),
  );
  if (process.env.PLANNED)
    return console.log(
      beds
        .flatMap(planned)
        .filter((one) => one.includes(says))
        .join('\n'),
    );
  const abras = await Promise.all(
    Array.from({ length: Math.min(browsers, beds.length) }, () =>
      Abra.launch(process.env.EXTENSION ? { extension: process.env.EXTENSION } : {}),
    ),
  );
  const played: Played[] = [];
  try {
    const left = beds.values();
    await Promise.all(
      abras.map(async (abra) => {
        await abra.settings({ planner: 'embedded', overlay: false, patience: 3000 });
        for (const bed of left) {
          const mine = await playBed(abra, bed, (command) => command.says.includes(says));
          played.push(...mine);
          if (!sealed || process.env.HELD_OUT) console.log(mine.map(line).join('\n'));
        }
      }),
    );
    if (!only && !says && !named) write(played, sealed, abras[0]?.browser.context.browser()?.version() ?? '');
  } finally {
    await Promise.all(abras.map((abra) => abra.close()));
  }
  console.log(closing(played));
  expect(played.filter(({ verdict, falsely }) => verdict === 'wrong' || falsely).map(line)).toEqual([]);
});
