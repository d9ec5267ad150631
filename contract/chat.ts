import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const WidgetMessage = z.strictObject({ message: z.string().min(1), sessionId: z.string() });
const Message = z.strictObject({ message: z.string().min(1) });
const Answer = z.object({ response: z.string() });

export const openaiChat = endpoint({
  method: 'POST',
  path: '/api/openai/chat',
  summary: 'Maya in the floating widget; visitors too',
  access: 'public',
  body: WidgetMessage,
  response: Answer,
});

export const mistralChat = endpoint({
  method: 'POST',
  path: '/api/mistral/chat',
  summary: 'Valentina in the floating widget; visitors too',
  access: 'public',
  body: WidgetMessage,
  response: Answer,
});

export const mayaChat = endpoint({
  method: 'POST',
  path: '/api/ai/chat/maya',
  summary: 'Maya in the chat screen',
  access: 'premium',
  body: Message,
  response: Answer,
});

export const valentinaChat = endpoint({
  method: 'POST',
  path: '/api/ai/chat/valentina',
  summary: 'Valentina in the chat screen',
  access: 'premium',
  body: Message,
  response: Answer,
});
