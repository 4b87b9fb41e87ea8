import { digest } from '../../lib/digest';
import * as dom from '../dom/native-accessors';
import { iconShape } from './icon-shape';

/**
 * What an element without words is drawn with: the word of an icon class ("trash" of "fa fa-trash-o", "bi bi-trash-fill"), whatever set it is of
 * and however it is styled, else a digest of its drawn shape or of the picture that its style gives it. '' for none.
 */
export function iconOf(element: Element): string {
  const words = [element, ...[...dom.querySelectorAll(element, 'i,span,em,svg')].slice(0, 6)].map(iconWord).filter((word) => word !== '');
  const telling = words.filter((word) => !SIGN_OF_MENU.test(word));
  return (telling.length ? telling : words).join(' ').slice(0, 80) || drawing(element);
}

/** Short drawings as they are, as older playbooks have them. */
function drawing(element: Element): string {
  const drawn = iconShape(element);
  return drawn.length > 80 ? digest(drawn) : drawn || digest(pictureByStyle(element));
}

/** The path of a background or mask, of the element or the first empty boxes in it. A part of a larger picture often is another one under the pointer. */
function pictureByStyle(element: Element): string {
  for (const box of [element, ...dom.querySelectorAll(element, ':empty')].slice(0, 4)) {
    const { backgroundImage, backgroundPosition, maskImage } = getComputedStyle(box);
    const picture = PICTURE.test(maskImage) ? maskImage : backgroundImage;
    if (PICTURE.test(picture)) return WHOLE.test(backgroundPosition) ? picture.replace(PICTURE, '') : '';
  }
  return '';
}
/** With the origin, which is another one where the application was moved to. */
const PICTURE = /^url\("(https?:\/\/[^/]+|(?=data:))/;
const WHOLE = /^(0%|0px|50%|center) (0%|0px|50%|center)$/;
const SIGN_OF_MENU = /^(caret|angle|chevron)-down$/;

function iconWord(element: Element): string {
  const drawn =
    dom.getAttribute(element, 'data-icon') ?? dom.getAttribute(element, 'data-lucide') ?? dom.getAttribute(element, 'data-feather');
  const classes = (dom.getAttribute(element, 'class') ?? '').split(/\s+/);
  if (classes.includes('fa-stack-2x')) return '';
  const names = classes.map((one) => SET.exec(one)?.[1] ?? '');
  return [drawn ?? '', ...names].map(plain).find((word) => word !== '') ?? '';
}

/** Prefixes of the sets that people use. */
const SET =
  /^(?:fa|bi|glyphicon|icon|mdi|ti|ri|la|lni|feather|fi|pi|oi|ion|anticon|el-icon|octicon|codicon|dashicons|lucide|tabler-icon|icon-tabler|k-i|ui-icon|cil|cib|bx|bxs|uil|ph)-([a-z][a-z0-9-]*)$/;
/** How it is drawn, how large, how it turns: not what it means. */
const STYLE = new Set(
  'o alt f in fw lg sm xs xl inverse spin pulse border pull stack fill filled outline outlined line solid regular light thin bold duotone brands rounded sharp'.split(
    ' ',
  ),
);

const plain = (name: string) =>
  name
    .toLowerCase()
    .split('-')
    .filter((part) => !STYLE.has(part) && !/^\d+x?$/.test(part))
    .join('-');

/** Are two icons the same, or what sets call by other names: "magnifying-glass" and "search"? */
export function sameIcon(one: string, other: string): boolean {
  if (one === other) return one !== '';
  const [group, also] = [one, other].map((icon) => GROUPS.find((words) => words.includes(icon.split(' ', 1)[0] ?? '')));
  return group !== undefined && group === also;
}
const GROUPS = [
  'search magnifying-glass magnify',
  'bars menu navicon hamburger',
  'gear gears cog cogs settings',
  'trash trash-can bin delete',
  'times xmark x close cross',
  'pencil pen edit pen-to-square pencil-square',
  'refresh sync arrow-clockwise arrows-rotate rotate reload',
  'user user-circle circle-user person person-circle account account-circle',
  'envelope mail email',
  'house home',
  'expand expand-arrows arrows-fullscreen fullscreen maximize',
  'cart shopping-cart cart-shopping',
  'comment comments chat message',
].map((words) => words.split(' '));
