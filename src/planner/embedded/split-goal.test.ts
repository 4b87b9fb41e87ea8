import { describe, expect, it } from 'vitest';
import { splitGoal } from './split-goal';

const split = (goal: string, names: string[] = []) => splitGoal(goal, (phrase) => names.includes(phrase)).map(({ text }) => text);

describe('a goal', () => {
  it('is split where another command begins', () => {
    expect(split('type camera in the search box and press Enter')).toEqual(['type camera in the search box', 'press Enter']);
    expect(split('scroll down, then go back; reload')).toEqual(['scroll down', 'go back', 'reload']);
    expect(split('öffne das Menü und wähle Rot')).toEqual(['öffne das Menü', 'wähle Rot']);
    expect(split('打开菜单，然后选择红色')).toEqual(['打开菜单', '选择红色']);
    expect(split('メニューを開いて赤を選ぶ')).toEqual(['メニューを開い', '赤を選ぶ']);
  });

  it('stays together where no command begins', () => {
    expect(split('search for black and white film')).toEqual(['search for black and white film']);
    expect(split('type salt, pepper and oil in the list field')).toEqual(['type salt, pepper and oil in the list field']);
  });

  it('leaves alone what is quoted', () => {
    expect(split('type "a and press Enter" in the box and press Tab')).toEqual(['type “a and press Enter” in the box', 'press Tab']);
    expect(split("type 'it''s; go back' in the box")).toHaveLength(1);
  });

  it('keeps a name of the page in one piece', () => {
    expect(split('click Save and go back')).toEqual(['click Save', 'go back']);
    expect(split('click Save and go back', ['Save and go back'])).toEqual(['click Save and go back']);
  });

  it('lends the verb to names that follow', () => {
    expect(split('tick News and Offers', ['News', 'Offers'])).toEqual(['tick News', 'Offers']);
    expect(split('fill Name with Ada, City with Lyon')).toEqual(['fill Name with Ada', 'City with Lyon']);
  });

  it('lends the verb to settings that follow, by what the page calls them', () => {
    const labels = ['theme', 'style', 'corner radius'];
    const read = (goal: string) =>
      splitGoal(
        goal,
        () => false,
        (phrase) => labels.includes(phrase),
      ).map(({ readings: [reading] }) => [reading?.slots.field?.text, reading?.slots.option?.text]);
    expect(read('set theme to Fuchsia, style Lyra and the corner radius extra large')).toEqual([
      ['theme', 'Fuchsia'],
      ['style', 'Lyra'],
      ['corner radius', 'extra large'],
    ]);
    expect(read('set theme to Fuchsia, weight Lyra')).toEqual([['theme', 'Fuchsia, weight Lyra']]);
  });

  it('drops nothing, whatever is said', () => {
    for (const goal of ['', ' ', ';;;', 'and and and', '"', '“', 'click', 'then', '1. ', ',a,,b', '\u0000\ue000', 'x'.repeat(5000)]) {
      const kept = split(goal).join('');
      expect([...goal].filter((letter) => /[\p{L}\p{N}]/u.test(letter)).length - kept.length).toBeLessThan(20);
    }
  });

  it('asks of a goal that is twice as long twice as much', { timeout: 60_000 }, () => {
    const asked = (commands: number) => {
      let questions = 0;
      const ask = () => {
        questions++;
        return false;
      };
      const goal = Array.from({ length: commands }, (_, index) => `type word ${index} in field ${index}`).join(', ');
      expect(splitGoal(goal, ask, ask)).toHaveLength(commands);
      return questions;
    };
    expect(asked(300)).toBeLessThan(asked(150) * 2.1);
  });
});
