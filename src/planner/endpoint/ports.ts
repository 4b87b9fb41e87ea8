import type { Protocol } from '../../model/plan/planners';
import { chatCompletions } from '../chat-completions/chat-completions';
import { messagesApi } from '../messages-api/messages-api';
import type { EndpointPort } from './port';

export const PORTS: Readonly<Record<Protocol, EndpointPort>> = { 'messages-api': messagesApi, 'chat-completions': chatCompletions };
