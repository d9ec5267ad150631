import { z } from 'zod';
import { Done, endpoint, IdParams } from './endpoint.ts';
import { limits } from './limits.ts';
import { Look } from './looks.ts';
import { messages } from './messages.ts';
import { Outfit, OutfitItem } from './outfits.ts';
import { advisors } from './vocabulary.ts';

/** `compatible`: the operator's own server. */
export const chatModels = ['openai', 'mistral', 'compatible', 'local'] as const;

const message = z
  .string()
  .trim()
  .min(1, messages.chat.message)
  .max(limits.chat.messageMax, messages.charactersMost(limits.chat.messageMax));

const WidgetMessage = z.strictObject({
  message,
  /** New each time the widget opens. */
  sessionId: z.string().regex(/^[\w-]{1,64}$/, messages.chat.conversation),
});

const ScreenMessage = z.strictObject({
  message,
  /** Client-generated or existing; without it, today's last conversation continues. */
  conversationId: z.uuid().optional(),
});

/** Not saved. */
export const ChatOutfit = Look.extend({
  place: z.number().int(),
  items: z.array(OutfitItem),
});
export type ChatOutfit = z.infer<typeof ChatOutfit>;

export const ChatProduct = z.object({
  id: z.string(),
  name: z.string(),
  brand: z.string(),
  price: z.number(),
  image: z.string(),
});
export type ChatProduct = z.infer<typeof ChatProduct>;

const Shown = z.object({
  garments: z.array(OutfitItem),
  outfits: z.array(ChatOutfit),
  products: z.array(ChatProduct),
});

const Change = z.enum(['made', 'undone']).nullable();

export const ChatNotice = z.object({ code: z.enum(['local_instead']), message: z.string() });

export const ChatAnswer = Shown.extend({
  response: z.string(),
  advisor: z.enum(advisors),
  model: z.enum(chatModels),
  notice: ChatNotice.nullable(),
  conversationId: z.uuid().nullable(),
  messageId: z.uuid().nullable(),
  change: Change,
  /** The earlier answer whose changes this one has undone. */
  undid: z.uuid().nullable(),
});
export type ChatAnswer = z.infer<typeof ChatAnswer>;

/**
 * A message sent again with the same `Idempotency-Key` (a UUID) gets the same answer and changes nothing twice.
 * Events with `Accept: text/event-stream`: the event name is `type` and the data is the rest. `done` or
 * `error` is last; errors before the reply starts are plain JSON.
 */
export const ChatEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('delta'), text: z.string() }),
  /** Discards everything sent so far. */
  z.object({ type: z.literal('restart') }),
  /** `null` when the lookup ends. */
  z.object({ type: z.literal('looking'), at: z.enum(['wardrobe', 'outfits', 'store', 'style']).nullable() }),
  z.object({ type: z.literal('garments'), garments: Shown.shape.garments }),
  z.object({ type: z.literal('outfits'), outfits: Shown.shape.outfits }),
  z.object({ type: z.literal('products'), products: Shown.shape.products }),
  z.object({ type: z.literal('notice'), notice: ChatNotice }),
  z.object({ type: z.literal('done'), answer: ChatAnswer }),
  z.object({
    type: z.literal('error'),
    code: z.string(),
    message: z.string(),
    details: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  }),
]);
export type ChatEvent = z.infer<typeof ChatEvent>;

export const openaiChat = endpoint({
  method: 'POST',
  path: '/api/openai/chat',
  summary: 'Maya in the floating widget; visitors too. Streams `ChatEvent`s when asked for text/event-stream',
  access: 'public',
  body: WidgetMessage,
  response: ChatAnswer,
  spends: ['messages'],
  errors: ['maya_unavailable', 'chat_busy', 'chat_spent', 'stylist_busy', 'rate_limited'],
});

export const mistralChat = endpoint({
  method: 'POST',
  path: '/api/mistral/chat',
  summary: 'Valentina in the floating widget; visitors too. Streams like Maya',
  access: 'public',
  body: WidgetMessage,
  response: ChatAnswer,
  spends: ['messages'],
  errors: ['valentina_unavailable', 'chat_busy', 'chat_spent', 'stylist_busy', 'rate_limited'],
});

export const mayaChat = endpoint({
  method: 'POST',
  path: '/api/ai/chat/maya',
  summary: 'Maya in the chat screen. Streams `ChatEvent`s when asked for text/event-stream',
  access: 'premium',
  body: ScreenMessage,
  response: ChatAnswer,
  spends: ['messages'],
  errors: ['premium_required', 'maya_unavailable', 'chat_busy', 'chat_spent', 'stylist_busy', 'rate_limited'],
});

export const valentinaChat = endpoint({
  method: 'POST',
  path: '/api/ai/chat/valentina',
  summary: 'Valentina in the chat screen. Streams like Maya',
  access: 'premium',
  body: ScreenMessage,
  response: ChatAnswer,
  spends: ['messages'],
  errors: [
    'premium_required',
    'valentina_unavailable',
    'chat_busy',
    'chat_spent',
    'stylist_busy',
    'rate_limited',
  ],
});

export const Conversation = z.object({
  id: z.uuid(),
  title: z.string(),
  advisor: z.enum(advisors),
  /** Around a search match, or the last message. */
  excerpt: z.string(),
  messages: z.number().int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Conversation = z.infer<typeof Conversation>;

export const ChatMessage = Shown.extend({
  id: z.uuid(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  advisor: z.enum(advisors),
  cut: z.boolean(),
  change: Change,
  createdAt: z.iso.datetime(),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

export const readConversations = endpoint({
  method: 'GET',
  path: '/api/chat/conversations',
  summary: 'The person’s conversations, newest first; those that hold some words, where `search` has any',
  access: 'session',
  query: z.strictObject({ search: z.string().trim().max(80).optional() }),
  response: z.object({ conversations: z.array(Conversation) }),
});

export const readConversation = endpoint({
  method: 'GET',
  path: '/api/chat/conversations/:id',
  summary: 'One conversation with its last messages, oldest first',
  access: 'session',
  params: IdParams,
  response: z.object({
    conversation: Conversation,
    messages: z.array(ChatMessage),
    older: z.boolean(),
  }),
  errors: ['conversation_not_found'],
});

export const eraseConversation = endpoint({
  method: 'DELETE',
  path: '/api/chat/conversations/:id',
  summary: 'Erases a conversation for good',
  access: 'session',
  params: IdParams,
  response: Done,
  errors: ['conversation_not_found'],
});

export const eraseConversations = endpoint({
  method: 'DELETE',
  path: '/api/chat/conversations',
  summary: 'Erases every conversation of the person for good',
  access: 'session',
  response: Done,
});

export const keepChatOutfit = endpoint({
  method: 'POST',
  path: '/api/chat/messages/:id/outfits/:place/kept',
  summary: 'Keeps an outfit that an answer proposed, and marks it as worn today where `wear` says so',
  access: 'session',
  params: z.strictObject({ id: z.uuid(), place: z.coerce.number().int().min(0).max(20) }),
  body: z.strictObject({ wear: z.boolean().default(false) }),
  response: z.object({ outfit: Outfit }),
  errors: ['outfit_not_found', 'garment_not_found'],
});

export const undoChatChanges = endpoint({
  method: 'POST',
  path: '/api/chat/messages/:id/undone',
  summary: 'Undoes everything that an answer changed, once; repeating it changes nothing',
  access: 'session',
  params: IdParams,
  response: Done,
  errors: ['change_not_found', 'outfit_not_found', 'product_not_found', 'plan_day_full', 'garment_limit'],
});
