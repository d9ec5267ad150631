/**
 * Plays written conversations with the advisors of a whole server without keys, and writes what was shown, to be
 * judged by readers:
 *
 * node training/play-conversations.ts FILE OUT [FROM TO]
 */
import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import type { ChatAnswer } from '#contract/chat.ts';
import { namedColors } from '#contract/colors.ts';
import { applicableAttributes } from '#contract/garment-attributes.ts';
import { type Kind, kinds } from '#contract/vocabulary.ts';
import { seedStore } from '#server/shop/catalogue/seed.ts';
import { panelWardrobes } from '#stylist/panel/wardrobes/index.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import { startOwnServer } from '../bench/_own-server.ts';

type Conversation = {
  id: number;
  group: string;
  advisor: 'maya' | 'valentina';
  who: string;
  wardrobe: keyof typeof wardrobes;
  messages: readonly string[];
  expect: readonly string[];
};

const wardrobes = {
  woman: panelWardrobes['office-woman'].garments,
  man: panelWardrobes.man.garments,
  student: panelWardrobes.teenager.garments,
  empty: [],
} as const satisfies Readonly<Record<string, readonly Garment[]>>;

const [file, out, from = '0', to = '1000000'] = process.argv.slice(2);
if (!file || !out) throw new Error('node training/play-conversations.ts FILE OUT [FROM TO]');
const conversations = (await readFile(file, 'utf8'))
  .trim()
  .split('\n')
  .slice(Number(from), Number(to))
  .map((line) => JSON.parse(line) as Conversation);

const server = await startOwnServer();
await seedStore(server.services);

/** Those that have a value. */
const said = (kind: Kind, attributes: object) =>
  Object.fromEntries(
    Object.entries(applicableAttributes(kind, attributes)).filter(([, value]) => value !== null),
  );

async function send(cookie: string, url: string, payload: object) {
  const { statusCode, headers, body } = await server.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { cookie, 'sec-fetch-site': 'same-origin' },
  });
  return { statusCode, cookie: String(headers['set-cookie'] ?? '').split(';', 1)[0] ?? '', body };
}

async function ownerOf(wardrobe: Conversation['wardrobe']): Promise<string> {
  const name = `persona${randomUUID().slice(0, 8)}`;
  const registered = await send('', '/api/register', {
    username: name,
    email: `${name}@example.com`,
    password: `${name}-Larga-1`,
  });
  if (registered.statusCode >= 300) throw new Error(registered.body);
  await send(registered.cookie, '/api/trial/start', {});
  for (const garment of wardrobes[wardrobe] as readonly Garment[]) {
    if (!(kinds as readonly string[]).includes(garment.kind)) continue;
    const kind = garment.kind as Kind;
    const added = await send(registered.cookie, '/api/wardrobe/items', {
      name: garment.name,
      kind,
      color: namedColors.find(({ hex }) => hex === garment.colors[0]?.hex)?.name ?? 'gris',
      season: garment.seasons,
      ...said(kind, {
        pattern: garment.pattern,
        style: garment.style,
        fabric: garment.fabric,
        sleeve: garment.sleeve ?? null,
        length: garment.length ?? null,
      }),
    });
    if (added.statusCode >= 300) throw new Error(`${garment.name}: ${added.body}`);
  }
  return registered.cookie;
}

const lines: string[] = [];
for (const conversation of conversations) {
  const { id, group, advisor, who, wardrobe, messages, expect } = conversation;
  // Of their own, because refusals, plans and the wash outlive a conversation.
  const cookie = await ownerOf(wardrobe);
  const conversationId = randomUUID();
  lines.push(`## ${id} · ${group} · ${advisor} · ${wardrobe} · ${who}`);
  for (const [at, message] of messages.entries()) {
    const { statusCode, body } = await send(cookie, `/api/ai/chat/${advisor}`, { message, conversationId });
    lines.push(`[${id}.${at + 1}] > ${message}`, `    expected: ${expect[at] ?? ''}`);
    if (statusCode >= 300) lines.push(`    ERROR ${statusCode} ${body}`);
    else lines.push(...shown(JSON.parse(body) as ChatAnswer));
  }
  lines.push('');
}

function shown({ response, outfits, garments, products, ...more }: ChatAnswer): string[] {
  return [
    `    ${response.replaceAll('\n', ' ')}`,
    ...outfits.map(
      ({ name, items }) => `    outfit «${name}»: ${items.map((item) => item.name).join(' / ')}`,
    ),
    ...(garments.length > 0 ? [`    garments: ${garments.map(({ name }) => name).join(' / ')}`] : []),
    ...(products.length > 0 ? [`    products: ${products.map(({ name }) => name).join(' / ')}`] : []),
    ...('change' in more && more.change ? [`    change: ${String(more.change)}`] : []),
  ];
}

await writeFile(out, lines.join('\n'));
await server.close();
