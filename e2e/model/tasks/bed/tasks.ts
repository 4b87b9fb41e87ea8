import type { Task } from '../task';
import { DESK } from './desk';
import { SHOP } from './shop';
import { THEMES } from './themes';

/** All of them. */
export const TASKS: readonly Task[] = [...THEMES, ...SHOP, ...DESK];
