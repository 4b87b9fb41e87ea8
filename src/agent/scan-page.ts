import type { FramePlace } from '../model/target';
import type { Drive } from './drive';

/**
 * Scans the run's page: elements keep the numbers of the last scan, and of very large pages what fits the goal is listed. `frame`: it is waited for, as
 * long as for a target.
 */
export const scanPage = ({ ports, run, signal }: Drive, frame?: FramePlace) =>
  ports.page.scan(run().tabId, { previous: run().snapshot, wanted: run().started.goal, ...(frame && { frame }) }, signal);
