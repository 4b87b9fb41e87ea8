import type { PanelCall } from './calls';

/** The calls that change nothing. One that a worker was terminated over may be made again; any other might be done twice. */
export const READING_CALLS: ReadonlySet<PanelCall> = new Set<PanelCall>([
  'site.state',
  'site.prepare',
  'site.ring',
  'site.frames',
  'run.saved',
  'run.savings',
  'run.list',
  'run.load',
  'run.picture',
  'playbooks.domains',
  'playbooks.all',
  'playbooks.one',
  'playbooks.list',
  'playbooks.export',
  'memory.load',
  'settings.get',
  'settings.spent',
  'secrets.list',
  'secrets.offers',
  'bridge.state',
  'page.snapshot',
]);
