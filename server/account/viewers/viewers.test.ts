import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import type { Viewable } from '#contract/viewables.ts';
import { deleteExpiredSessions } from '#server/people/auth/delete-expired-sessions.ts';
import { viewedWardrobes, viewerInvitations, viewers } from '#server/platform/db/schema/index.ts';
import { sendDueMail } from '#server/send-due-mail.ts';
import { lettersTo } from '#tests/factories/letters.ts';
import { photograph } from '#tests/factories/photograph.ts';
import {
  addGarment,
  type Client,
  confirmAddress,
  type Member,
  refusal,
  startTestServer,
} from '#tests/factories/server.ts';

const server = await startTestServer();
const it = test.extend('owner', () => server.person());

const week = 7 * 24 * 60 * 60 * 1000;
const invite = (owner: Client, shows: Viewable[] = [], name = 'Ana') =>
  owner.send('POST /api/viewers/invitations', { name, shows });
const linkOf = async (owner: Client, shows: Viewable[] = []): Promise<string> =>
  (await invite(owner, shows)).body.token;
const accept = (viewer: Client, token: string, name = 'Luis') =>
  viewer.send('POST /api/invitations/accept', { token, name });
const read = (client: Client, token: string) => client.send('POST /api/invitations/read', { token });
const wardrobeOf = (viewer: Client, owner: Member) => viewer.send(`GET /api/viewed/${owner.user.id}`);

async function couple(shows: Viewable[] = []): Promise<[Member, Member]> {
  const [owner, viewer] = [await server.person(), await server.person()];
  expect((await accept(viewer, await linkOf(owner, shows))).status).toBe(200);
  return [owner, viewer];
}

describe('an invitation', () => {
  it('says a name and what is shown, and lets the other person in once it is accepted', async () => {
    const [owner, viewer] = [await server.person(), await server.person()];
    const { name } = await addGarment(owner, { name: 'Camisa de lino' });
    const token = await linkOf(owner, ['outfits']);
    for (const client of [server.visitor(), viewer]) {
      const { body } = await read(client, token);
      expect(body).toEqual({ name: 'Ana', shows: ['outfits'], own: false });
    }
    expect((await wardrobeOf(viewer, owner)).status).toBe(404);
    expect((await accept(viewer, token)).body).toEqual({ id: owner.user.id });
    const { body } = await wardrobeOf(viewer, owner);
    expect(body).toMatchObject({ name: 'Ana', garments: [{ name }], outfits: [] });

    const { username } = viewer.user;
    const listed = (await owner.send('GET /api/viewers')).body;
    expect(listed).toMatchObject({
      viewers: [{ id: viewer.user.id, name: 'Luis', username, shows: ['outfits'] }],
      invitations: [],
      name: 'Ana',
    });
    expect((await viewer.send('GET /api/viewed')).body.wardrobes).toMatchObject([
      { id: owner.user.id, name: 'Ana' },
    ]);
    const letter = (await lettersTo(server, owner.user.email)).at(-1);
    expect(letter?.subject).toBe('Luis ya ve tu vestidor');
    expect(letter?.body).toContain(username);
  });

  it('works once, for seven days, and not once it is withdrawn', async () => {
    const [owner, viewer, late] = [await server.person(), await server.person(), await server.person()];
    const used = await linkOf(owner);
    await accept(viewer, used);
    const { body } = await invite(owner);
    await owner.send(`DELETE /api/viewers/invitations/${body.invitation.id}`);
    const again = await owner.send(`DELETE /api/viewers/invitations/${body.invitation.id}`);
    expect(again.body.code).toBe('invitation_not_found');
    const old = await linkOf(owner);
    server.travel(week + 1000);
    for (const token of [used, body.token, old, 'x'.repeat(43)]) {
      expect((await read(late, token)).body.code).toBe('invitation_ended');
      expect(await accept(late, token)).toMatchObject(refusal(410, 'invitation_ended'));
    }
    expect((await owner.send('GET /api/viewers')).body.invitations).toEqual([]);
    await deleteExpiredSessions(server.services);
    const { db } = server.services;
    const kept = await db.$count(viewerInvitations, eq(viewerInvitations.ownerId, owner.user.id));
    expect(kept).toBe(0);
  });

  it('is of one person, whoever comes at the same time', async ({ owner }) => {
    const people = await Promise.all(Array.from({ length: 4 }, () => server.person()));
    const token = await linkOf(owner);
    const ends = await Promise.all(people.map((one) => accept(one, token)));
    expect(ends.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410]);
    expect((await owner.send('GET /api/viewers')).body.viewers).toHaveLength(1);
    const seen = await Promise.all(people.map((one) => wardrobeOf(one, owner)));
    expect(seen.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404]);
  });

  it('is not accepted by the person who made it', async ({ owner }) => {
    const token = await linkOf(owner);
    expect((await read(owner, token)).body.own).toBe(true);
    for (const refused of [
      await accept(owner, token),
      await owner.send('POST /api/invitations/decline', { token }),
    ])
      expect(refused).toMatchObject(refusal(409, 'invitation_own'));
    expect((await read(await server.person(), token)).status).toBe(200);
  });

  it('can be declined, which ends it and tells its owner', async () => {
    const [owner, viewer] = [await server.person(), await server.person()];
    const token = await linkOf(owner);
    expect((await viewer.send('POST /api/invitations/decline', { token })).status).toBe(200);
    expect((await accept(viewer, token)).status).toBe(410);
    expect((await lettersTo(server, owner.user.email)).at(-1)?.subject).toBe('No han aceptado tu invitación');
    expect((await owner.send('GET /api/viewers')).body).toMatchObject({ viewers: [], invitations: [] });
  });

  it('counts with the people who look: five at most, also at once', async () => {
    const [owner] = await couple();
    const made = await Promise.all(Array.from({ length: 8 }, () => invite(owner)));
    const codes = made.map(({ status, body }) => (status === 200 ? 'made' : body.code)).sort();
    const room = limits.viewers.most - 1;
    expect(codes).toEqual([...Array(room).fill('made'), ...Array(8 - room).fill('viewer_limit')]);
    const { invitations } = (await owner.send('GET /api/viewers')).body;
    await owner.send(`DELETE /api/viewers/invitations/${invitations[0].id}`);
    expect((await invite(owner)).status).toBe(200);
  });

  it('is made and accepted by people with an account, in their own wardrobe', async () => {
    const [owner, demo] = [await server.person(), await server.demonstration()];
    const token = await linkOf(owner);
    for (const refused of [await invite(demo), await accept(demo, token)])
      expect(refused).toMatchObject(refusal(403, 'demo_forbidden'));
    const child = {
      name: 'Lola',
      birthYear: new Date().getFullYear() - 6,
      sizes: { clothes: null, shoes: null },
    };
    const guardian = await server.person();
    const { ward } = (await guardian.send('POST /api/household/wards', child)).body;
    await guardian.send('PUT /api/household/open', { wardId: ward.id });
    for (const refused of [await invite(guardian), await accept(guardian, token)])
      expect(refused).toMatchObject(refusal(403, 'ward_forbidden'));

    const asked = { name: 'Mi guion', scope: 'change', days: 30, password: owner.password };
    const { body } = await owner.send('POST /api/account/tokens', asked);
    const headers = { authorization: `Bearer ${body.token}` };
    for (const call of ['POST /api/viewers/invitations', 'POST /api/invitations/accept', 'GET /api/viewers'])
      expect((await server.visitor().send(call, undefined, { headers })).body.code).toBe('token_forbidden');
  });

  it('carries a name and nothing that a mail program would make a link of', async ({ owner }) => {
    for (const name of ['', 'premio.com', 'www.premio.es', 'http://a', 'a@b.es', 'Ana\nLuis', 'x'.repeat(41)])
      expect((await invite(owner, [], name)).status, name).toBe(400);
    for (const name of ['M.ª José', 'Ana-Lúcia', 'D’Arcy', 'Ana 2'])
      expect((await invite(owner, [], name)).status, name).toBe(200);
  });

  it('keeps its token nowhere', async ({ owner }) => {
    const token = await linkOf(owner);
    expect(JSON.stringify(await server.services.db.select().from(viewerInvitations))).not.toContain(token);
  });
});

describe('an invitation by mail', () => {
  const mail = (owner: Client, email: string) =>
    owner.send('POST /api/viewers/invitations/mail', { name: 'Ana', shows: [], email });
  const tokenIn = (body = '') => /\/invitation#([\w-]{43})/.exec(body)?.[1] ?? '';

  it('goes out in the language of the sender, and is forgotten once it is sent', async () => {
    const [owner, viewer] = [await server.person(), await server.person()];
    await confirmAddress(server, owner);
    await owner.send('PUT /api/account/language', { language: 'pt' });
    const { body } = await mail(owner, viewer.user.email);
    expect(body).toMatchObject({ invitation: { sentTo: viewer.user.email } });
    expect(JSON.stringify(body)).not.toMatch(/token/);
    const letter = (await lettersTo(server, viewer.user.email)).at(-1);
    expect(letter?.subject).toBe('Ana quer mostrar-te o seu guarda-roupa');
    expect(letter?.body).toContain('/pt/invitation#');
    const token = tokenIn(letter?.body);
    await sendDueMail(server.services);
    expect(JSON.stringify(await lettersTo(server, viewer.user.email))).not.toContain(token);
    expect((await accept(viewer, token)).status).toBe(200);
  });

  it('is for confirmed addresses, five a day', async ({ owner }) => {
    const refused = await mail(owner, 'alguien@ejemplo.es');
    expect(refused).toMatchObject(refusal(429, 'rate_limited'));
    expect(refused.body.message).toContain('confirma antes');
    await confirmAddress(server, owner);
    for (let sent = 0; sent < 5; sent++) {
      const { status, body } = await mail(owner, `alguien${sent}@ejemplo.es`);
      expect(status).toBe(200);
      await owner.send(`DELETE /api/viewers/invitations/${body.invitation.id}`);
    }
    expect((await mail(owner, 'alguien@ejemplo.es')).status).toBe(429);
  });

  it('is not for oneself', async ({ owner }) => {
    await confirmAddress(server, owner);
    for (let turn = 0; turn < 5; turn++)
      expect((await mail(owner, owner.user.email)).body.code).toBe('invitation_own');
    expect((await mail(owner, 'alguien@ejemplo.es')).status).toBe(200);
  });
});

describe('a wardrobe that is shown', () => {
  it('has the clothes and where they are, and nothing private', async () => {
    const [owner, viewer] = await couple();
    const shirt = await addGarment(owner, {
      name: 'Camisa',
      brand: 'Telar',
      size: 'M',
      purchasePrice: 39.95,
      tags: ['regalo de Marta'],
      page: 'https://tienda.example/camisa',
    });
    await owner.send(`POST /api/wardrobe/items/${shirt.id}/worn`);
    const away = { why: 'lent', place: 'Marta', until: null };
    await owner.send(`PATCH /api/wardrobe/items/${shirt.id}`, { away });
    const coat = await addGarment(owner, { name: 'Abrigo', kind: 'coat' });
    const box = { why: 'stored', place: 'Caja del trastero', until: null };
    await owner.send(`PATCH /api/wardrobe/items/${coat.id}`, { away: box });
    const gone = await addGarment(owner, { name: 'Falda', kind: 'skirt' });
    const sold = { how: 'sold', day: '2026-01-10', received: 12 };
    await owner.send(`PUT /api/wardrobe/items/${gone.id}/departure`, sold);

    const { body, headers } = await wardrobeOf(viewer, owner);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toMatchObject({ outfits: null, sizes: null, wishes: null });
    expect(body.garments.map(({ name }: { name: string }) => name)).toEqual(['Abrigo', 'Camisa']);
    const [shownCoat, shownShirt] = body.garments;
    expect(shownCoat.away).toEqual(box);
    expect(shownShirt.away).toEqual({ ...away, place: '' });
    expect(Object.keys(shownShirt).sort()).toEqual(
      [
        ...['id', 'name', 'brand', 'category', 'kind', 'color', 'colors', 'pattern', 'fabric', 'sleeve'],
        ...['length', 'composition', 'care', 'season', 'inLaundry', 'away', 'otherHome', 'size', 'photo'],
      ].sort(),
    );
    expect(shownShirt.size).toBeNull();
    expect(JSON.stringify(body)).not.toMatch(/39\.95|tienda\.example|Marta|worn|cutBy|api\/photos/i);
  });

  it('says that a garment is in another house and not which, and nothing of its upkeep', async () => {
    const [owner, viewer] = await couple(['outfits', 'sizes', 'wishes']);
    const boots = await addGarment(owner, { name: 'Botas', kind: 'boots' });
    await addGarment(owner, { name: 'Camisa' });
    const house = randomUUID();
    await owner.send(`PUT /api/homes/${house}`, { name: 'Piso de Lola' });
    const moved = await owner.send('POST /api/homes/moves', { garmentIds: [boots.id], to: house });
    expect(moved.status).toBe(200);
    const work = { what: 'sole', day: '2026-01-10', cost: 41.75, note: 'El de la plaza' };
    const path = `/api/wardrobe/items/${boots.id}/upkeep/${randomUUID()}`;
    expect((await owner.send(`PUT ${path}`, work)).status).toBe(200);
    const { body } = await wardrobeOf(viewer, owner);
    const shown = body.garments.map(({ name, otherHome }: Record<string, unknown>) => [name, otherHome]);
    expect(Object.fromEntries(shown)).toEqual({ Botas: true, Camisa: false });
    expect(JSON.stringify(body)).not.toMatch(
      new RegExp(`Lola|${house}|plaza|41\\.75|upkeep|cobbler|kept`, 'i'),
    );
  });

  it('shows outfits, sizes and wishes only where its owner says so, and as she changes her mind', async () => {
    const [owner, viewer] = await couple(['outfits', 'sizes', 'wishes']);
    const shirt = await addGarment(owner, { size: 'M' });
    const other = await addGarment(owner, { size: 'L' });
    await addGarment(owner, { size: 'M' });
    const pants = await addGarment(owner, { kind: 'pants' });
    const garmentIds = [shirt.id, pants.id];
    await owner.send('POST /api/wardrobe/outfits', {
      ...{ name: 'Oficina', occasion: 'work', season: 'fall', garmentIds },
    });
    const wish = {
      name: 'Falda midi',
      kind: 'skirt',
      color: 'negro',
      price: 45,
      page: 'https://a.example/f',
    };
    await owner.send('POST /api/wishes', wish);
    const { body } = await wardrobeOf(viewer, owner);
    expect(body.sizes).toEqual([{ category: 'tops', size: 'M', garments: 2 }]);
    expect(body.garments.find(({ id }: { id: string }) => id === other.id).size).toBe('L');
    expect(body.wishes).toEqual([
      { ...wish, id: expect.any(String), inShop: false, hex: expect.stringMatching(/^#/), image: null },
    ]);
    expect(body.outfits).toHaveLength(1);
    expect(Object.keys(body.outfits[0]).sort()).toEqual(['garmentIds', 'id', 'name', 'occasion', 'season']);
    expect([...body.outfits[0].garmentIds].sort()).toEqual([...garmentIds].sort());

    await owner.send(`PUT /api/viewers/${viewer.user.id}`, { shows: ['sizes'] });
    const { body: less } = await wardrobeOf(viewer, owner);
    expect(less).toMatchObject({ outfits: null, wishes: null });
    expect(less.sizes).toHaveLength(1);
    await owner.send(`PUT /api/viewers/${viewer.user.id}`, { shows: [] });
    expect((await wardrobeOf(viewer, owner)).body.garments[0].size).toBeNull();
  });

  it('is looked at and not touched', async () => {
    const [owner, viewer] = await couple(['outfits']);
    const { id, photo } = await addGarment(owner);
    for (const [call, body] of [
      [`PATCH /api/wardrobe/items/${id}`, { favorite: true }],
      [`DELETE /api/wardrobe/items/${id}`, undefined],
      [`POST /api/wardrobe/items/${id}/worn`, undefined],
      [`GET ${photo.full}`, undefined],
    ] as const)
      expect((await viewer.send(call, body)).status, call).toBe(404);
    expect((await viewer.send('GET /api/wardrobe')).body.summary.totalItems).toBe(0);
  });

  it('is closed to strangers who know the ids, and goes one way', async () => {
    const [owner, viewer] = await couple();
    const { id } = await addGarment(owner);
    const theirs = await addGarment(viewer);
    const picture = `GET /api/viewed/${owner.user.id}/garments/${id}/thumb`;
    expect((await viewer.send(picture)).status).toBe(200);
    const stranger = await server.person();
    for (const call of [`GET /api/viewed/${owner.user.id}`, `DELETE /api/viewed/${owner.user.id}`, picture])
      expect((await stranger.send(call)).status, call).toBe(404);
    expect((await wardrobeOf(owner, viewer)).status).toBe(404);
    const back = `GET /api/viewed/${viewer.user.id}/garments/${theirs.id}/thumb`;
    expect((await owner.send(back)).status).toBe(404);
    const mixed = `GET /api/viewed/${owner.user.id}/garments/${theirs.id}/thumb`;
    expect((await viewer.send(mixed)).status).toBe(404);
    for (const call of [`PUT /api/viewers/${viewer.user.id}`, `DELETE /api/viewers/${viewer.user.id}`]) {
      const refused = await stranger.send(call, call.startsWith('PUT') ? { shows: [] } : undefined);
      expect(refused.body.code, call).toBe('viewer_not_found');
    }
    expect((await wardrobeOf(viewer, owner)).status).toBe(200);
  });

  it('has pictures that no cache keeps from being asked for again', async () => {
    const [owner, viewer] = await couple();
    const imageBase64 = (await photograph()).toString('base64');
    const { item } = (await owner.send('POST /api/wardrobe/scan', { imageBase64 })).body;
    const [{ photo }] = (await wardrobeOf(viewer, owner)).body.garments;
    for (const size of ['full', 'thumb', 'cutout']) {
      const { status, headers } = await viewer.send(`GET ${photo[size]}`);
      expect([status, headers['cache-control'], headers.vary]).toEqual([200, 'private, no-cache', 'cookie']);
    }
    const { headers } = await viewer.send(`GET ${photo.thumb}`);
    const conditional = { headers: { 'if-none-match': String(headers.etag) } };
    expect((await viewer.send(`GET ${photo.thumb}`, undefined, conditional)).status).toBe(304);
    await owner.send(`DELETE /api/viewers/${viewer.user.id}`);
    expect((await viewer.send(`GET ${photo.thumb}`, undefined, conditional)).status).toBe(404);
    expect((await owner.send(`GET ${item.photo.thumb}`)).status).toBe(200);
  });

  it('hides the picture of a garment that has left', async () => {
    const [owner, viewer] = await couple();
    const { id } = await addGarment(owner);
    const picture = `GET /api/viewed/${owner.user.id}/garments/${id}/thumb`;
    expect((await viewer.send(picture)).status).toBe(200);
    await owner.send(`PUT /api/wardrobe/items/${id}/departure`, {
      ...{ how: 'given', day: '2026-01-10', received: null },
    });
    expect((await viewer.send(picture)).status).toBe(404);
  });

  it('ends at once when either of the two ends it', async () => {
    for (const end of [
      ([owner, viewer]: [Member, Member]) => owner.send(`DELETE /api/viewers/${viewer.user.id}`),
      ([owner, viewer]: [Member, Member]) => viewer.send(`DELETE /api/viewed/${owner.user.id}`),
    ]) {
      const pair = await couple();
      const [owner, viewer] = pair;
      expect((await wardrobeOf(viewer, owner)).status).toBe(200);
      expect((await end(pair)).status).toBe(200);
      expect(await wardrobeOf(viewer, owner)).toMatchObject(refusal(404, 'wardrobe_not_shown'));
      expect((await viewer.send('GET /api/viewed')).body.wardrobes).toEqual([]);
      expect((await owner.send('GET /api/viewers')).body.viewers).toEqual([]);
      expect((await end(pair)).status).toBe(404);
    }
  });

  it('ends with either account', async () => {
    const { db } = server.services;
    const erase = (one: Member) => one.send('POST /api/account/erase', { password: one.password });
    for (const erased of [0, 1] as const) {
      const pair = await couple();
      const [owner, viewer] = pair;
      await invite(owner);
      expect((await erase(pair[erased])).status).toBe(200);
      const left = [
        await db.$count(viewers, eq(viewers.ownerId, owner.user.id)),
        await db.$count(viewedWardrobes, eq(viewedWardrobes.ownerId, viewer.user.id)),
      ];
      expect(left).toEqual([0, 0]);
      if (erased === 0) expect((await wardrobeOf(viewer, owner)).status).toBe(404);
      else expect((await owner.send('GET /api/viewers')).body.viewers).toEqual([]);
    }
  });

  it('is not left half open when an account is erased while its owner accepts', async () => {
    const { db } = server.services;
    for (let round = 0; round < 5; round++) {
      const [owner, viewer] = [await server.person(), await server.person()];
      const token = await linkOf(owner);
      await Promise.all([
        accept(viewer, token),
        viewer.send('POST /api/account/erase', { password: viewer.password }),
      ]);
      expect(await db.$count(viewers, eq(viewers.ownerId, owner.user.id))).toBe(0);
    }
  });

  it('is in the exports of both, by names alone', async () => {
    const [owner, viewer] = await couple(['sizes']);
    await invite(owner);
    const exportOf = async (one: Member) => {
      const files = unzipSync((await one.send('GET /api/account/export')).bytes);
      return JSON.parse(Buffer.from(files['quien-mira.json'] ?? []).toString());
    };
    const username = viewer.user.username;
    expect(await exportOf(owner)).toMatchObject({
      viewers: [{ name: 'Luis', username, shows: ['sizes'] }],
      invitations: [{ sentTo: null }],
      viewed: [],
    });
    expect(await exportOf(viewer)).toEqual({ viewers: [], invitations: [], viewed: ['Ana'] });
  });
});
