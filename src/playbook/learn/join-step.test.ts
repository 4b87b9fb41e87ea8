import { expect, it } from 'vitest';
import { print } from '../../interchange/playbook.fixture';
import type { Shown } from '../../model/page/shown';
import { joinStep } from './join-step';

const typed = (name: string, text: string, over: Partial<Shown> = {}): Shown => ({
  at: 1,
  operation: { type: 'type', fingerprint: print('textbox', name), text },
  label: name,
  url: 'https://a.example.com/',
  ...over,
});

it('puts typing that goes on in the place of what was typed', () => {
  const steps = joinStep([typed('Name', 'A', { caused: true })], typed('Name', 'Ada', { replaces: true }));
  expect(steps).toEqual([typed('Name', 'Ada', { caused: true })]);
});

it('tells of a step once more without a second one, though another page had the steps since', () => {
  const first = typed('Name', 'A', { at: 1 });
  const other = typed('Other', 'B', { at: 2, url: 'https://frame.example.com/' });
  const options = ['One', 'Two'].map((label) => ({ label, target: { selector: `text=${label}` } }));
  expect(joinStep([first, other], { ...first, options, replaces: true })).toEqual([{ ...first, options }, other]);
});

it('never replaces a step of another field or page: the person may have taken the one that was meant away', () => {
  const other = typed('Email', 'x');
  expect(joinStep([other], typed('Name', 'Ada', { replaces: true }))).toEqual([other, typed('Name', 'Ada')]);
  const elsewhere = typed('Name', 'A', { url: 'https://b.example.com/' });
  expect(joinStep([elsewhere], typed('Name', 'Ada', { replaces: true }))).toHaveLength(2);
});

it('keeps no more steps than a playbook has', () => {
  const many = Array.from({ length: 200 }, (_step, at) => typed(`Field ${at}`, 'x'));
  expect(joinStep(many, typed('More', 'x'))).toHaveLength(200);
  expect(joinStep(many, typed('Field 199', 'xy', { replaces: true })).at(-1)).toMatchObject({ operation: { text: 'xy' } });
});

it('adds what came of a step to that step, wherever it stands by now and whatever the person made of it; never a step again', () => {
  const delta = {
    appeared: [],
    disappeared: [],
    changed: [],
    effects: ['storage cart'],
    totals: { appeared: 0, disappeared: 0, changed: 0 },
  };
  const first = typed('Name', 'Edited since');
  const second = typed('Email', 'x', { at: 2 });
  const came = typed('Name', 'A', { at: 1, delta, replaces: true, url: 'https://next.example.com/' });
  expect(joinStep([first, second], came)).toEqual([{ ...first, delta }, second]);
  expect(joinStep([second], came)).toEqual([second]);
});
