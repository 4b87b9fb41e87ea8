/** Listens before the page and stops every event but Tab and the wheel, which only move the focus and the view. */
export function interceptInput(signal: AbortSignal, hearing: InputListeners): void {
  const listen = (name: string, hear: (event: Event) => void) =>
    window.addEventListener(name, hear, { capture: true, passive: false, signal });
  const swallow = (event: Event) => {
    event.stopImmediatePropagation();
    if (event.cancelable) event.preventDefault();
  };
  for (const name of SWALLOWED) listen(name, swallow);
  listen('pointermove', (event) => {
    swallow(event);
    if (event.isTrusted) hearing.move(event as PointerEvent);
  });
  listen('click', (event) => {
    swallow(event);
    if (event.isTrusted) hearing.click(event as MouseEvent);
  });
  listen('keydown', (event) => {
    event.stopImmediatePropagation();
    const { key, isTrusted } = event as KeyboardEvent;
    if (key === 'Tab' || !isTrusted) return;
    event.preventDefault();
    hearing.key(key);
  });
  listen('pointerout', (event) => {
    swallow(event);
    if ((event as PointerEvent).relatedTarget === null) hearing.left();
  });
  listen('scroll', () => hearing.moved());
  listen('resize', () => hearing.moved());
  listen('focusin', () => hearing.focused());
}

const SWALLOWED = (
  'pointerdown pointerup pointercancel pointerover pointerenter pointerleave mousedown mouseup mousemove mouseover mouseout mouseenter ' +
  'mouseleave auxclick dblclick contextmenu touchstart touchend touchmove dragstart keypress keyup beforeinput'
).split(' ');

/** The picker's listeners. */
export interface InputListeners {
  move(event: PointerEvent): void;
  click(event: MouseEvent): void;
  key(name: string): void;
  left(): void;
  /** The page scrolled or its layout changed. */
  moved(): void;
  focused(): void;
}
