import { fail, ok, type Result } from '../../../src/lib/result';
import type { TrustedStroke } from '../../../src/model/page/trusted-stroke';
import type { Fault } from '../../../src/model/run/fault';

/**
 * Is this the build that may use Chrome's debugger? Set by `vite build --mode trusted`; the default build has neither the code nor the
 * permission.
 */
declare const TRUSTED_INPUT: boolean;
/** Can this build make trusted input? */
export const hasTrustedInput = typeof TRUSTED_INPUT !== 'undefined' && TRUSTED_INPUT;

/** Chrome's own input events for one tab; the debugger is attached from the first stroke until `letGo`. */
export interface DebuggerInput {
  do(stroke: TrustedStroke): Promise<Result<Record<string, never>, Fault>>;
  letGo(): Promise<void>;
}

/** Only dispatches: the page layer decides, aims and checks. */
export function openDebuggerInput(tabId: number): DebuggerInput {
  const target = { tabId };
  let attached: Promise<void> | undefined;
  const send: Send = (method, params) => chrome.debugger.sendCommand(target, `Input.${method}`, params as Record<string, unknown>);
  return {
    async do(stroke) {
      try {
        attached ??= chrome.debugger.attach(target, '1.3');
        await attached;
        await perform(stroke, send);
        return ok({});
      } catch (error) {
        return fail({ kind: 'page-unreachable', message: String(error).slice(0, 200) });
      }
    },
    async letGo() {
      if (!attached) return;
      await attached.then(() => chrome.debugger.detach(target)).catch(() => undefined);
    },
  };
}

type Send = (method: string, params: object) => Promise<unknown>;

async function perform(stroke: TrustedStroke, send: Send): Promise<void> {
  if (stroke.do === 'text') await send('insertText', { text: stroke.text });
  else if (stroke.do === 'key') await pressKey(stroke, send);
  else if (stroke.do !== 'ready') await point(stroke, send);
}

async function point(stroke: Extract<TrustedStroke, { x: number }>, send: Send): Promise<void> {
  const at = { x: stroke.x, y: stroke.y };
  const modifiers = stroke.do === 'click' ? stroke.modifiers : 0;
  await send('dispatchMouseEvent', { type: 'mouseMoved', ...at, modifiers });
  if (stroke.do !== 'click') return;
  for (let clickCount = 1; clickCount <= stroke.count; clickCount++)
    for (const type of ['mousePressed', 'mouseReleased'])
      await send('dispatchMouseEvent', { type, ...at, button: stroke.button, clickCount, modifiers });
}

/** A key that writes text does so on keydown, unless it is part of a chord. */
async function pressKey(stroke: Extract<TrustedStroke, { do: 'key' }>, send: Send): Promise<void> {
  if (reachesClipboard(stroke)) return;
  const { key, code, keyCode, text, modifiers } = stroke;
  const common = { key, code, windowsVirtualKeyCode: keyCode, modifiers };
  const writes = text !== undefined && (modifiers & CHORD) === 0;
  await send('dispatchKeyEvent', { type: writes ? 'keyDown' : 'rawKeyDown', ...common, ...(writes && { text }) });
  await send('dispatchKeyEvent', { type: 'keyUp', ...common });
}
/** Alt, Control and Meta as bits of the protocol's `modifiers`. */
const CHORD = 7;

/**
 * Would Chrome copy, cut or paste? The clipboard is the person's, and through it one site would get what another shows without a question.
 * Chrome goes by the key's code, with Control, Meta or, for Insert and Delete, Shift.
 */
const reachesClipboard = ({ key, keyCode, modifiers }: Extract<TrustedStroke, { do: 'key' }>): boolean =>
  /^(Copy|Cut|Paste)$/.test(key) ||
  ((modifiers & 6) !== 0 && [67, 86, 88, 45].includes(keyCode)) ||
  ((modifiers & 8) !== 0 && [45, 46].includes(keyCode));
