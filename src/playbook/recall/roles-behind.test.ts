import { describe, expect, test } from 'vitest';
import { applyLessons, lessonsOf } from '../learn/lessons';
import { EMPTY } from '../memory.fixture';
import { runOf } from '../run.fixture';
import { NOW, print, step, types } from '../steps.fixture';
import { recall } from './recall';

/** After a run for a goal that typed these values: those that a later goal is bound to, or "plan". */
const bound = (goal: string, values: string[], later: string): string => {
  const typed = values.map((value, at) => types(value, print('textbox', `${at}番`)));
  const steps = [...typed, step({ type: 'click', elementId: 2 }, print('button', '三'))];
  const memory = lessonsOf(runOf(goal, [{ steps }, { steps: [], completes: true }]), 'success', NOW).reduce(
    (known, one) => applyLessons(known, one, NOW),
    EMPTY,
  );
  const found = recall(later, memory, { path: '/themes' });
  return found.hit ? Object.values(found.references[0]?.params ?? {}).join(' ') : 'plan';
};

describe('in Japanese the word that says what a value is for stands behind it', () => {
  test.each([
    ['「鈴木」に手紙を送信して', '鈴木'],
    ['「鈴木」へ手紙を送信して', 'plan'],
    ['「鈴木」の手紙を送信して', 'plan'],
    ['「鈴木」で手紙を送信して', 'plan'],
    ['「鈴木」と手紙を送信して', 'plan'],
    ['「鈴木」が手紙を送信して', 'plan'],
    ['「鈴木」から手紙を送信して', 'plan'],
    ['「鈴木」まで手紙を送信して', 'plan'],
  ])('%s → %s', (later, wanted) => {
    expect(bound('「田中」に手紙を送信して', ['田中'], later)).toBe(wanted);
  });

  test.each([
    ['「京都」から「奈良」への便を予約して', '京都 奈良'],
    ['「京都」への「奈良」からの便を予約して', 'plan'],
    ['「京都」から「奈良」での便を予約して', 'plan'],
    ['「京都」と「奈良」への便を予約して', 'plan'],
    ['「京都」から「奈良」への船を予約して', 'plan'],
  ])('%s → %s', (later, wanted) => {
    expect(bound('「東京」から「大阪」への便を予約して', ['東京', '大阪'], later)).toBe(wanted);
  });

  test.each([
    ['カテゴリを「音楽」に変更して', '音楽'],
    ['カテゴリを「音楽」で変更して', 'plan'],
    ['カテゴリを「音楽」から変更して', 'plan'],
    ['カテゴリの「音楽」を変更して', 'plan'],
  ])('%s → %s', (later, wanted) => {
    expect(bound('カテゴリを「映画」に変更して', ['映画'], later)).toBe(wanted);
  });
});

describe('in Chinese it stands before it', () => {
  test.each([
    ['给“李四”发送报告', '李四'],
    ['为“李四”发送报告', 'plan'],
    ['把“李四”发送报告', 'plan'],
    ['“李四”的发送报告', 'plan'],
    ['从“李四”发送报告', 'plan'],
  ])('%s → %s', (later, wanted) => {
    expect(bound('给“张三”发送报告', ['张三'], later)).toBe(wanted);
  });

  test.each([
    ['为“李四”创建报告', '李四'],
    ['给“李四”创建报告', 'plan'],
    ['把“李四”创建报告', 'plan'],
    ['将“李四”创建报告', 'plan'],
    ['“李四”的创建报告', 'plan'],
  ])('%s → %s', (later, wanted) => {
    expect(bound('为“张三”创建报告', ['张三'], later)).toBe(wanted);
  });

  test.each([
    ['预订从“广州”到“深圳”的机票', '广州 深圳'],
    ['预订从“广州”经“深圳”的机票', 'plan'],
    ['预订从“广州”到“深圳”的车票', 'plan'],
    ['预订“广州”的机票', 'plan'],
  ])('%s → %s', (later, wanted) => {
    expect(bound('预订从“北京”到“上海”的机票', ['北京', '上海'], later)).toBe(wanted);
  });
});

describe('where no space or quote says where a value ends, it is left to a planner', () => {
  test.each([
    ['田中に手紙を送信して', '田中', '鈴木に手紙を送信して'],
    ['田中に手紙を送信して', '田中', '鈴木の手紙を送信して'],
    ['カテゴリを映画に変更して', '映画', 'カテゴリを音楽から変更して'],
    ['给张三发送报告', '张三', '给李四发送报告'],
    ['为张三创建报告', '张三', '把李四创建报告'],
    ['预订到上海的机票', '上海', '预订从深圳的机票'],
  ])('%s, then %s', (goal, value, later) => {
    expect(bound(goal, [value], later)).toBe('plan');
    expect(bound(goal, [value], goal)).toBe(value);
  });
});
