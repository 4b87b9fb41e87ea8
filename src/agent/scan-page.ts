import type { Drive } from './drive';

/** Scans the run's page: elements keep the numbers of the last scan, and of very large pages what fits the goal is listed. */
export const scanPage = ({ ports, run, signal }: Drive) =>
  ports.page.scan(run().tabId, { previous: run().snapshot, wanted: run().started.goal }, signal);
