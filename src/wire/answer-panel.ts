import type { Fault } from '../model/fault';
import {
  type Answered,
  type Envelope,
  type PageTell,
  type PageTold,
  type PanelAnswer,
  type PanelCall,
  type PanelParams,
  pageTells,
  panelCalls,
} from './calls';

export type PanelHandlers = { [Name in PanelCall]: (params: PanelParams<Name>) => Promise<Answered<PanelAnswer<Name>>> };
export type PageListeners = { [Name in PageTell]: (told: PageTold<Name>, from: Teller) => void };

/** Who told something, as Chrome proves it. */
export interface Teller {
  tabId: number;
  frameId: number;
  documentId: string;
  url: string;
}

/** Worker side: answers our own pages, hears content scripts; everything is proved and validated before a handler sees it. */
export function answerCalls(panel: PanelHandlers, page: PageListeners): void {
  chrome.runtime.onMessage.addListener((message: Envelope, sender, respond) => {
    if (sender.id !== chrome.runtime.id || typeof message?.abra !== 'string') return false;
    if (message.abra.startsWith('page.') && message.abra.slice(5) in pageTells) {
      hear(message, sender, page);
      return false;
    }
    if (!fromOwnPage(sender) || !(message.abra in panelCalls)) {
      respond(refused(`"${message.abra}" may not be called from there.`));
      return false;
    }
    answerOne(message.abra as PanelCall, message.params, panel).then(respond, (error) =>
      respond(refused(`Abra failed: ${String(error)}. The run's journal is kept.`)),
    );
    return true;
  });
}

async function answerOne<Name extends PanelCall>(
  name: Name,
  params: unknown,
  handlers: PanelHandlers,
): Promise<Answered<PanelAnswer<Name>>> {
  const parsed = panelCalls[name].params.safeParse(params ?? {});
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    return refused(`"${name}" was called with something else than it takes (${issue?.path.join('.')}: ${issue?.message}).`);
  }
  return handlers[name](parsed.data as PanelParams<Name>);
}

function hear(message: Envelope, sender: chrome.runtime.MessageSender, listeners: PageListeners): void {
  if (sender.tab?.id === undefined || sender.frameId === undefined || !sender.documentId) return;
  const name = message.abra.slice(5) as PageTell;
  const parsed = pageTells[name].safeParse(message.params);
  if (!parsed.success) return;
  const from = { tabId: sender.tab.id, frameId: sender.frameId, documentId: sender.documentId, url: sender.url ?? '' };
  (listeners[name] as (told: unknown, from: Teller) => void)(parsed.data, from);
}

const fromOwnPage = (sender: chrome.runtime.MessageSender) => sender.url?.startsWith(chrome.runtime.getURL('')) === true;

const refused = (message: string): { ok: false; failure: Fault } => ({ ok: false, failure: { kind: 'wire', message } });
