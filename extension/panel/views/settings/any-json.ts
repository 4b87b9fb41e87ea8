import { z } from 'zod';

/** Any JSON at all: the worker judges what is in it. */
export const anyJson = z.json();
