import type { Task } from '../task';
import { ON_APPLICATIONS } from './applications';
import { DESK } from './desk';
import { SHOP } from './shop';
import { THEMES } from './themes';
import { WRITTEN_LAST } from './written-last';
import { WRITTEN_LATER } from './written-later';

/** All of them. */
export const TASKS: readonly Task[] = [...THEMES, ...SHOP, ...DESK, ...ON_APPLICATIONS, ...WRITTEN_LATER, ...WRITTEN_LAST];
