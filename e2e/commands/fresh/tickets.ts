import type { Page } from '@playwright/test';
import type { Bed } from '../command';
import { any, press, texts, values } from '../met/gentelella';
import { site } from '../site';

const page = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>工单管理</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="/npm/layui/dist/css/layui.css"></head><body class="layui-padding-3">
<h2>工单管理</h2><form class="layui-form layui-row layui-col-space16 layui-padding-2" lay-filter="ask">
<div class="layui-col-md3"><input type="text" name="word" placeholder="关键词" class="layui-input"></div>
<div class="layui-col-md3"><select name="state"><option value="">全部状态</option><option>待处理</option><option>处理中</option><option>已关闭</option></select></div>
<div class="layui-col-md3"><input type="text" name="since" id="since" placeholder="创建日期" class="layui-input" autocomplete="off"></div>
<div class="layui-col-md3"><button class="layui-btn" lay-submit lay-filter="search">搜索</button> <button type="reset" class="layui-btn layui-btn-primary">重置</button></div></form>
<table id="tickets" lay-filter="tickets"></table>
<script type="text/html" id="bar"><div><button class="layui-btn layui-btn-sm" lay-event="close-all">批量关闭</button></div></script>
<script type="text/html" id="row"><a class="layui-btn layui-btn-xs" lay-event="view">查看</a> <a class="layui-btn layui-btn-danger layui-btn-xs" lay-event="close">关闭</a></script>
<script type="text/html" id="urgent"><input type="checkbox" value="{{= d.id }}" lay-skin="switch" lay-text="是|否" lay-filter="urgent" {{= d.urgent ? 'checked' : '' }}></script>
<script src="/npm/layui/dist/layui.js"></script>
<script>
const { table, form, laydate, layer } = layui;
const titles = ['打印机无法连接', '邮箱登录失败', '显示器黑屏', '申请新键盘', '网络很慢', '打印机卡纸', '软件安装'], clients = ['李娜', '张伟', '刘洋', '陈静', '杨磊'], states = ['待处理', '处理中', '待处理', '已关闭'];
const all = globalThis.tickets = Array.from({ length: 26 }, (_, at) => ({ id: 1001 + at, title: titles[at % 7], client: clients[at % 5], state: states[at % 4], since: '2031-03-' + String(1 + at).padStart(2, '0'), urgent: at === 4 }));
let asked = {};
const fits = () => all.filter(({ title, state, since }) => title.includes(asked.word || '') && (!asked.state || state === asked.state) && (!asked.since || since === asked.since));
const again = (page) => table.reloadData('tickets', { data: fits(), ...(page ? { page: { curr: page } } : {}) });
laydate.render({ elem: '#since', value: '' });
table.render({ elem: '#tickets', id: 'tickets', data: fits(), toolbar: '#bar', defaultToolbar: [], page: true, limit: 10, limits: [10, 20, 50], done: () => document.body.classList.add('ready'),
  cols: [[{ type: 'checkbox' }, { field: 'id', title: '编号', sort: true, width: 100 }, { field: 'title', title: '标题' }, { field: 'client', title: '客户', width: 100 }, { field: 'state', title: '状态', width: 100 }, { field: 'since', title: '创建日期', sort: true, width: 130 }, { field: 'urgent', title: '加急', templet: '#urgent', width: 100 }, { title: '操作', toolbar: '#row', width: 140 }]] });
form.on('submit(search)', ({ field }) => { asked = field; again(1); return false; });
form.on('switch(urgent)', ({ elem }) => { all.find(({ id }) => id === Number(elem.value)).urgent = elem.checked; });
table.on('toolbar(tickets)', () => { const picked = table.checkStatus('tickets').data.map(({ id }) => id); for (const one of all) if (picked.includes(one.id)) one.state = '已关闭'; again(); });
table.on('tool(tickets)', ({ event, data }) => { const one = all.find(({ id }) => id === data.id); if (event === 'view') return layer.open({ title: '工单 ' + one.id, content: one.title + '（' + one.client + '）' }); one.state = '已关闭'; again(); });
</script></body></html>`;

type Tickets = { tickets: { id: number; state: string; urgent: boolean }[] };
const idsOf = (tab: Page, which: 'closed' | 'urgent') =>
  tab.evaluate(
    (asked) =>
      (globalThis as unknown as Tickets).tickets
        .filter(({ state, urgent }) => (asked === 'urgent' ? urgent : state === '已关闭'))
        .map(({ id }) => id),
    which,
  );
const CLOSED = [1004, 1008, 1012, 1016, 1020, 1024];
const also = (...ids: number[]) => [...CLOSED, ...ids].sort((a, b) => a - b);
const row = (id: number) => `.layui-table-main tr:has(td[data-field="id"]:has-text("${id}"))`;
const search = press('[lay-filter=search]');
const listed = { ids: any, states: any, page: any };

/** A Chinese list of support tickets in layui: its selects, switches and boxes are drawn over the page's own. */
export const TICKETS: Bed = {
  on: {
    name: 'layui tickets',
    serve: site({ at: '/gongdan', page }),
    ready: (tab) => tab.locator('body.ready .layui-table-main tr').first().waitFor(),
  },
  state: async (tab) => ({
    path: new URL(tab.url()).pathname,
    asked: await values(tab, '[name=word], [name=state], [name=since]'),
    ids: await texts(tab, '.layui-table-main td[data-field="id"]'),
    states: [...new Set(await texts(tab, '.layui-table-main td[data-field="state"]'))].sort(),
    page: await texts(tab, '.layui-laypage-curr'),
    picked: await tab
      .locator('.layui-table-main [lay-type=layTableCheckbox]:checked, .layui-table-main [name=layTableCheckbox]:checked')
      .count(),
    closed: await idsOf(tab, 'closed'),
    urgent: await idsOf(tab, 'urgent'),
    dialog: await texts(tab, '.layui-layer-title'),
  }),
  commands: [
    {
      says: '只看待处理的工单',
      via: { asked: any },
      right: { ...listed, asked: ['', '待处理', ''], states: ['待处理'] },
      hand: async (tab: Page) => {
        await press('.layui-form-select input')(tab);
        await press('.layui-form-select dd:has-text("待处理")')(tab);
        await search(tab);
      },
    },
    {
      says: '搜索打印机',
      via: { asked: any },
      right: { ...listed, asked: ['打印机', '', ''], ids: ['1001', '1006', '1008', '1013', '1015', '1020', '1022'] },
      hand: async (tab: Page) => {
        await tab.locator('[name=word]').fill('打印机');
        await search(tab);
      },
    },
    { says: '关闭工单1006', right: { ...listed, closed: also(1006) }, hand: (tab) => press(`${row(1006)} [lay-event=close]`)(tab) },
    { says: '翻到第3页', right: { ...listed, page: ['3'] }, hand: press('.layui-laypage a:text-is("3")') },
    {
      says: 'switch 加急 on for ticket 1003',
      right: { urgent: [1003, 1005] },
      hand: press(`${row(1003)} .layui-form-switch`),
    },
    {
      says: 'tick 1001 and 1002, then press "批量关闭"',
      via: { picked: any },
      right: { ...listed, picked: any, closed: also(1001, 1002) },
      hand: async (tab: Page) => {
        for (const id of [1001, 1002]) await press(`${row(id)} .layui-form-checkbox`)(tab);
        await press('[lay-event="close-all"]')(tab);
      },
    },
    { says: 'who is the 客户 of ticket 1007?', tells: /张伟/ },
    { says: 'assign ticket 1002 to 王芳', kind: 'impossible', suggests: /1002/ },
  ],
};
