import { type Application, clicks, step, writes } from '../flow';
import { bundled } from '../serve';

export const surveyCreator: Application = {
  name: 'SurveyJS Creator',
  kind: 'form builder',
  open: { 'at 900×700': 'the panel of properties is closed in a small window' },
  serve: bundled(undefined, {
    files: { '/core/': 'survey-core', '/ui/': 'survey-js-ui', '/creator-core/': 'survey-creator-core', '/creator/': 'survey-creator-js' },
    head: '<link rel="stylesheet" href="/core/survey-core.min.css"><link rel="stylesheet" href="/creator-core/survey-creator-core.min.css">',
    body: `<div id="app" style="height:100vh"></div><script src="/core/survey.core.min.js"></script><script src="/ui/survey-js-ui.min.js"></script>
<script src="/creator-core/survey-creator-core.min.js"></script><script src="/creator/survey-creator-js.js"></script>
<script>window.creator = new SurveyCreator.SurveyCreator({ autoSaveEnabled: false }); creator.render(document.querySelector('#app'));</script>`,
  }),
  ready: (tab) => tab.locator('.svc-toolbox__tool').first().waitFor(),
  steps: [
    clicks('a question', 'click', '.svc-toolbox__tool >> visible=true >> nth=1'),
    writes('what is asked', 'type:Which tea?', '.svc-question__content .sv-string-editor >> nth=0', 'Which tea?', {
      first: ['Control+a'],
      last: ['Enter'],
    }),
    step('required', 'click|check', ({ click, tab }) =>
      click(
        tab
          .locator('.svc-question__content')
          .locator('span', { hasText: /^Required$/ })
          .first(),
      ),
    ),
    clicks('another question', 'click', '.svc-toolbox__tool >> visible=true >> nth=3'),
    step('rather not', 'click', ({ click, tab }) =>
      click(
        tab
          .locator('.svc-question__content')
          .locator('span', { hasText: /^Delete$/ })
          .last(),
      ),
    ),
    clicks('a third', 'click', '.svc-toolbox__tool >> visible=true >> nth=4'),
    clicks('preview it', 'click', '.svc-tabbed-menu-item:has-text("Preview")'),
    clicks('back to the designer', 'click', '.svc-tabbed-menu-item:has-text("Designer")'),
  ],
  state: (tab) =>
    tab.evaluate(() => {
      const { creator } = globalThis as unknown as {
        creator: { JSON: { pages?: { elements?: { type: string; title?: string; isRequired?: boolean }[] }[] } };
      };
      return (creator.JSON.pages ?? []).flatMap(({ elements = [] }) =>
        elements.map(({ type, title = '', isRequired }) => `${type} ${title}${isRequired ? ' *' : ''}`),
      );
    }),
  right: ['radiogroup Which tea? *', 'checkbox '],
};
