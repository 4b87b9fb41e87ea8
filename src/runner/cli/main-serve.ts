import type { ExitCode } from '../give-up';
import { runCommand } from './main';
import { serve, work } from './serve';

/** The commands of the service: a module of its own, since the others would start later for its packages. */
export const serveMain = (given: readonly string[]): Promise<ExitCode> => runCommand({ serve, worker: work }, given);
