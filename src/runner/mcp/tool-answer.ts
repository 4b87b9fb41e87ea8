import type { CallToolResult } from '@modelcontextprotocol/server';
import { GivenUp } from '../give-up';
import { whyBroken } from '../why-broken';

/** The answer of a tool; what it gave up for, or what went wrong, is told in a sentence, never as a stack. */
export async function toolAnswer(work: () => Promise<CallToolResult>): Promise<CallToolResult> {
  try {
    return await work();
  } catch (error) {
    const told = whyBroken(error);
    return failed(error instanceof GivenUp ? told : `Abra failed. ${told} Look at the page again, then decide.`);
  }
}

/** An answer that says why it was not done. */
export const failed = (text: string): CallToolResult => ({ isError: true, content: [{ type: 'text', text }] });

/** An answer in words alone. */
export const said = (text: string): CallToolResult => ({ content: [{ type: 'text', text }] });
