import { shorten } from '../../lib/text';
import type { z } from '../schema';
import type { Parts } from './parts';
import { leaves, type Row } from './row';

type Navigate = z.infer<ReturnType<typeof schema>>;

/** Within the tab, or to another one of the run. */
const WAYS = ['url', 'back', 'forward', 'reload', 'tab', 'new-tab', 'close-tab'] as const;

export const schema = ({ z, common, textUpTo }: Parts) =>
  z.strictObject({
    type: z.literal('navigate'),
    ...common,
    to: z.optional(z.enum(WAYS)),
    url: z.optional(textUpTo(4000)),
    /** For `tab`: which tab of the run, as a planner was told, from 1. Only a plan says it; a playbook's steps say theirs in `tab`. */
    number: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
  });

export const said = ({ z }: Parts) => ({
  to: z.optional(z.enum(WAYS)),
  url: z.optional(z.string()),
  tab: z.optional(z.int()),
});

const SAYINGS = { back: 'Go back', forward: 'Go forward', reload: 'Reload the page', 'close-tab': 'Close the tab' };

export const say = ({ to = 'url', url, number }: Navigate) =>
  to === 'tab'
    ? `Go to tab ${number}`
    : to === 'url' || to === 'new-tab'
      ? `Go to ${shorten(url ?? '', 120)}${to === 'url' ? '' : ' in a new tab'}`
      : SAYINGS[to];

export { leaves as effect };
export const needs = 'nothing';
export const verb = 'Go to';
export const askedBy = ['#visit', '#open', 'reload', 'refresh'];
export const texts = ({ url, to }: Navigate) => [url, to];
export const key: Row<Navigate>['key'] = ({ to, url }, { text, address }) => [to ?? 'url', text(address(url))];
