import type { Page } from '@playwright/test';
import type { Bed } from '../command';
import { any, press, texts } from '../met/gentelella';
import { site } from '../site';

const group = (name: string) => press(`.js_category:has-text("${name}")`);
const entry = (id: string) => press(`.js_item[data-id=${id}]`);
const from = (name: string, id: string) => async (tab: Page) => {
  await group(name)(tab);
  await entry(id)(tab);
};

/** The examples of WeUI, the looks of WeChat: Chinese groups that fold, and a page for each entry. */
export const WECHAT: Bed = {
  on: {
    name: 'WeUI examples',
    serve: site({ folder: 'weui/dist/example', at: '/index.html' }),
    ready: (tab) => tab.locator('.js_category').first().waitFor(),
  },
  state: async (tab) => ({
    page: new URL(tab.url()).hash,
    open: await texts(tab, '.page.home li.js_show .js_category p'),
    dialogs: (await texts(tab, '.js_dialog:visible, .weui-dialog:visible')).length > 0,
  }),
  commands: [
    { says: '展开导航相关', right: { open: ['导航相关'] }, hand: group('导航相关') },
    { says: '打开操作反馈里的Dialog', via: { open: any }, right: { page: '#dialog', open: any }, hand: from('操作反馈', 'dialog') },
    { says: '表单 > Slider', via: { open: any }, right: { page: '#slider', open: any }, hand: from('表单', 'slider') },
    { says: 'open the Search Bar page', via: { open: any }, right: { page: '#searchbar', open: any }, hand: from('搜索相关', 'searchbar') },
    {
      says: '先打开操作反馈，再打开Dialog，然后点“样式一”',
      via: { open: any, page: any },
      right: { page: '#dialog', open: any, dialogs: true },
      hand: async (tab) => {
        await from('操作反馈', 'dialog')(tab);
        await tab.getByText('样式一', { exact: true }).click();
      },
    },
    { says: '联系电话是多少？', tells: /4006 ?700 ?700/ },
    { says: 'open the category', kind: 'ambiguous', suggests: /表单|基础组件|操作反馈|导航相关|搜索相关/ },
    { says: 'log me in with WeChat', kind: 'impossible' },
  ],
};
