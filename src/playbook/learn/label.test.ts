import { describe, expect, test } from 'vitest';
import { withOtherOption } from '../play/choices';
import { withoutOptions } from './label';

describe('what a menu is called, without the option that it shows', () => {
  test.each<[label: string, option: string, rest: string]>([
    ['Theme Neutral', 'Neutral', 'Theme'],
    ['Theme: Neutral', 'neutral', 'Theme'],
    ['Theme:Neutral', 'Neutral', 'Theme'],
    ['Neutral · Theme', 'Neutral', 'Theme'],
    ['Theme (Neutral)', 'Neutral', 'Theme ( )'],
    ['Sort by: Price, low to high', 'Price, low to high', 'Sort by'],
    ['Language C++', 'C++', 'Language'],
    ['Language C++', 'C', 'Language C++'],
    ['Language C#', 'C', 'Language C#'],
    ['Language F#', 'f', 'Language F#'],
    ['Size 10%', '10', 'Size 10%'],
    ['Level -5', '5', 'Level -5'],
    ['Price $5', '5', 'Price $5'],
    ['Step 1.5', '1', 'Step 1.5'],
    ['Step 1.5', '5', 'Step 1.5'],
    ['Ratio 3/4', '3', 'Ratio 3/4'],
    ['At 10:30', '10', 'At 10:30'],
    ['Runtime Node.js', 'Node', 'Runtime Node.js'],
    ["Men's shoes", 'Men', "Men's shoes"],
    ['Blue-green Theme', 'Blue', 'Blue-green Theme'],
    ['Level -5', 'Level', '-5'],
    ['Grade A-', 'Grade', 'A-'],
    ['Vote 👍🏽', '👍', 'Vote 👍🏽'],
    ['Vote 👍', '👍', 'Vote'],
    ['🔴Red lamp', 'Red', '🔴 lamp'],
    ['कि', 'क', 'कि'],
    ['Rate ★★★', '★', 'Rate ★★★'],
    ['Language C', 'C', 'Language'],
    ['C', 'C', ''],
    ['+1', '+1', ''],
  ])('%s without %s', (label, option, rest) => {
    expect(withoutOptions(label, [option])).toBe(rest);
  });
});

describe('what another option promises', () => {
  test.each<[promised: string, recorded: string, taken: string, now: string]>([
    ['option C', 'C', 'D', 'option D'],
    ['option C++', 'C', 'D', 'option C++'],
    ['option C++', 'C++', 'C#', 'option C#'],
    ['option -5', '5', '7', 'option -5'],
    ['value of Size: 10', '10', '$&', 'value of Size: $&'],
    ['status 10 of 100', '10', '20', 'status 20 of 100'],
    ['status 10.5', '10', '20', 'status 10.5'],
  ])('%s: %s becomes %s', (promised, recorded, taken, now) => {
    expect(withOtherOption(recorded, taken)({ appeared: [promised] })).toEqual({ appeared: [now] });
  });
});
