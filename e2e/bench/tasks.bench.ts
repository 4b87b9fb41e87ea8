import path from 'node:path';
import { expect, test } from '@playwright/test';
import { installIn } from '../dependencies.mjs';
import { TASKS } from '../model/tasks/bed/tasks';
import { openTaskStage, type Visited } from '../model/tasks/play-task';
import { takeAnswers } from '../model/tasks/recorded-model';
import { closing, write } from '../model/tasks/tally';

/** BROWSERS=n plays so many tasks at once; ONLY=words those whose name holds them; ANSWERS=file keeps answers to open requests first. */
const browsers = Number(process.env.BROWSERS ?? 2);
const only = process.env.ONLY ?? '';

test('tasks in four visits, judged by the page, answers of a recorded model', async () => {
  test.setTimeout(3_600_000);
  installIn(path.resolve(import.meta.dirname, '../apps'));
  if (process.env.ANSWERS) takeAnswers(process.env.ANSWERS);
  const tasks = TASKS.filter(({ name }) => only.split(',').some((words) => name.includes(words)));
  const stages = await Promise.all(Array.from({ length: browsers }, () => openTaskStage(process.env.EXTENSION)));
  const made: Visited[][] = tasks.map(() => []);
  try {
    const left = tasks.entries();
    await Promise.all(
      stages.map(async (stage) => {
        for (const [at, task] of left) made[at] = await stage.play(task);
      }),
    );
  } finally {
    await Promise.all(stages.map((stage) => stage.close()));
  }
  const visits = made.flat();
  write(visits, stages[0]?.chromium ?? '', !only);
  console.log(closing(visits));
  expect(visits.filter(({ done, reached }) => done && !reached).map(({ task, visit }) => `${task}, ${visit}`)).toEqual([]);
});
