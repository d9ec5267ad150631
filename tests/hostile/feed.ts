import { colorNames } from '#contract/colors.ts';
import type { Client } from '#tests/factories/server.ts';
import type { HostileFile } from './hostile-file.ts';

/** Null without a fault. Deletes the garment that was read. */
export async function faultIn(client: Client, { bytes, expected }: HostileFile): Promise<string | null> {
  const imageBase64 = Buffer.from(bytes).toString('base64');
  const scan = (more: object) => client.send('POST /api/wardrobe/scan', { imageBase64, ...more });
  const first = await scan({});
  // Noise and plain colours look like no garment: the person says that it is one.
  const { status, body } = first.body.code === 'not_a_garment' ? await scan({ confirmed: true }) : first;
  if (status === 200) {
    await client.send(`DELETE /api/wardrobe/items/${body.item.id}`);
    if (expected.colors === undefined) return `was read, as ${body.item.color}`;
    const names: readonly string[] = expected.colors.length > 0 ? expected.colors : colorNames;
    return names.includes(body.item.color) ? null : `was read as ${body.item.color}`;
  }
  if (expected.codes === undefined) return `was refused with ${status} ${body.code}`;
  if (!expected.codes.includes(body.code)) return `was answered with ${status} ${body.code}`;
  return typeof body.message === 'string' && body.message.length > 20 ? null : 'was refused without a word';
}
