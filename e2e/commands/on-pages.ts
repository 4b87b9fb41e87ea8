import type { Bed } from './command';
import { BENEFIT_FORM } from './met/benefit-form';
import { CALENDAR } from './met/calendar';
import { CHAT } from './met/chat';
import { CLIENTS } from './met/clients';
import { FAQ } from './met/faq';
import { FILES } from './met/files';
import { INBOX } from './met/inbox';
import { KANBAN } from './met/kanban';
import { LIGHTBOX } from './met/lightbox';
import { PLAYER } from './met/player';
import { PRODUCT } from './met/product';
import { REGISTER } from './met/register';
import { SETTINGS } from './met/settings';
import { STAFF } from './met/staff';
import { TODO } from './met/todo';
import { USERS } from './met/users';
import { WIZARD } from './met/wizard';

/** Pages of templates, demos and documentation, with commands that were written before any was tried (23 November 2026). */
export const ON_PAGES: readonly Bed[] = [
  CALENDAR,
  CHAT,
  CLIENTS,
  FAQ,
  FILES,
  INBOX,
  KANBAN,
  LIGHTBOX,
  PLAYER,
  PRODUCT,
  REGISTER,
  BENEFIT_FORM,
  SETTINGS,
  STAFF,
  TODO,
  USERS,
  WIZARD,
];
