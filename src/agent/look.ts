import type { Drive } from './drive';

/** Looks at the run's page: the numbers of the last look stay, and what the goal names is told however large the page. */
export const lookAtPage = ({ ports, run, signal }: Drive) =>
  ports.page.look(run().tabId, { previous: run().snapshot, wanted: run().started.goal }, signal);
