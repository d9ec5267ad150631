import { z } from 'zod';

/*
 * What a chat completion may be asked with, as the vendors publish it, as far as it concerns an advisor: whatever
 * is not written here is refused, and so is what is missing.
 */
const text = z.string();
const call = (id: z.ZodType) =>
  z.strictObject({
    id,
    type: z.literal('function'),
    function: z.strictObject({ name: text, arguments: text }),
  });

const messagesWith = (id: z.ZodType, ofAssistant: z.ZodRawShape, ofTool: z.ZodRawShape) =>
  z
    .array(
      z.discriminatedUnion('role', [
        z.strictObject({ role: z.literal('system'), content: text }),
        z.strictObject({
          role: z.literal('user'),
          content: z.union([text.min(1), z.array(z.strictObject({ type: z.literal('text'), text })).min(1)]),
        }),
        z.strictObject({
          role: z.literal('assistant'),
          content: text.nullish(),
          tool_calls: z.array(call(id)).min(1).optional(),
          ...ofAssistant,
        }),
        z.strictObject({ role: z.literal('tool'), content: text, tool_call_id: id, ...ofTool }),
      ]),
    )
    .min(1);

const tool = z.strictObject({
  type: z.literal('function'),
  function: z.strictObject({
    name: z.string().regex(/^[\w-]{1,64}$/),
    description: text.optional(),
    strict: z.boolean().nullish(),
    parameters: z.looseObject({ type: z.literal('object') }),
  }),
});

const common = {
  model: text.min(1),
  stream: z.literal(true, 'this server only streams'),
  tools: z.array(tool).min(1).optional(),
  temperature: z.number().min(0).max(2).optional(),
  max_tokens: z.int().positive().optional(),
};

const openai = z.strictObject({
  ...common,
  messages: messagesWith(text.min(1), {}, {}),
  tool_choice: z.enum(['none', 'auto', 'required']).optional(),
  max_completion_tokens: z.int().positive().optional(),
  stream_options: z.strictObject({ include_usage: z.boolean() }).optional(),
});

/** Its ids are nine letters and digits; usage comes without being asked for. */
const nine = z.string().regex(/^[a-zA-Z0-9]{9}$/);
const mistral = z.strictObject({
  ...common,
  messages: messagesWith(nine, { prefix: z.boolean().optional() }, { name: text.optional() }),
  tool_choice: z.enum(['none', 'auto', 'any', 'required']).optional(),
});

export const chatRequests = { openai, mistral, compatible: openai } as const;
export type Speaks = keyof typeof chatRequests;
