import { ImportLine } from '../model/playbook/import-line';
import { DomainPlaybooks, OptionMap, Playbook, Tags } from '../model/playbook/playbook';
import { PlaybookSummary } from '../model/playbook/playbook-summary';
import { Sayings } from '../model/saying';
import { listUpTo, textUpTo, z } from '../model/schema';

const domainAndId = { domain: textUpTo(260), id: textUpTo(80) };
const empty = z.strictObject({});

/** The rows of the panel's calls that are about playbooks. */
export const playbookCalls = {
  'playbooks.domains': {
    params: empty,
    answer: z.strictObject({ domains: z.array(z.strictObject({ domain: z.string(), playbooks: z.number() })) }),
  },
  /** All playbooks that are rows of the list, of all sites. */
  'playbooks.all': { params: empty, answer: z.strictObject({ playbooks: z.array(PlaybookSummary) }) },
  /** One playbook with the options of its menus; absent where it is gone. */
  'playbooks.one': {
    params: z.strictObject(domainAndId),
    answer: z.strictObject({ playbook: z.optional(Playbook), optionMap: OptionMap }),
  },
  'playbooks.list': {
    params: z.strictObject({ domain: textUpTo(260) }),
    answer: z.strictObject({ domain: z.string(), playbooks: z.array(Playbook), optionMap: OptionMap }),
  },
  'playbooks.rename': {
    params: z.strictObject({ ...domainAndId, name: z.string().check(z.minLength(1), z.maxLength(200)) }),
    answer: empty,
  },
  /** What the person sorts it under, and whether they want it at hand. */
  'playbooks.sort': {
    params: z.strictObject({ ...domainAndId, tags: z.optional(Tags), onTop: z.optional(z.boolean()) }),
    answer: empty,
  },
  /** Answers a token for `playbooks.undo`. */
  'playbooks.remove': {
    params: z.strictObject({ domain: z.string(), ids: z.array(z.string()).check(z.minLength(1)) }),
    answer: z.strictObject({ undo: z.string() }),
  },
  'playbooks.prune': {
    params: z.strictObject({ olderThanDays: z.number().check(z.minimum(0)) }),
    answer: z.strictObject({ undo: z.string(), removed: z.number() }),
  },
  'playbooks.undo': { params: z.strictObject({ undo: z.string() }), answer: empty },
  /** All or chosen playbooks as the text of a file; `format` abra is the format of the seed. */
  'playbooks.export': {
    params: z.strictObject({
      domain: z.string(),
      ids: z.optional(z.array(z.string())),
      /** Those of other sites, in the same file. */
      also: z.optional(z.array(z.strictObject({ domain: z.string(), ids: z.array(z.string()) })).check(z.maxLength(199))),
      format: z.optional(z.enum(['abra', 'recorder', 'playwright'])),
    }),
    answer: z.strictObject({ fileName: z.string(), mediaType: z.string(), text: z.string(), notes: z.array(Sayings) }),
  },
  /** What `playbooks.prune` would take away, of all sites, as the text of a file that `playbooks.import` reads. */
  'playbooks.exportOld': {
    params: z.strictObject({ olderThanDays: z.number().check(z.minimum(0)) }),
    answer: z.strictObject({ fileName: z.string(), mediaType: z.string(), text: z.string(), playbooks: z.number() }),
  },
  /** With `apply` false it only answers what would change. `take` limits it to some ids. */
  'playbooks.import': {
    params: z.strictObject({
      text: textUpTo(20_000_000),
      apply: z.boolean(),
      take: z.optional(z.array(z.string())),
      domain: z.optional(z.string()),
      /** For a foreign file that the panel has converted to `text`: by playbook, what could not be converted. Typed texts become blanks. */
      notes: z.optional(z.record(textUpTo(80), listUpTo(Sayings, 400))),
    }),
    answer: z.strictObject({ lines: z.array(ImportLine), refused: z.array(Sayings), origins: z.array(z.string()) }),
  },
  /** All that is known of a site, as it is stored: for a program that keeps it between browsers. */
  'memory.load': { params: z.strictObject({ domain: textUpTo(260) }), answer: DomainPlaybooks },
  /** Puts back what `memory.load` answered, with its history and its trust, where nothing is known of the site yet; else it is refused. */
  'memory.restore': { params: z.strictObject({ memory: DomainPlaybooks }), answer: empty },
  'playbooks.edit': {
    params: z.strictObject({ playbook: Playbook, why: textUpTo(400) }),
    answer: z.strictObject({ id: z.string() }),
  },
  'playbooks.version': {
    params: z.strictObject({
      ...domainAndId,
      action: z.enum(['pin', 'unpin', 'rollBack', 'obsolete', 'restore']),
      version: z.optional(z.int()),
    }),
    answer: empty,
  },
} as const;
