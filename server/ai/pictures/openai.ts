import { z } from 'zod';
import { pictureType } from '#server/platform/files/store.ts';
import type { PictureModel, PictureModelConfig, PictureOrder } from './model.ts';

const usualAddress = 'https://api.openai.com/v1';

const Made = z.object({
  data: z.tuple([z.object({ b64_json: z.string().min(1) })]),
  usage: z.object({ input_tokens: z.number().min(0), output_tokens: z.number().min(0) }).optional(),
});
const Refused = z.object({ error: z.object({ code: z.string().nullish() }) });
const moderation = ['moderation_blocked', 'content_policy_violation'];

/** `POST /images/edits`: https://platform.openai.com/docs/api-reference/images/createEdit */
export const openaiPictures =
  ({ apiKey, baseUrl = usualAddress, model, timeoutMs }: PictureModelConfig): PictureModel =>
  async (order) => {
    let taken = true;
    try {
      const response = await fetch(`${baseUrl}/images/edits`, {
        method: 'POST',
        headers: { authorization: `Bearer ${apiKey}` },
        body: formOf(order, model),
        // A redirect would send the key and the photograph elsewhere.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      taken = response.ok;
      const body: unknown = await response.json();
      if (!response.ok) {
        const code = Refused.safeParse(body).data?.error.code ?? null;
        if (code !== null && moderation.includes(code)) return { outcome: 'refused' };
        return { outcome: 'failed', taken, why: `${response.status} ${code}` };
      }
      const { data, usage } = Made.parse(body);
      return {
        outcome: 'made',
        picture: Buffer.from(data[0].b64_json, 'base64'),
        tokens: usage ? { read: usage.input_tokens, written: usage.output_tokens } : null,
      };
    } catch (error) {
      const why = error instanceof Error ? error.name : 'unknown';
      return { outcome: 'failed', taken: taken && !isUnsent(error), why };
    }
  };

const unsent = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'];
const isUnsent = (error: unknown): boolean =>
  error instanceof Error && unsent.includes(Object(error.cause).code);

function formOf({ prompt, pictures }: PictureOrder, model: string): FormData {
  const form = new FormData();
  const fields = {
    model,
    prompt,
    n: '1',
    size: '1024x1536',
    quality: 'medium',
    output_format: 'jpeg',
    // Faces change without it; the small models do not know the field.
    ...(!model.includes('mini') && { input_fidelity: 'high' }),
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const [at, bytes] of pictures.entries()) {
    const type = pictureType(bytes);
    form.append(
      'image[]',
      new Blob([new Uint8Array(bytes)], { type }),
      `${at + 1}.${type.replace('image/', '').replace('jpeg', 'jpg')}`,
    );
  }
  return form;
}
