import { expect, test } from 'vitest';
import type { Bail } from '../../model/run/bail';
import type { Origin } from '../../model/run/run-event';
import { usesOf } from '../play/uses';
import { runOf } from '../run.fixture';
import { print, step, types } from '../steps.fixture';
import { iterationsOf } from './iteration';
import type { Step } from './step';

const origin = (at: number): Origin => ({ playbookId: 'log-in', name: 'Log in', version: 1, step: at, of: 3 });
const user: Step = { ...types('ada', print('textbox', 'User')), origin: origin(0) };
const password: Step = { ...types('{{secret:password}}', print('textbox', 'Password')), origin: origin(1) };
const logIn: Step = { ...step({ type: 'click', elementId: 3 }, print('button', 'Log in')), origin: origin(2) };
const bail: Bail = { kind: 'needs-person', what: 'login', why: 'No secret "password" is kept for https://shop.test' };
const asked: Step = { ...password, record: { ...password.record, status: 'failed', dispatched: false, bail } };

const result = (...rest: Step[]) =>
  usesOf(
    iterationsOf(
      runOf('log in as ada', [
        { steps: [user, asked], bail },
        { steps: rest, resumes: true },
      ]),
    ),
    [],
  ).map(({ result }) => result);

test('a step that waited for the person, and was done once they had answered, did not fail', () => {
  expect(result(password, logIn)).toEqual(['ok']);
});

test('one that was passed over did', () => {
  expect(result(logIn)).not.toEqual(['ok']);
});
