import { surveyCreator } from '../../apps/flows/survey-creator';
import type { Bed } from '../command';

export const SURVEY_CREATOR: Bed = {
  on: surveyCreator,
  state: async (tab, served) => ({
    questions: await surveyCreator.state(tab, served),
    tab: await tab.locator('[role=tab][aria-selected=true]').first().textContent(),
  }),
  commands: [
    { says: 'go to the JSON Editor', right: { tab: /JSON Editor/ } },
    { says: 'open the Logic tab', right: { tab: /Logic/ } },
    { says: 'preview', right: { tab: /Preview/ } },
    { says: 'add a rating scale', right: { questions: ['rating '] } },
    { says: 'Insert a "Long Text" question', right: { questions: ['comment '] } },
    { says: 'click on Dropdown', right: { questions: ['dropdown '] } },
    { says: 'add a Ranking and then a Signature', via: { questions: ['ranking '] }, right: { questions: ['ranking ', 'signaturepad '] } },
    { says: 'Click the "Add Question" button', right: { questions: /^\["text / } },
    { says: 'ajoute une question "File Upload"', right: { questions: ['file '] } },
    { says: 'add a matrix', kind: 'ambiguous', suggests: /Matrix/ },
    { says: 'add a map', kind: 'impossible' },
    { says: 'undo', kind: 'impossible' },
  ],
};
