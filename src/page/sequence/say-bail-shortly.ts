import type { Bail } from '../../model/run/bail';

/** A bail in one short sentence, without the worker's word lists. */
export function sayBailShortly(bail: Bail): string {
  switch (bail.kind) {
    case 'target-missing':
      return `Element not found: ${bail.wanted}`;
    case 'target-ambiguous':
      return `Several elements fit: ${bail.wanted}`;
    case 'target-covered':
      return `${bail.wanted} is covered by ${bail.by}`;
    case 'target-disabled':
      return `${bail.wanted} cannot be used: ${bail.why}`;
    case 'value-rejected':
      return `${bail.wanted} was not taken; shown is "${bail.shown}"`;
    default:
      return `${bail.kind.replace(/-/g, ' ')}${'why' in bail ? `: ${bail.why}` : 'rule' in bail ? `: ${bail.rule}` : ''}`;
  }
}
