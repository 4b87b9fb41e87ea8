import { describe, expect, it } from 'vitest';
import type { Plan } from '../../model/plan/plan';
import type { Bail } from '../../model/run/bail';
import type { PlanHistory } from '../planner';
import { type Page, page } from './corpus/build-snapshot';
import { login } from './corpus/pages/desk';
import { shop } from './corpus/pages/shop';
import { themeMenu, themes } from './corpus/pages/themes';
import { renderPlan } from './corpus/render-plan';
import { planGoal } from './plan-goal';

/** Plays a goal over pages, as the loop does: each answer is what the page of that turn makes of it. */
function play(goal: string, turns: { on: Page; bail?: Bail; done?: number }[]): string[] {
  const history: PlanHistory[] = [];
  return turns.map(({ on, bail, done }) => {
    const plan = planGoal({ goal, snapshot: on.snapshot, history });
    history.push(...entryOf(plan, bail, done));
    return plan.isComplete === true ? `${plan.success ? 'success' : 'failure'}: ${plan.summary}` : renderPlan(plan, on);
  });
}

function entryOf(plan: Plan, bail: Bail | undefined, done: number | undefined): PlanHistory[] {
  if (plan.isComplete === true) return [];
  const operations = plan.operations.map((_, index) => `Did ${index}`).slice(0, done ?? plan.operations.length);
  return [{ thought: plan.thought, operations, outcome: bail ? 'It stopped.' : '', ...(bail ? { bail } : {}) }];
}

const missing: Bail = { kind: 'target-missing', wanted: 'x', nearest: [] };
const covered: Bail = { kind: 'target-covered', wanted: 'x', by: 'y' };

describe('a goal of several commands', () => {
  it('goes on where the last look ended, until all is done', () => {
    expect(
      play('search for camera, open Aria Compact Camera and scroll down', [{ on: shop }, { on: shop }, { on: shop }, { on: shop }]),
    ).toEqual([
      'type q = camera ⏎ …',
      'click Aria Compact Camera …',
      'scroll down',
      'success: Done: search for camera, open Aria Compact Camera, scroll down.',
    ]);
  });

  it('waits for the next page, unless it has come with the command before', () => {
    const turn = (on: Page, earlier?: Page) =>
      renderPlan(
        planGoal({
          goal: 'click Shuffle, then wait for navigation',
          snapshot: on.snapshot,
          history: earlier
            ? [{ thought: '1/2 click Shuffle → button', operations: ['Clicked'], outcome: '', snapshot: earlier.snapshot }]
            : [],
        }),
        on,
      );
    expect(turn(themes)).toBe('click Shuffle …');
    expect(turn(themes, themes)).toBe('wait url');
    expect(turn(shop, themes)).toBe('done');
  });

  it('opens a menu for a value and then takes it', () => {
    expect(play('set theme to Purple and click shuffle', [{ on: themes }, { on: themeMenu }, { on: themes }, { on: themes }])).toEqual([
      'click Theme …',
      'click Purple …',
      'click Shuffle',
      'success: Done: set theme to Purple, click shuffle.',
    ]);
  });

  it('tells which options there are when the opened menu lacks the value', () => {
    const [, second] = play('set theme to Magenta', [{ on: themes }, { on: themeMenu }]);
    expect(second).toContain('The open menu has no “Magenta”. It shows: Neutral, Stone, Slate, Purple');
  });

  it('keeps a name in one piece though its button is gone', () => {
    const before = page('http://x.localhost/', 'X', [['button', 'Save and close']]);
    const after = page('http://x.localhost/', 'X', [['button', 'Next']]);
    expect(play('click Save and close and click Next', [{ on: before }, { on: after }, { on: after }])).toEqual([
      'click Save and close …',
      'click Next',
      'success: Done: click Save and close, click Next.',
    ]);
  });

  it('does not repeat what was done before a bail', () => {
    const goal = 'type a@b.c in email, type x in password and click login';
    expect(play(goal, [{ on: login, bail: missing, done: 1 }, { on: login }])).toEqual([
      'type email = a@b.c; type password = x; click login',
      'type password = x; click login',
    ]);
  });

  it('takes a page that left as the work of its last operation', () => {
    const goal = 'click login and wait for Dashboard';
    const bail: Bail = { kind: 'page-left', url: 'http://desk.localhost/desk/dashboard' };
    expect(play(goal, [{ on: login, bail, done: 1 }, { on: login }])).toEqual(['click login …', 'wait text Dashboard']);
  });

  it('takes nothing for done where a page left by itself, and what came after an operation it left by neither', () => {
    const goal = 'type a@b.c in email, type x in password and click login';
    const bail: Bail = { kind: 'page-left', url: login.snapshot.url };
    const whole = 'type email = a@b.c; type password = x; click login';
    expect(play(goal, [{ on: login, bail, done: 0 }, { on: login }])).toEqual([whole, whole]);
    expect(play(goal, [{ on: login, bail, done: 1 }, { on: login }])).toEqual([whole, 'type password = x; click login']);
  });

  it('makes the same choice again only where the target had gone stale, and never a third time', () => {
    const stale = { on: login, bail: missing, done: 0 };
    expect(play('click login', [stale, stale, { on: login }])).toEqual([
      'click login',
      'click login',
      'failure: Could not “click login”. It stopped.',
    ]);
    expect(play('click login', [{ on: login, bail: covered, done: 0 }, { on: login }])[1]).toBe(
      'failure: Could not “click login”. It stopped.',
    );
  });

  it('says what was done before it could not go on', () => {
    expect(play('click login and click the frobnicator', [{ on: login }, { on: login }])[1]).toBe(
      'failure: Done so far: click login. Found nothing called “frobnicator” on this page.',
    );
  });

  it('counts plans of others for nothing', () => {
    const history: PlanHistory[] = [{ thought: 'I open the menu first.', operations: ['Clicked Theme'], outcome: '' }];
    expect(renderPlan(planGoal({ goal: 'click shuffle', snapshot: themes.snapshot, history }), themes)).toBe('click Shuffle');
  });
});

describe('a page that does not take what was done', () => {
  const form = (state: string[]) =>
    page('http://x.localhost/login', 'Log in', [
      ['textbox', 'Email', { states: state, description: 'No such person.' }],
      ['textbox', 'Town', { states: ['invalid'] }],
      ['button', 'Send'],
    ]);
  const ended = (goal: string, from: Page, to: Page) => {
    const plan = planGoal({ goal, snapshot: from.snapshot, history: [] });
    const end = planGoal({
      goal,
      snapshot: to.snapshot,
      history: [{ ...(entryOf(plan, undefined, undefined)[0] as PlanHistory), plan, snapshot: from.snapshot }],
    });
    return end.isComplete === true ? [end.success, end.summary] : [];
  };

  it('is told, and is no success', () => {
    expect(ended('type ada in Email and click Send', form([]), form(['invalid']))).toEqual([
      false,
      'Done: type ada in Email, click Send. But the page does not take “Email”. It says: No such person.',
    ]);
    expect(ended('type ada in Email and click Send', form(['invalid']), form(['invalid']))[0]).toBe(false);
  });

  it('asks for a secret again in a new document: it was refused', () => {
    const login = (value: string, documentId: string) => {
      const shown = page('http://x.localhost/login', 'Log in', [
        ['textbox', 'Password', { type: 'password', secret: true, value }],
        ['button', 'Send'],
      ]);
      shown.snapshot.frames = [{ frameId: 0, documentId, path: [], url: shown.snapshot.url, title: '' }];
      return shown;
    };
    const goal = 'type "hunter2!" into Password and click Send';
    expect(ended(goal, login('', 'one'), login('', 'two'))[0]).toBe(false);
    expect(ended(goal, login('', 'one'), login('••••', 'one'))[0]).toBe(true);
    expect(ended(goal, login('', 'one'), login('', 'one'))[0]).toBe(true);
  });

  it('is not blamed for what was wrong before', () => {
    expect(ended('type ada in Email and click Send', form([]), form([]))).toEqual([true, 'Done: type ada in Email, click Send.']);
  });
});

describe('what is shown of a plan', () => {
  it('says for every operation which command it is for, and why this element', () => {
    const plan = planGoal({ goal: 'type camera in the search box and press Enter', snapshot: shop.snapshot, history: [] });
    expect(plan.isComplete === true ? '' : plan.thought).toMatchInlineSnapshot(`
      "1/2 type camera in the search box → searchbox “Search”, called “Search”
      2/2 press Enter → searchbox “Search”, what the command before it was done to"
    `);
  });

  it('never repeats a password that was written out', () => {
    for (const goal of [
      'log in as ada@example.com with password lovelace-1843',
      'type lovelace-1843 in the password field and click login',
    ]) {
      const plan = planGoal({ goal, snapshot: login.snapshot, history: [] });
      const done = planGoal({ goal, snapshot: login.snapshot, history: entryOf(plan, undefined, undefined) });
      const shown =
        plan.isComplete === true
          ? ''
          : [plan.thought, plan.sequenceName, ...plan.operations.map((each) => ('note' in each ? each.note : ''))].join('\n');
      expect(shown).not.toContain('lovelace');
      expect(JSON.stringify(done)).not.toContain('lovelace');
      expect(JSON.stringify(plan)).toContain('"text":"lovelace-1843"');
    }
  });
});
