import type { Page } from '@playwright/test';
import { type Application, clicks, step, writes } from '../flow';
import { at } from '../hand';
import { bundled } from '../serve';

const attribute = (tab: Page, name: string) => tab.locator('.pvtAttr', { hasText: name });

export const pivottable: Application = {
  name: 'PivotTable.js',
  kind: 'chart editor',
  serve: bundled(undefined, {
    files: { '/jquery/': 'jquery/dist', '/ui/': 'jquery-ui-dist', '/pivot/': 'pivottable/dist' },
    head: '<link rel="stylesheet" href="/pivot/pivot.min.css">',
    body: `<div id="app"></div><script src="/jquery/jquery.min.js"></script><script src="/ui/jquery-ui.min.js"></script><script src="/pivot/pivot.min.js"></script><script>
const rows = []; for (let at = 0; at < 60; at++) rows.push({ Tea: ['Green', 'Black', 'White'][at % 3], Town: ['Oslo', 'Voss'][at % 2], Year: 2020 + (at % 4), Sold: at });
$('#app').pivotUI(rows, { rows: ['Tea'], cols: [], onRefresh: (made) => { window.made = made; } });</script>`,
  }),
  ready: (tab) => tab.locator('.pvtTable').waitFor(),
  steps: [
    step('towns as columns', 'drag', ({ drag, tab }) => drag(attribute(tab, 'Town'), at(tab.locator('.pvtCols'), 0.3, 0.5))),
    writes('as a heat map', 'select|type|click', '.pvtRenderer', 'Heat', { last: ['Enter'] }),
    writes('sums', 'select|type|click', '.pvtAggregator', 'Sum', { last: ['Enter'] }),
    writes('of what was sold', 'select|type|click', '.pvtAttrDropdown', 'Sold', { last: ['Enter'] }),
    step('open the filter of tea', 'click', ({ click, tab }) => click(attribute(tab, 'Tea').locator('.pvtTriangle'))),
    clicks('without the white', 'check|click', '.pvtFilterBox:visible label:has-text("White")'),
    clicks('apply', 'click', '.pvtFilterBox:visible button:has-text("Apply")'),
    step('years as rows too', 'drag', ({ drag, tab }) => drag(attribute(tab, 'Year'), at(tab.locator('.pvtRows'), 0.5, 0.9))),
  ],
  state: (tab) =>
    tab.evaluate(() => {
      const { made } = globalThis as unknown as { made: Record<string, unknown> };
      return ['rows', 'cols', 'vals', 'aggregatorName', 'rendererName', 'exclusions'].map((key) => JSON.stringify(made[key]));
    }),
  right: ['["Tea","Year"]', '["Town"]', '["Sold"]', '"Sum"', '"Heatmap"', '{"Tea":["White"]}'],
};
