import { showDialog } from './dialog.js';
import { drift } from './drift.js';
import { onTwin, outerOf, t } from './make.js';
import { happened } from './site.js';

/** How late `drift=slow` shows the page, ms. */
const LATE = 400;

/** Shows a page: at once, or late when rendering drifts, with another dialog on top when dialogs drift. `values` fill the title. */
export function begin(title, render, values) {
  document.documentElement.lang = drift.german ? 'de' : 'en';
  onTwin((part) => happened(`decoy: ${part}`));
  const show = () => {
    document.title = t(title, values);
    document.body.prepend(outerOf(render()));
    if (drift.has('modal')) offerNews();
    document.body.dataset.ready = 'true';
  };
  if (drift.has('slow')) setTimeout(show, LATE);
  else show();
}

function offerNews() {
  showDialog({
    part: 'newsletter',
    title: 'Stay in the loop',
    text: 'One short letter a month. No noise, unsubscribe any time.',
    actions: [
      { part: 'newsletter-no', text: 'No thanks' },
      { part: 'newsletter-yes', text: 'Subscribe', main: true },
    ],
  });
}
