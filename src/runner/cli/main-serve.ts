import type { ExitCode } from '../give-up';
import { examine } from './doctor';
import { runCommand } from './main';
import { serve, work } from './serve';

/** The commands of the service, and the one that examines it: a module of its own, since the others would start later for its packages. */
export const serveMain = (given: readonly string[]): Promise<ExitCode> => runCommand({ serve, worker: work, doctor: examine }, given);
