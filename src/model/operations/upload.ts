import type { z } from '../schema';
import type { Parts } from './parts';
import { acts, type Row } from './row';

type Upload = z.infer<ReturnType<typeof schema>>;

/** Files by name; the bytes are asked from the person or the artifact store before the leg, never kept in a playbook. */
export const schema = ({ z, aimed, textUpTo }: Parts) =>
  z.strictObject({ type: z.literal('upload'), ...aimed, files: z.array(textUpTo(300)).check(z.minLength(1), z.maxLength(20)) });

export const said = ({ z, elementId }: Parts) => ({
  elementId,
  files: z.array(z.string()),
});

export const say = ({ files }: Upload, target: string) => `Upload ${files.join(', ')} to ${target}`;

export { acts as effect };
export const needs = 'element';
export const twice = () => 'upload' as const;
export const verb = 'Upload to';
export const askedBy = ['upload', 'attach', 'file', 'hochladen'];
export const texts = ({ files }: Upload) => files;
export const key: Row<Upload>['key'] = ({ files }) => [files.length];
