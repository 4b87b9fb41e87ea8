import type { Fault } from '../model/run/fault';
import { faultOf } from '../model/say-in-english';
import { saying } from '../model/saying-of';
import {
  type Answered,
  type Envelope,
  type PageMessage,
  type PageMessageName,
  type PageRequest,
  type PageRequestName,
  type PanelAnswer,
  type PanelCall,
  type PanelParams,
  pageAsks,
  pageTells,
  panelCalls,
  type WorkerAnswer,
} from './calls';
import { noteRefusal, sayRefusedIssue } from './refusals';

export type PanelHandlers = { [Name in PanelCall]: (params: PanelParams<Name>) => Promise<Answered<PanelAnswer<Name>>> };
export type PageListeners = { [Name in PageMessageName]: (told: PageMessage<Name>, from: MessageSender) => void } & {
  /** A message did not match its schema; `why` says what is wrong with it. */
  refused(name: PageMessageName, told: unknown, why: string, from: MessageSender): void;
};

export type PageAnswers = {
  [Name in PageRequestName]: (asked: PageRequest<Name>, from: MessageSender) => Promise<Answered<WorkerAnswer<Name>>>;
};

/** The sender of a message, as Chrome reports it (a page cannot forge it). */
export interface MessageSender {
  tabId: number;
  frameId: number;
  documentId: string;
  url: string;
}

/**
 * Worker side: answers calls of our own pages, and messages of content scripts. Checks the sender and validates the content before calling a handler.
 */
export function answerCalls(panel: PanelHandlers, page: PageListeners, asked: PageAnswers): void {
  chrome.runtime.onMessage.addListener((message: Envelope, sender, respond) => {
    if (sender.id !== chrome.runtime.id || typeof message?.abra !== 'string') return false;
    if (message.abra.startsWith('page.') && message.abra.slice(5) in pageTells) {
      hear(message, sender, page);
      return false;
    }
    if (message.abra.startsWith('page.') && message.abra.slice(5) in pageAsks) {
      answerPage(message, sender, asked).then(respond, (error) => respond(broken(error)));
      return true;
    }
    if (!fromOwnPage(sender) || !(message.abra in panelCalls)) {
      respond(refused(message.abra, message.abra, 'it may not be called from there'));
      return false;
    }
    answerOne(message.abra as PanelCall, message.params, panel).then(respond, (error) => respond(broken(error)));
    return true;
  });
}

async function answerOne<Name extends PanelCall>(
  name: Name,
  params: unknown,
  handlers: PanelHandlers,
): Promise<Answered<PanelAnswer<Name>>> {
  const parsed = panelCalls[name].params.safeParse(params ?? {});
  if (!parsed.success) return refused(name, name, sayRefusedIssue(parsed.error));
  return handlers[name](parsed.data as PanelParams<Name>);
}

async function answerPage(message: Envelope, sender: chrome.runtime.MessageSender, handlers: PageAnswers): Promise<Answered<object>> {
  const from = tellerOf(sender);
  const name = message.abra.slice(5) as PageRequestName;
  const parsed = pageAsks[name].params.safeParse(message.params);
  if (parsed.success && from)
    return (handlers[name] as (asked: unknown, from: MessageSender) => Promise<Answered<object>>)(parsed.data, from);
  const why = parsed.success ? 'nobody of a tab' : sayRefusedIssue(parsed.error);
  return refused(message.abra, name, why);
}

function hear(message: Envelope, sender: chrome.runtime.MessageSender, listeners: PageListeners): void {
  const from = tellerOf(sender);
  if (!from) return;
  const name = message.abra.slice(5) as PageMessageName;
  const parsed = pageTells[name].safeParse(message.params);
  if (!parsed.success) return listeners.refused(name, message.params, noteRefusal(message.abra, sayRefusedIssue(parsed.error)), from);
  (listeners[name] as (told: unknown, from: MessageSender) => void)(parsed.data, from);
}

function tellerOf({ tab, frameId, documentId, url = '' }: chrome.runtime.MessageSender): MessageSender | undefined {
  return tab?.id === undefined || frameId === undefined || !documentId ? undefined : { tabId: tab.id, frameId, documentId, url };
}

const fromOwnPage = (sender: chrome.runtime.MessageSender) => sender.url?.startsWith(chrome.runtime.getURL('')) === true;

function refused(what: string, name: string, why: string): { ok: false; failure: Fault } {
  const failure = faultOf('wire', saying('callOdd', { why: `${name}: ${why}` }));
  noteRefusal(what, failure.message);
  return { ok: false, failure };
}

const broken = (error: unknown): { ok: false; failure: Fault } => ({
  ok: false,
  failure: faultOf('wire', saying('abraFailed', { error: String(error) })),
});
