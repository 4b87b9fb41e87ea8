import { swaggerUi } from '../apps/flows/swagger-ui';
import { testReport } from '../apps/flows/test-report';
import { judge } from '../apps/judged';
import { expect, test } from '../fixtures/test';

/** Two of the applications of `npm run apps`: those that the project's own packages bring along. Over 5 s: a person's pace, and a Chromium of their own. */
for (const application of [swaggerUi, testReport])
  test(`what is shown in ${application.name} is recorded whole, and played again to the same end`, async () => {
    let judged = await judge(application, 1);
    // A state that lasts a moment may be kept at one showing and not come at its replay: shown once more, but never after a wrong end.
    if (judged.replays.some(({ verdict }) => verdict === 'stopped')) judged = await judge(application, 1);
    const { lost, alarms, errors, replays } = judged;
    expect({ lost, alarms, errors, replays }).toMatchObject({ lost: [], alarms: [], errors: [], replays: [{ verdict: 'right' }] });
  });
