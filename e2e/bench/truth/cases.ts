import { APPLICATIONS } from './applications';
import type { Case } from './case';
import { GOALS } from './goals';
import { RECORDINGS } from './recordings';
import { SERVERS } from './servers';
import { VIEWERS } from './viewer';
import { VISITS } from './visits';
import { WIDGET_GOALS } from './widget-goals';

/** All of the bench. */
export const CASES: readonly Case[] = [...GOALS, ...VISITS, ...RECORDINGS, ...SERVERS, ...WIDGET_GOALS, ...VIEWERS, ...APPLICATIONS];
