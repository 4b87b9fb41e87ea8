import { countNoun } from '../src/lib/text';
import type { Playbook } from '../src/model/playbook/playbook';
import type { Run } from '../src/model/run/run';
import { sayEvent } from '../src/runner/cli/say-event';
import { Abra } from './fixtures/abra';
import { serveSites } from './sites/serve.mjs';

const GOALS = ['click Get Started', 'open the theme menu and choose Fuchsia', 'open the style menu and choose Lyra'];

/**
 * Abra without a display: two visits to the theme customiser with no key and no network, each operation printed with its time,
 * then the playbooks that were learned. Resolves to whether every goal was reached.
 */
export async function showSteps(print: (line: string) => void = console.log): Promise<boolean> {
  const sites = await serveSites();
  const abra = await Abra.launch();
  const stop = abra.onEvent((event) => {
    for (const line of sayEvent(event)) print(line);
  });
  try {
    print(`\nAbra in Chromium, without a display, on ${sites.origin}/themes/`);
    const runs: Run[] = [];
    let domain = '';
    for (const visit of ['First visit', 'Second visit']) {
      const tab = await abra.browser.context.newPage();
      await tab.goto(sites.url('themes'));
      print(`\n${visit}`);
      for (const goal of GOALS) runs.push(await abra.run(goal, { tab, planner: 'embedded' }));
      domain = (await abra.call('site.state', { tabId: await abra.tabId(tab) })).domain;
      await tab.close();
    }
    const reached = runs.filter(({ finished }) => finished?.outcome === 'success').length;
    print(
      `\n${reached} of ${runs.length} goals reached, ${countNoun(
        runs.reduce((sum, run) => sum + run.usage.calls, 0),
        'model call',
      )}.`,
    );
    print(`\nSaved playbooks of ${domain}:`);
    for (const playbook of (await abra.playbooks(domain)).playbooks) print(seedFields(playbook));
    return reached === runs.length;
  } finally {
    stop();
    await abra.close();
    await sites.close();
  }
}

/** A playbook without what only a machine reads: fingerprints, versions, outcomes. */
function seedFields({ name, pagePath, operations, successCount, failCount }: Playbook): string {
  const steps = operations.map((operation) =>
    'selector' in operation ? { type: operation.type, selector: operation.selector } : operation,
  );
  const lines = steps.map((step) => `    ${JSON.stringify(step)}`).join(',\n');
  const head = Object.entries({ name, pagePath, successCount, failCount }).map(
    ([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`,
  );
  return `{\n${head.join(',\n')},\n  "operations": [\n${lines}\n  ]\n}`;
}
