/** What the watch tells of one click: what it hit of what was wanted, or what else. */
export interface Heard {
  hit?: string;
  other?: string;
}

export interface Watch {
  want(name: string, element: Element): void;
  /** Clicks on these are neither wanted nor wrong. */
  allow(element: Element): void;
  /** Clicks come to nobody any more: a page whose scripts broke. */
  dead: boolean;
  /** Begins to watch what fields show. */
  begin(): void;
  /** Fields that show something else than at the beginning, other than those wanted. */
  changed(): string[];
}

declare global {
  var truthWatch: Watch;
  var truthTold: ((heard: Heard) => Promise<void>) | undefined;
}

/** Runs in the page's own world before its scripts: clicks as the page hears them, fields as they show. */
export function watchPage(): void {
  if (!location.protocol.startsWith('http')) return;
  const wanted = new Map<Element, string>();
  const allowed = new Set<Element>();
  let before = new Map<Element, string>();
  const shown = (field: Element) =>
    field instanceof HTMLInputElement
      ? /^(?:checkbox|radio)$/.test(field.type)
        ? String(field.checked)
        : field.value
      : ((field as HTMLTextAreaElement).value ?? '');
  const called = (element: Element) =>
    `${element.localName}${element.id ? `#${element.id}` : ''} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`;
  const isSeen = (field: Element) => field.getClientRects().length > 0;
  const fields = () => [...document.querySelectorAll('input:not([type=hidden]),textarea,select')].filter(isSeen);
  const hear = (event: Event): Heard | undefined => {
    const path = event.composedPath().filter((one): one is Element => one instanceof Element);
    const target = path[0];
    if (!target) return undefined;
    const hit = path.map((one) => wanted.get(one)).find((name) => name !== undefined);
    if (hit !== undefined) return { hit };
    const label = target.closest('label');
    const isNeutral =
      target.matches('html,body') ||
      path.some((one) => allowed.has(one)) ||
      (label?.control && wanted.has(label.control)) ||
      [...wanted.keys()].some((one) => target.contains(one));
    return isNeutral ? undefined : { other: called(target.closest('a,button,input,select,textarea,label,[role]') ?? target) };
  };
  addEventListener(
    'click',
    (event) => {
      const heard = hear(event);
      if (heard) void globalThis.truthTold?.(heard);
      if (!globalThis.truthWatch.dead) return;
      event.stopImmediatePropagation();
      event.preventDefault();
    },
    true,
  );
  globalThis.truthWatch = {
    want: (name, element) => void wanted.set(element, name),
    allow: (element) => void allowed.add(element),
    dead: false,
    begin: () => {
      before = new Map(fields().map((field) => [field, shown(field)]));
    },
    changed: () =>
      [...before]
        .filter(([field, value]) => isSeen(field) && !wanted.has(field) && !allowed.has(field) && shown(field) !== value)
        .map(([field, value]) => `${called(field)} shows ${JSON.stringify(shown(field))} instead of ${JSON.stringify(value)}`),
  };
}
