import type { Report } from '../../../src/model/run/leg';
import { runLeg } from '../../../src/page/run-leg/run-leg';
import type { Case } from './shapes';

/** What became of a case: was it asked about, and how often did the page's own handler get the deed? */
export interface Outcome {
  asked: boolean;
  did: number;
  bail?: string;
}
export type TryCase = (one: Case) => Promise<Outcome>;

let number = 0;
const tryCase: TryCase = async ({ html, steps, script, label }) => {
  document.body.innerHTML = `<main id=stage>${html}</main>`;
  const stage = document.querySelector('#stage') as HTMLElement;
  let did = 0;
  const isDeed = ({ target }: Event) => (target as Element).closest('#x,#bin,#host') !== null;
  // Nothing of it leaves the document.
  for (const type of ['click', 'auxclick', 'submit', 'drop'])
    stage.addEventListener(type, (event) => {
      event.preventDefault();
      if (type !== 'submit' ? isDeed(event) : true) did++;
    });
  if (script) new Function('stage', 'did', 'label', script)(stage, () => did++, label);
  number++;
  const operations = steps.map((operation, at) => ({ id: `o${number}-${at}`, operation }));
  const leg = { runId: 'labels', id: `leg${number}`, operations, patience: 100, settleLimit: 200, overlay: false };
  const report: Report = await runLeg(leg, () => undefined, new AbortController().signal);
  const { bail } = report;
  return { asked: bail?.kind === 'needs-yes', did, ...(bail && { bail: JSON.stringify(bail).slice(0, 300) }) };
};

Object.assign(globalThis, { tryCase });
