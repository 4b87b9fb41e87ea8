import { z } from 'zod';

/** A schema for any JSON: the worker validates the content. */
export const anyJson = z.json();
