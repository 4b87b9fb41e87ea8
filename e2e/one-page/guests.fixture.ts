/// <reference types="vite/client" />
import guests from '../sites/pages/guests.html?raw';

/**
 * The guest list of the demo sites, whose server is the test: `added.json` is what it answers, with `?slow` `late.json`. The page reads each answer, as Chrome
 * reports no resource timing of a response that is not read.
 */
export const GUESTS = guests
  .replace('fetch(`/added', "fetch((query.has('slow') ? 'late.json' : 'added.json') + `")
  .replace("{ method: 'POST' })", "{ method: 'POST' }).then((answer) => answer.text())");
