import { z } from '../../../../src/model/schema';

/** A schema for any JSON: the worker validates the content. */
export const anyJson = z.json();
