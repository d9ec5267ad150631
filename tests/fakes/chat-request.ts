import { z } from 'zod';

/* As published by the vendors; anything unused is rejected. */
const text = z.string();
const call = (id: z.ZodType) =>
  z.strictObject({
    id,
    type: z.literal('function'),
    function: z.strictObject({ name: text, arguments: text }),
  });

/** Data URLs only. */
const picture = z.string().regex(/^data:image\/jpeg;base64,[A-Za-z0-9+/]+={0,2}$/);

const messagesWith = (
  id: z.ZodType,
  imageUrl: z.ZodType,
  ofAssistant: z.ZodRawShape,
  ofTool: z.ZodRawShape,
) =>
  z
    .array(
      z.discriminatedUnion('role', [
        z.strictObject({ role: z.literal('system'), content: text }),
        z.strictObject({
          role: z.literal('user'),
          content: z.union([
            text.min(1),
            z
              .array(
                z.discriminatedUnion('type', [
                  z.strictObject({ type: z.literal('text'), text }),
                  z.strictObject({ type: z.literal('image_url'), image_url: imageUrl }),
                ]),
              )
              .min(1),
          ]),
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

/** `strict` requires every field and forbids others. */
const jsonShape = z
  .strictObject({
    type: z.literal('object'),
    properties: z.record(z.string(), z.unknown()),
    required: z.array(z.string()),
    additionalProperties: z.literal(false),
    $schema: text.optional(),
  })
  .refine(({ properties, required }) => Object.keys(properties).every((key) => required.includes(key)));
const responseFormat = z.strictObject({
  type: z.literal('json_schema'),
  json_schema: z.strictObject({
    name: z.string().regex(/^[\w-]{1,64}$/),
    strict: z.boolean().nullish(),
    description: text.optional(),
    schema: jsonShape,
  }),
});

const common = {
  model: text.min(1),
  stream: z.literal(true, 'this server only streams'),
  tools: z.array(tool).min(1).optional(),
  temperature: z.number().min(0).max(2).optional(),
  max_tokens: z.int().positive().optional(),
  response_format: responseFormat.optional(),
};

const openai = z.strictObject({
  ...common,
  messages: messagesWith(
    text.min(1),
    z.strictObject({ url: picture, detail: z.enum(['auto', 'low', 'high']).optional() }),
    {},
    {},
  ),
  tool_choice: z.enum(['none', 'auto', 'required']).optional(),
  max_completion_tokens: z.int().positive().optional(),
  stream_options: z.strictObject({ include_usage: z.boolean() }).optional(),
});

/** Ids have nine characters; usage is always sent. */
const nine = z.string().regex(/^[a-zA-Z0-9]{9}$/);
const mistral = z.strictObject({
  ...common,
  messages: messagesWith(nine, picture, { prefix: z.boolean().optional() }, { name: text.optional() }),
  tool_choice: z.enum(['none', 'auto', 'any', 'required']).optional(),
});

export const chatRequests = { openai, mistral, compatible: openai } as const;
export type Speaks = keyof typeof chatRequests;
