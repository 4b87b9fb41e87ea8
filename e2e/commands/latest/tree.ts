import type { Page } from '@playwright/test';
import type { Bed } from '../command';
import { any, press, texts, values } from '../met/gentelella';
import { site } from '../site';

const ALL = [1, 2, 3].flatMap((one) => [`parent node ${one}`, ...[1, 2, 3].map((leaf) => `leaf node ${one}-${leaf}`)]);
const instead = (name: string, words: string) => ALL.map((one) => (one === name ? words : one));
const node = (name: string) => `#treeDemo a[title="${name}"]`;
const part = (name: string, which: 'edit' | 'remove') => async (tab: Page) => {
  await tab.locator(node(name)).hover();
  await tab.locator(`${node(name)} .button.${which}`).click();
};
const rename = (name: string, words: string) => async (tab: Page) => {
  await part(name, 'edit')(tab);
  await tab.locator('#treeDemo input.rename').fill(words);
  await tab.keyboard.press('Enter');
};

/** zTree's example of a tree whose nodes are renamed and removed by buttons that come under the pointer. */
export const TREE: Bed = {
  on: {
    name: 'zTree editing',
    serve: site({ folder: 'ztree', at: '/demo/en/exedit/edit.html' }),
    ready: (tab) => tab.locator(node('leaf node 3-3')).waitFor(),
  },
  state: async (tab) => ({
    path: new URL(tab.url()).pathname,
    names: await texts(tab, '#treeDemo .node_name'),
    closed: await tab.locator('#treeDemo .switch[class*=_close]').count(),
    selected: await texts(tab, '#treeDemo .curSelectedNode .node_name'),
    buttons: await values(tab, '#remove, #rename'),
    titles: await values(tab, '#removeTitle, #renameTitle'),
  }),
  commands: [
    {
      says: 'rename leaf node 1-2 to Apples',
      via: { selected: any, names: any },
      right: { names: instead('leaf node 1-2', 'Apples'), selected: any },
      hand: rename('leaf node 1-2', 'Apples'),
    },
    {
      says: 'remove leaf node 3-3',
      via: { selected: any },
      right: { names: ALL.filter((one) => one !== 'leaf node 3-3'), selected: any },
      hand: part('leaf node 3-3', 'remove'),
    },
    { says: 'collapse parent node 2', right: { closed: 1 }, hand: press('li:has(> a[title="parent node 2"]) > .switch') },
    { says: 'select leaf node 2-1', right: { selected: ['leaf node 2-1'] }, hand: press(node('leaf node 2-1')) },
    { says: 'untick show remove button', right: { buttons: [false, true] }, hand: press('#remove') },
    {
      says: 'title for rename: umbenennen',
      right: { titles: ['remove', 'umbenennen'] },
      hand: (tab) => tab.locator('#renameTitle').fill('umbenennen'),
    },
    {
      says: 'benenne "leaf node 2-3" in Kirschen um',
      via: { selected: any, names: any },
      right: { names: instead('leaf node 2-3', 'Kirschen'), selected: any },
      hand: rename('leaf node 2-3', 'Kirschen'),
    },
    { says: 'delete the leaf node', kind: 'ambiguous', suggests: /leaf node/ },
  ],
};
