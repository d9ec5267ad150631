import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import sharp from 'sharp';
import { z } from 'zod';
import { listening } from './listening.ts';

export type Making =
  | { does: 'make'; usage?: { read: number; written: number } }
  | { does: 'answer'; status: number; body: unknown }
  | { does: 'hang' };

const models = ['gpt-image-1', 'gpt-image-1-mini', 'gpt-image-1.5', 'gpt-image-2', 'chatgpt-image-latest'];

/** As in OpenAI's OpenAPI document. */
const Fields = z
  .strictObject({
    model: z.enum(models),
    prompt: z.string().min(1).max(32_000),
    n: z.enum(['1']).optional(),
    size: z.enum(['1024x1024', '1536x1024', '1024x1536', 'auto']).optional(),
    quality: z.enum(['low', 'medium', 'high', 'auto']).optional(),
    output_format: z.enum(['png', 'jpeg', 'webp']).optional(),
    input_fidelity: z.enum(['high', 'low']).optional(),
  })
  .refine(({ model, input_fidelity: fidelity }) => fidelity === undefined || !model.includes('mini'));

export interface Edit {
  fields: z.infer<typeof Fields>;
  pictures: Buffer[];
}

export const pictureKey = 'clave-de-imagenes';

export const errorOf = (code: string | null) => ({
  error: { message: 'no', type: 'invalid_request_error', param: null, code },
});

/** OpenAI's `POST /v1/images/edits`; rejects requests that the real server would reject. */
export async function startImageEdits() {
  const fake = { next: { does: 'make' } as Making, asked: [] as Edit[] };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const edit = await readEdit(request, Buffer.concat(chunks));
    if ('status' in edit) return answer(response, edit.status, errorOf(edit.code));
    fake.asked.push(edit);
    await make(fake.next, edit, response);
  });
  const { origin, close } = await listening(server);
  return Object.assign(fake, { baseUrl: `${origin}/v1`, close });
}

async function readEdit(
  { method, url, headers }: IncomingMessage,
  body: Buffer,
): Promise<Edit | { status: number; code: string | null }> {
  if (method !== 'POST' || url !== '/v1/images/edits') return { status: 404, code: null };
  if (headers.authorization !== `Bearer ${pictureKey}`) return { status: 401, code: 'invalid_api_key' };
  const type = headers['content-type'] ?? '';
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } })
    .formData()
    .catch(() => null);
  if (form === null || !type.startsWith('multipart/form-data')) return { status: 400, code: null };
  const pictures: Buffer[] = [];
  const fields: Record<string, string> = {};
  for (const [name, value] of form) {
    if (typeof value === 'string') {
      if (name in fields) return { status: 400, code: null };
      fields[name] = value;
    } else {
      const bytes = Buffer.from(await value.arrayBuffer());
      const format = (
        await sharp(bytes)
          .metadata()
          .catch(() => null)
      )?.format;
      if (name !== 'image[]' || value.type !== `image/${format}`) return { status: 400, code: null };
      pictures.push(bytes);
    }
  }
  const parsed = Fields.safeParse(fields);
  if (!parsed.success || pictures.length < 1 || pictures.length > 16) return { status: 400, code: null };
  return { fields: parsed.data, pictures };
}

async function make(next: Making, { fields, pictures }: Edit, response: ServerResponse): Promise<void> {
  if (next.does === 'hang') return;
  if (next.does === 'answer') return answer(response, next.status, next.body);
  const made = await sharp(pictures[0]).negate().toFormat('jpeg').toBuffer();
  const { read, written } = next.usage ?? { read: 3000, written: 1600 };
  answer(response, 200, {
    created: 1_760_000_000,
    data: [{ b64_json: made.toString('base64') }],
    output_format: fields.output_format ?? 'png',
    usage: {
      input_tokens: read,
      output_tokens: written,
      total_tokens: read + written,
      input_tokens_details: { text_tokens: 200, image_tokens: read - 200 },
    },
  });
}

function answer(response: ServerResponse, status: number, body: unknown): void {
  response
    .writeHead(status, { 'content-type': 'application/json' })
    .end(typeof body === 'string' ? body : JSON.stringify(body));
}
