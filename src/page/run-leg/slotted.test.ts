import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { recordTarget } from '../capture/record-target';
import { deepElementFromPoint, setRootOpener } from '../dom/roots';
import { $, onBarePage, send } from './run-leg.fixture';

onBarePage();
afterEach(() => setRootOpener((element) => element.shadowRoot));

/** A host of this content with a shadow root of that, in which buttons tell that they were pressed. */
function host(html: string, inside: string, mode: ShadowRootMode): string[] {
  const pressed: string[] = [];
  const roots = new Map<Element, ShadowRoot>();
  const attach = (element: Element, content: string) => {
    const root = element.attachShadow({ mode });
    roots.set(element, root);
    root.innerHTML = content;
    for (const inner of root.querySelectorAll('y-box')) attach(inner, '<button><i><slot></slot></i></button>');
    for (const button of root.querySelectorAll('button'))
      button.onclick = () => pressed.push(button.id || (button.getRootNode() as ShadowRoot).host.localName);
  };
  document.body.innerHTML = `<x-box id=box style="font-size:24px">${html}</x-box>`;
  attach($('#box'), inside);
  setRootOpener((element) => roots.get(element) ?? element.shadowRoot);
  return pressed;
}

const CASES: [what: string, html: string, inside: string, pressed: string][] = [
  ['a text in a button', 'Pay', '<button id=a><span><slot></slot></span></button>', 'a'],
  ['an element in a button', '<b>Pay</b>', '<button id=a><slot></slot></button>', 'a'],
  ['a text between elements', '<b slot=x>Or</b> Pay <b slot=x>now</b>', '<slot name=x></slot><button id=a><slot></slot></button>', 'a'],
  ['what stands in for a text', '', '<button id=a><slot>Pay</slot></button>', 'a'],
  ['a text in a button of a root within', 'Pay', '<y-box><slot></slot></y-box>', 'y-box'],
  ['a text beside a button', 'Pay', '<slot></slot><button id=a>Other</button>', ''],
];

test.each(CASES.flatMap((one) => [['open', ...one] as const, ['closed', ...one] as const]))(
  'a press goes where a real one does: %s root, %s',
  async (mode, _what, html, inside, wanted) => {
    const pressed = host(html, inside, mode);
    const text = document.createRange();
    text.selectNodeContents([...$('#box').childNodes].find((node) => node instanceof Text && node.data.trim()) ?? $('#box'));
    let box = text.getBoundingClientRect();
    if (!box.width) box = $('#box').getBoundingClientRect();
    const point = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    const target = recordTarget(deepElementFromPoint(point.x, point.y));
    await userEvent.click(document.body, {
      position: { x: point.x - document.body.getBoundingClientRect().x, y: point.y - document.body.getBoundingClientRect().y },
      force: true,
    });
    expect(pressed.splice(0).join()).toBe(wanted);
    const { bail } = await send([{ type: 'click', fingerprint: target!.fingerprint }]);
    expect([pressed.join(), bail?.kind]).toEqual([wanted, undefined]);
  },
);
