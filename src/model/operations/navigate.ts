import { shorten } from '../../lib/text';
import type { OperationOf, Parts } from '../operation';
import { leaves, type Row } from './row';

type Navigate = OperationOf<'navigate'>;

export const schema = ({ z, common }: Parts) =>
  z.strictObject({
    type: z.literal('navigate'),
    ...common,
    to: z.enum(['url', 'back', 'forward', 'reload']).optional(),
    url: z.string().max(4000).optional(),
  });

export const said = ({ z }: Parts) => ({
  to: z.enum(['url', 'back', 'forward', 'reload']).optional(),
  url: z.string().optional(),
});

export const say = ({ to, url }: Navigate) =>
  to === 'back' ? 'Go back' : to === 'forward' ? 'Go forward' : to === 'reload' ? 'Reload the page' : `Go to ${shorten(url ?? '', 120)}`;

export { leaves as effect };
export const needs = 'nothing';
export const verb = 'Go to';
export const askedBy = ['#visit', '#open', 'reload', 'refresh'];
export const texts = ({ url, to }: Navigate) => [url, to];
export const key: Row<'navigate'>['key'] = ({ to, url }, { text, address }) => [to ?? 'url', text(address(url))];
