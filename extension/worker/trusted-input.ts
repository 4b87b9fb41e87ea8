import type { LegOrder } from '../../src/agent/ports';
import { ok, type Result } from '../../src/lib/result';
import type { Fault } from '../../src/model/fault';
import type { Report } from '../../src/model/leg';
import type { Operation } from '../../src/model/operation';
import type { Viewport } from '../../src/model/position';
import { toAbsolute } from '../../src/model/position-math';
import type { OperationRecord } from '../../src/model/record';

/** Is this the flavour that may use Chrome's debugger? Set by `vite build --mode trusted`; the default build has neither the code nor the permission. */
declare const TRUSTED_INPUT: boolean;
export const hasTrustedInput = typeof TRUSTED_INPUT !== 'undefined' && TRUSTED_INPUT;

/**
 * The record that an untrusted operation left for a real hand: it is known to fail, or it was done and nothing at all happened. Undefined where a
 * real hand would not help, or might do it twice.
 */
export function leftForTrusted(report: Report): OperationRecord | undefined {
  const { bail } = report;
  const record = report.records.find(({ status }) => status === 'failed');
  if (!bail || !record?.found?.position) return undefined;
  if (bail.kind === 'needs-trusted-input') return record;
  const { totals, url } = record.delta;
  const nothing = totals.appeared + totals.disappeared + totals.changed === 0 && !url;
  return bail.kind === 'no-effect' && nothing ? record : undefined;
}

/** Does one operation with Chrome's own input events at the place where the page found its target; the debugger is attached only meanwhile. */
export async function actTrusted(order: LegOrder, record: OperationRecord, viewport: Viewport): Promise<Result<OperationRecord, Fault>> {
  const operation = order.operations.find(({ id }) => id === record.operationId)?.operation;
  const position = record.found?.position;
  const target = { tabId: order.tabId };
  if (!operation || !position || order.frame.frameId !== 0) return ok(record);
  const send = (method: string, params: object) => chrome.debugger.sendCommand(target, method, params as Record<string, unknown>);
  try {
    await chrome.debugger.attach(target, '1.3');
    const did = await press(operation, toAbsolute(position, viewport), send);
    return ok(did ? doneBy(record) : record);
  } catch (error) {
    return ok({ ...record, notes: [...record.notes, `A real hand could not help: ${String(error).slice(0, 200)}`].slice(0, 10) });
  } finally {
    await chrome.debugger.detach(target).catch(() => undefined);
  }
}

type Send = (method: string, params: object) => Promise<unknown>;

/** False for what the debugger does not do better. */
async function press(operation: Operation, point: { x: number; y: number }, send: Send): Promise<boolean> {
  const mouse = (type: string, over: object = {}) => send('Input.dispatchMouseEvent', { type, ...point, ...over });
  if (operation.type === 'hover') {
    await mouse('mouseMoved');
    return true;
  }
  if (operation.type !== 'click' && operation.type !== 'type') return false;
  const count = operation.type === 'click' ? (operation.count ?? 1) : 1;
  const button = operation.type === 'click' ? (operation.button ?? 'left') : 'left';
  await mouse('mouseMoved');
  for (let clickCount = 1; clickCount <= count; clickCount++) {
    await mouse('mousePressed', { button, clickCount });
    await mouse('mouseReleased', { button, clickCount });
  }
  if (operation.type === 'type' && !operation.text.includes('{{secret:')) await send('Input.insertText', { text: operation.text });
  return true;
}

function doneBy({ bail: _bail, ...record }: OperationRecord): OperationRecord {
  return { ...record, status: 'done', dispatched: true, notes: [...record.notes, 'Done by trusted input.'].slice(0, 10) };
}
