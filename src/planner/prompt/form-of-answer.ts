import { SAID_OPERATIONS } from '../answer/plan-language';
import text from './without-schema.md?raw';

interface Said {
  enum?: readonly string[];
  items?: Said;
}

/** Describes the form of an answer in words, for a model whose vendor takes no JSON schema. */
export const formOfAnswer = (): string =>
  text.replace('{operations}', () =>
    Object.entries(SAID_OPERATIONS)
      .map(
        ([type, fields]) =>
          `${type} {${Object.entries(fields)
            .map(([name, { schema, needed }]) => `${name}${needed ? '' : '?'}${oneOf(schema)}`)
            .join(', ')}}`,
      )
      .join(' · '),
  );

const oneOf = ({ enum: values, items }: Said): string =>
  values ? `: ${values.join('|')}` : items?.enum ? `: [${items.enum.join('|')}]` : '';
