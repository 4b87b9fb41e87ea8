import { expect, type Page } from '@playwright/test';
import type { Operation } from '../../../src/model/plan/operation';
import type { DomainPlaybooks, Playbook } from '../../../src/model/playbook/playbook';
import type { Bail } from '../../../src/model/run/bail';
import type { LegFile } from '../../../src/model/run/leg';
import { items } from '../../../src/model/run/run';
import type { Abra } from '../../fixtures/abra';
import type { Call } from '../../fixtures/isolated-world';
import { numberOf } from '../truth/case';
import { doTrusted } from './by-trusted';
import type { Done, Gesture, Seen } from './gesture';
import { CHANGED } from './gestures/files';
import type { GesturePage } from './page.entry';
import { addressOf, isolated, seen, setUp } from './stage';

/** How long is waited for what is not ready: late things come after 400 ms, and what never comes is not waited for long. */
export const PATIENCE = 3000;

export async function byTrusted(page: Page, url: string, gesture: Gesture): Promise<Seen> {
  const frame = await setUp(page, url, gesture);
  const refused = await doTrusted(gesture, frame, page).then(
    () => undefined,
    (error: unknown) => String(error),
  );
  if (!refused === !!gesture.refuses)
    throw new Error(`bench: ${gesture.group}: ${gesture.name}: trusted input ${refused ? `cannot: ${refused.slice(0, 300)}` : 'can'}`);
  return seen(frame, gesture);
}

/** A point in an element, and an element of a frame, are named by a fingerprint; all else by a selector. */
async function operationOf(call: Call, { step, framed }: Gesture): Promise<Operation> {
  const { on, to, at, ...rest } = step;
  const told = at || framed ? await call<ReturnType<GesturePage['describedAt']>>(`describedAt('${on}')`) : undefined;
  const target = told ? { fingerprint: { ...told, ...(at && { offset: at }) } } : on ? { selector: on } : {};
  return { ...rest, ...target, ...(to && { to: { selector: to } }) } as unknown as Operation;
}

const filesOf = ({ step }: Gesture): LegFile[] =>
  (step.files ?? []).map((name) => ({
    name,
    type: name.endsWith('png') ? 'image/png' : 'text/plain',
    base64: 'YWJyYQ==',
    lastModified: CHANGED * 1000,
  }));

const said = (bail: Bail | undefined) => (bail ? { bail: bail.kind, said: JSON.stringify(bail).slice(0, 300) } : {});

/** The page layer alone, in a page that has the shim. */
export async function byPageLayer(page: Page, url: string, gesture: Gesture): Promise<Done & { operation: Operation }> {
  const frame = await setUp(page, url, gesture);
  const cdp = await page.context().newCDPSession(page);
  const call = await isolated(cdp, gesture.framed);
  const operation = await operationOf(call, gesture);
  const given = [operation, PATIENCE, filesOf(gesture)].map((one) => JSON.stringify(one)).join();
  const report = await call<Awaited<ReturnType<GesturePage['gesture']>>>(`gesture(${given})`);
  await cdp.detach();
  return { ...(await seen(frame, gesture)), ...said(report.bail), operation };
}

/** The built extension: a playbook of one step, played. */
export async function byExtension(abra: Abra, page: Page, url: string, gesture: Gesture, operation: Operation): Promise<Done> {
  const name = `${gesture.group}: ${gesture.name}`.slice(0, 200);
  const text = playbookOf(name, operation, addressOf(url, gesture));
  await abra.import(text);
  const frame = await setUp(page, url, gesture);
  let run = await abra.play(name, { tab: page, answer: ({ kind }) => (kind === 'step' ? 'go' : kind === 'confirm' ? 'allow' : undefined) });
  if (run.question?.kind === 'file') {
    await abra.call('run.give', { runId: run.id, questionId: run.question.id, files: filesOf(gesture) });
    run = await tried(abra, run.id);
  }
  const result = withoutLastChange(await seen(frame, gesture), gesture);
  if (!run.finished) await abra.ask('run.stop', { runId: run.id });
  const { domain } = JSON.parse(text) as DomainPlaybooks;
  await abra.call('playbooks.remove', { domain, ids: [idOf(name)] });
  const bail = items(run).find(({ record }) => record?.bail)?.record?.bail ?? run.plans.find((plan) => plan.bail)?.bail;
  const done = items(run).some(({ record }) => record?.status === 'done');
  const lost = done || bail ? {} : { bail: 'none', said: run.finished?.summary ?? run.question?.text ?? '' };
  return { ...result, ...said(bail), ...lost };
}

/** After the last step of a plan, a field that was typed into gets `change` and keeps the focus. Trusted input gets it only by leaving the field, so it is not compared. */
function withoutLastChange({ state, log }: Seen, { step }: Gesture): Seen {
  const told = step.type === 'type' && !step.submit && log.at(-1)?.startsWith('change ');
  return { state, log: told ? log.slice(0, -1) : log };
}

/** The run once its one step was tried. */
async function tried(abra: Abra, runId: string) {
  await expect.poll(async () => items(await abra.load(runId)).some(({ record }) => record), { timeout: 30_000 }).toBe(true);
  return abra.load(runId);
}

const idOf = (name: string) => `g${numberOf(name)}`;

/** One step as a playbook of the stage, as a person imports it. */
function playbookOf(name: string, operation: Operation, url: string): string {
  const { host, pathname } = new URL(url);
  const at = new Date(0).toISOString();
  const operations = [operation];
  const playbook: Playbook = {
    id: idOf(name),
    name,
    domain: host,
    pagePath: pathname,
    operations,
    recordedViewport: { width: 1280, height: 720 },
    successCount: 1,
    failCount: 0,
    lastUsed: at,
    createdAt: at,
    outcomes: [null],
    params: [],
    versions: [{ version: 1, operations, outcomes: [null], cause: 'recorded', why: 'It was done.', at, status: 'active' }],
    health: [],
    goals: [],
    source: 'recorded',
  };
  return JSON.stringify({ domain: host, playbooks: [playbook], optionMap: {} } satisfies DomainPlaybooks);
}
