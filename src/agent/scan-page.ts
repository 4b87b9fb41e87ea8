import type { Drive } from './drive-context';
import type { ScanOrder } from './ports';

/** What a page is looked at again for, until it is there. */
export type Awaited = Pick<ScanOrder, 'frame' | 'whole'>;

/** Scans the run's page: elements keep the numbers of the last scan, and of very large pages what fits the goal is listed. */
export const scanPage = ({ ports, run, signal }: Drive, awaited: Awaited = {}) =>
  ports.page.scan(run().tabId, { previous: run().snapshot, wanted: run().started.goal, ...awaited }, signal);
