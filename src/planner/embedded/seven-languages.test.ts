import { describe, expect, test } from 'vitest';
import { page } from './corpus/build-snapshot';
import { renderPlan } from './corpus/render-plan';
import { planGoal } from './plan-goal';

const told = (command: string, on: ReturnType<typeof page>) =>
  renderPlan(planGoal({ goal: command, snapshot: on.snapshot, history: [] }), on);

/** The tools of a drawing program, as Excalidraw calls them. */
const tools = page('https://draw.example/', 'Whiteboard', [
  ['radio', 'Selection'],
  ['radio', 'Rectangle'],
  ['radio', 'Diamond'],
  ['radio', 'Ellipse'],
  ['button', 'Library'],
]);

describe('what the page calls things is found in a sentence of each language', () => {
  test.each([
    ['use the Ellipse tool'],
    ['nimm das Werkzeug Ellipse'],
    ["prends l'outil Ellipse"],
    ['elige la herramienta Ellipse'],
    ['escolhe a ferramenta Ellipse'],
    ['使用Ellipse工具'],
    ['Ellipseのツールを使って'],
  ])('%s', (command) => expect(told(command, tools)).toMatch(/^(click|check|tick) Ellipse$/));
});

describe('words are told apart where nobody writes spaces', () => {
  const japanese = page('https://files.example/', 'ファイル', [
    ['button', 'ファイル保存'],
    ['button', '新しいフォルダ作成'],
    ['button', '設定'],
  ]);
  const chinese = page('https://files.example/', '文件', [
    ['button', '保存文件'],
    ['button', '新建文件夹'],
    ['button', '设置'],
  ]);
  test.each([
    ['ファイルを保存', 'click ファイル保存'],
    ['新しいフォルダを作成して', 'click 新しいフォルダ作成'],
    ['設定を開いてください', 'click 設定'],
    ['写真を追加', 'abstain'],
    ['フォルダを削除', 'abstain'],
  ])('%s', (command, wanted) => expect(told(command, japanese)).toBe(wanted));
  test.each([
    ['把文件保存一下', 'click 保存文件'],
    ['新建一个文件夹', 'click 新建文件夹'],
    ['打开设置', 'click 设置'],
    ['添加照片', 'abstain'],
    ['删除文件夹', 'abstain'],
    ['不要保存文件', 'abstain'],
  ])('%s', (command, wanted) => expect(told(command, chinese)).toBe(wanted));
});
