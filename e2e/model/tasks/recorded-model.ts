import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { unfold } from '../../../src/planner/prompt/unfold.fixture';
import type { ModelRequest, Reply, Script } from '../serve-model.mjs';
import { type Asking, answerNow, keepAnswer, keptAnswers } from './answers';
import type { VisitName } from './task';
import { toldElements } from './told';

/** Where requests lie that nobody has answered yet. */
const OPEN = path.resolve(import.meta.dirname, '../../../node_modules/.cache/abra-tasks');

/** A language model's answers as they were recorded: each is given again as long as the request still tells what it rests on. */
export interface RecordedModel {
  script: Script;
  /** Calls without an answer, each with why: never recorded, or stale. */
  unanswered: string[];
}

/** Answers the calls of one visit, in their order. */
export function recordedModel(task: string, visit: VisitName): RecordedModel {
  const answers = keptAnswers(task).filter((one) => one.visit === visit);
  const unanswered: string[] = [];
  let calls = 0;
  const script = ({ body, prompt, system, text }: ModelRequest): Reply => {
    const index = calls++;
    const said = unfold(withoutNonce(text.slice(system.length)));
    const asking: Asking = { ...about(said, prompt), told: toldElements(body), text: said, turn: unfold(withoutNonce(prompt)) };
    const kept = answers[index];
    const now = kept ? answerNow(kept, asking) : { stale: 'nobody has answered it yet' };
    if ('answer' in now) return { json: now.answer };
    const key = `${task}.${visit}.${index + 1}`;
    unanswered.push(`${key}: ${now.stale}`);
    mkdirSync(OPEN, { recursive: true });
    writeFileSync(path.join(OPEN, `${key}.json`), JSON.stringify(asking));
    writeFileSync(path.join(OPEN, `${key}.txt`), said);
    // An error that no client tries again.
    return { status: 403, message: `No recorded answer for ${key}: ${now.stale}.` };
  };
  return { script, unanswered };
}

function about(text: string, prompt: string): Pick<Asking, 'goal' | 'about'> {
  const [, goal = ''] = /^Goal of the person: (.*)$/m.exec(text) ?? [];
  return { goal, about: /^Playbook ".*" broke at step \d+/m.test(prompt) ? 'repair' : 'next' };
}

/** Fences carry a word that differs at each run. */
const withoutNonce = (text: string) => text.replace(/(<\/?(?:page|report|playbooks))-[^>\s]+>/g, '$1>');

/**
 * Keeps answers to open requests. Each line of the file is `TASK.VISIT.CALL {…}`, the answer as a model says it, elements by their numbers in that request;
 * `reads` lists what of the request it was read from.
 */
export function takeAnswers(file: string): number {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim());
  for (const line of lines) {
    const [, task = '', visit = '', call = '', answer = ''] = /^([\w-]+)\.(\w+)\.(\d+) (.*)$/.exec(line) ?? [];
    const open = path.join(OPEN, `${task}.${visit}.${call}`);
    const asking = JSON.parse(readFileSync(`${open}.json`, 'utf8')) as Asking;
    keepAnswer(task, visit as VisitName, Number(call) - 1, asking, JSON.parse(answer));
    for (const ending of ['json', 'txt']) rmSync(`${open}.${ending}`);
  }
  return lines.length;
}
