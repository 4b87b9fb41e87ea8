import type { Concept } from '../../../languages/grammar';
import { chooseElement } from '../choose-element';
import type { Command } from '../command';
import { conceptsIn } from '../concepts';
import { isPronoun, parsePhrase } from '../phrase';
import type { Entry, Scene } from '../scene';
import { comparable, FIT, textFit } from '../text-fit';
import { voiceOf } from '../voice';
import { act } from './click';
import { explain } from './find-target';
import { betweenParts } from './option';
import { abstain, inTurn, type Resolve, wordsOf } from './resolution';

/** Low, since only cart buttons are asked here, and it tells them apart; by judgement. */
const CART_BUTTON = 0.5;

/** "add the Canon to the cart": the button of that product, by its name or by the card that it stands in. */
export const addToCart: Resolve = (circumstance) => {
  const target = circumstance.command.slots.target;
  const whole = addOne(circumstance);
  const parts =
    whole.kind === 'act' || !target || target.quoted ? [] : target.text.split(betweenParts()).filter((part) => part.trim() !== '');
  // "Tea and Cups", where nothing is called so.
  const each = parts.map((text) => addOne({ ...circumstance, command: withTarget(circumstance.command, text) }));
  return (parts.length > 1 ? inTurn(each) : undefined) ?? whole;
};

const withTarget = (command: Command, text: string): Command => ({
  ...command,
  slots: { ...command.slots, target: { text, quoted: false } },
});

const addOne: Resolve = ({ command, scene }) => {
  const said = wordsOf(command.slots.target);
  const phrase = parsePhrase({ text: said, quoted: command.slots.target?.quoted ?? false }, command.language);
  const names = phrase.names.length > 0 ? phrase.names : [comparable(said)];
  const toCart = buttonsFor(scene, 'addToCart');
  const buttons = cartButtons(scene);
  const ofProduct = buttons.filter(
    (entry) =>
      entry.places.some((place) => names.some((name) => textFit(name, place) >= FIT.inName)) ||
      names.some((name) => textFit(name, comparable(entry.element.name)) >= FIT.inName),
  );
  const page = comparable(scene.snapshot.title);
  const here =
    ofProduct.length === 0 &&
    buttons.length === 1 &&
    (names.some((name) => textFit(name, page) >= FIT.inName) || isPronoun({ text: said, quoted: false }, command.language))
      ? buttons
      : ofProduct;
  const choice = chooseElement(
    { ...scene, entries: here },
    { ...parsePhrase({ text: toCart.length > 0 ? 'add to cart' : 'add', quoted: true }, 'en') },
    { needs: 'clickable', threshold: CART_BUTTON },
  );
  if (choice.kind === 'found') return act(scene, choice.ranked.entry.element, 'click', `${choice.ranked.why}, for “${said}”`);
  if (choice.kind === 'ambiguous') return explain(choice, phrase, command);
  const say = voiceOf(command.language);
  return abstain(say('noCart', { name: said }));
};

/** The buttons that put something into a cart. A bare "Add" does where it stands with a product. */
export function cartButtons(scene: Scene): Entry[] {
  const toCart = buttonsFor(scene, 'addToCart');
  return toCart.length > 0
    ? toCart
    : buttonsFor(scene, 'add').filter(({ element: { place } }) => place[0]?.name && ITEM.has(place[0].kind));
}

const ITEM = new Set(['row', 'listitem', 'article', 'item']);

function buttonsFor(scene: Scene, concept: Concept): Entry[] {
  return scene.entries.filter(
    ({ element }) => ['button', 'link'].includes(element.role) && conceptsIn(comparable(element.name).normal).has(concept),
  );
}
