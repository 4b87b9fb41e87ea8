import type { McpServer, ServerContext } from '@modelcontextprotocol/server';
import type { z } from 'zod';
import type { Run } from '../../model/run/run';
import type { Desk } from './desk';

/** How a tool is added: what it answers may reject, which becomes a sentence. */
export type AddTool = <Input extends z.ZodObject, Output extends z.ZodObject = z.ZodObject>(
  name: string,
  config: {
    title: string;
    description: string;
    inputSchema: Input;
    outputSchema?: Output;
    annotations: NonNullable<Parameters<McpServer['registerTool']>[1]['annotations']>;
  },
  work: (given: z.infer<Input>, context: ServerContext) => ReturnType<Work>,
) => void;
type Work = (...given: never[]) => Promise<import('@modelcontextprotocol/server').CallToolResult>;

/** What the tools are made with. */
export interface ToolMaking {
  add: AddTool;
  desk: Desk;
  /** The random word of the markers around page text, which no page knows. */
  nonce: string;
  /** Begins a run, tells the client of its steps, and resolves when it has ended or asks something. A call that is cancelled stops it. */
  follow(begin: () => Promise<{ runId: string }>, context: ServerContext): Promise<Run>;
}

/** Adds one tool. */
export type ToolMaker = (making: ToolMaking) => void;
