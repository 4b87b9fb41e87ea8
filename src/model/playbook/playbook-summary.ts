import { shorten } from '../../lib/text';
import { calledBy } from '../page/called-by';
import type { Fingerprint } from '../page/target';
import { Operation } from '../plan/operation';
import { listUpTo, textUpTo, z } from '../schema';
import { STANDINGS, standingOf } from './health';
import { Playbook, Tags } from './playbook';

/** What a list shows of a playbook: small, so that hundreds of them are no work to send and to read. */
export const PlaybookSummary = z.extend(
  z.pick(Playbook, {
    id: true,
    domain: true,
    name: true,
    pagePath: true,
    goals: true,
    lastUsed: true,
    createdAt: true,
    unproven: true,
    onTop: true,
  }),
  {
    steps: z.int(),
    /** The first steps, as the panel lists them. */
    opening: listUpTo(Operation, 3),
    standing: z.enum(STANDINGS),
    /** What it asks for before it runs, by its name for a person. */
    blanks: listUpTo(z.strictObject({ label: textUpTo(200), hasDefault: z.boolean() }), 40),
    hasChoice: z.boolean(),
    tags: Tags,
  },
);
export type PlaybookSummary = z.infer<typeof PlaybookSummary>;

/** So many first steps are told. */
const OPENING = 3;
/** No line of a list shows more of a text, by judgement. */
const MAX_TEXT = 200;

/** A playbook as a list shows it. */
export function summaryOf(playbook: Playbook): PlaybookSummary {
  const { id, domain, name, pagePath, goals, lastUsed, createdAt, unproven, onTop, tags = [] } = playbook;
  return {
    ...{ id, domain, name, pagePath, lastUsed, createdAt, tags },
    goals: goals.map((goal) => shorten(goal, MAX_TEXT)),
    steps: playbook.operations.length,
    opening: playbook.operations.slice(0, OPENING).map(told),
    standing: standingOf(playbook),
    blanks: playbook.params.map((param) => ({ label: param.label ?? param.name, hasDefault: param.default !== undefined })),
    hasChoice: playbook.variableStep !== undefined,
    ...(unproven && { unproven }),
    ...(onTop && { onTop }),
  };
}

/** The operation with what is said of it alone: names instead of the evidence by which its elements are found. */
function told(operation: Operation): Operation {
  const { fingerprint } = operation as { fingerprint?: Fingerprint };
  const text = 'text' in operation && operation.text !== undefined ? { text: shorten(operation.text, MAX_TEXT) } : {};
  return { ...operation, ...text, ...(fingerprint && { fingerprint: named(fingerprint) }) } as Operation;
}

function named(fingerprint: Fingerprint): Fingerprint {
  const { selectors, tag, role } = fingerprint;
  const name = calledBy(fingerprint);
  return {
    tag,
    ...(role && { role }),
    ...(name && { name }),
    selectors: selectors.slice(0, 1),
    attributes: {},
    landmarks: [],
    neighbours: [],
  };
}
