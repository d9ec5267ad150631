import { describe, expect, it } from 'vitest';
import { understand } from '#advisor/understand/understand.ts';
import { colourOf } from '#stylist/language/grammar.ts';
import { panelWardrobes } from '#stylist/panel/wardrobes/index.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import { talkTo } from './talk.ts';

const wardrobe = panelWardrobes['office-woman'].garments;
const talk = (messages: readonly string[]) => talkTo(messages, { wardrobe });
const garment = (id: string) => wardrobe.find((one) => one.id === id) as Garment;
const isShoe = (id: string) => garment(id).category === 'shoes';
const sorted = (ids: readonly string[] | undefined) => [...(ids ?? [])].sort();
const office = 'qué me pongo para la oficina';

describe('a follow-up about one piece', () => {
  it.each(['cambia los zapatos', 'otros zapatos', 'esos zapatos no, otros', 'con otros zapatos'])(
    'changes that piece only, and names both: %s',
    async (message) => {
      const [first, second] = await talk([office, message]);
      const before = first?.outfits[0] ?? [];
      const after = second?.outfits[0] ?? [];
      expect(sorted(after.filter((id) => !isShoe(id)))).toEqual(sorted(before.filter((id) => !isShoe(id))));
      const [left = '', came = ''] = [before.find(isShoe), after.find(isShoe)];
      expect(came).not.toBe(left);
      for (const id of [left, came])
        expect(second?.text.toLowerCase()).toContain(garment(id).name.toLowerCase());
    },
  );

  it.each(['¿y los zapatos?', 'y qué zapatos', '¿zapatos?', 'y los zapatos de qué color'])(
    'names the piece and leaves the look alone: %s',
    async (message) => {
      const [first, second] = await talk([office, message]);
      const shoe = first?.outfits[0]?.find(isShoe) ?? '';
      expect(second?.outfits).toEqual([]);
      expect(second?.text.toLowerCase()).toContain(garment(shoe).name.toLowerCase());
    },
  );

  it('explains the piece that is asked about', async () => {
    const [first, second] = await talk([office, '¿por qué esos zapatos?']);
    const shoe = first?.outfits[0]?.find(isShoe) ?? '';
    expect(second?.outfits).toEqual([]);
    expect(second?.text.toLowerCase()).toContain(garment(shoe).name.toLowerCase());
  });

  it('puts in the piece that is wanted, and advises where none is owned', async () => {
    const [first, boots, rings] = await talk([office, 'mejor con botas', 'y los pendientes']);
    const before = first?.outfits[0] ?? [];
    const after = boots?.outfits[0] ?? [];
    expect(after.map(garment).some(({ kind }) => kind === 'boots')).toBe(true);
    expect(sorted(after.filter((id) => !isShoe(id)))).toEqual(sorted(before.filter((id) => !isShoe(id))));
    expect(rings?.outfits).toEqual([]);
    expect(rings?.text).toContain('«pendientes»');
  });

  it('leaves a look alone that has no such piece', async () => {
    const [, second] = await talk([office, 'sin gorra']);
    expect(second?.outfits).toEqual([]);
    expect(second?.text).toContain('«gorra»');
  });
});

describe('the table of a conversation', () => {
  it('counts from the first look shown, after single ones', async () => {
    const [first, , , chosen] = await talk([office, 'otro', 'otro', 'el primero']);
    expect(sorted(chosen?.garmentIds)).toEqual(sorted(first?.outfits[0]));
    const [again, , , second] = await talk([office, 'otro', 'otro', 'me quedo con el segundo']);
    expect(sorted(second?.garmentIds)).toEqual(sorted(again?.outfits[1]));
  });

  it('keeps the look before the last change', async () => {
    const [first, , back] = await talk([office, 'cambia los zapatos', 'el de antes era mejor']);
    expect(sorted(back?.outfits[0])).toEqual(sorted(first?.outfits[0]));
  });

  it('edits an earlier look by its number', async () => {
    const [first, , edited] = await talk([office, 'otro', 'la segunda pero con otros zapatos']);
    const before = first?.outfits[1] ?? [];
    const after = edited?.outfits[0] ?? [];
    expect(sorted(after.filter((id) => !isShoe(id)))).toEqual(sorted(before.filter((id) => !isShoe(id))));
  });

  it('keeps the main pieces when the weather changes', async () => {
    const [first, colder] = await talk([office, '¿y si refresca?']);
    const main = (ids: readonly string[]) =>
      ids.filter((id) => ['tops', 'bottoms', 'dresses', 'shoes'].includes(garment(id).category));
    const kept = main(first?.outfits[0] ?? []).filter(
      (id) => !['cardigan', 'blazer'].includes(garment(id).kind),
    );
    for (const id of kept) expect(colder?.outfits[0]).toContain(id);
  });

  it('remembers a refused colour and an exclusion', async () => {
    const turns = await talk([office, 'sin negro', 'otro', 'otro']);
    for (const { outfits } of turns.slice(1))
      for (const id of outfits.flat()) expect(colourOf(garment(id))).not.toBe('negro');
    const boots = await talk([office, 'no quiero tacones', 'otro', 'otro', 'otro']);
    for (const { outfits } of boots.slice(1))
      for (const id of outfits.flat()) expect(garment(id).kind).not.toBe('heels');
  });

  it('asks one thing beside a look, where the plan is unknown', async () => {
    const [only] = await talk(['dame un look rollo kpop']);
    expect(only?.outfits.length).toBeGreaterThan(0);
    expect(only?.text).toMatch(/día a día/);
  });
});

describe('a complaint', () => {
  const moodsOf = (text: string) =>
    understand(text, wardrobe, { hasOutfits: true, asked: null, topic: 'dress' }).slots.moods;

  it.each([
    ['demasiado soso', 'bold'],
    ['qué sosa', 'bold'],
    ['muy formal', 'relaxed'],
    ['demasiado atrevido', 'discreet'],
    ['demasiado abrigado', 'cool'],
    ['no quiero ir de oscuro', 'light'],
  ])('turns the other way: %s', (text, mood) => {
    expect(moodsOf(text)).toEqual([mood]);
  });

  it('is none when it is a wish', () => {
    expect(moodsOf('quiero algo muy formal')).toEqual(['elegant']);
  });

  it.each([
    ['mi hermana va de azul klein así que eso no', 'azul'],
    ['el fondo del escenario es azul marino', 'azul marino'],
    ['yo de negro no voy', 'negro'],
  ])('refuses a colour in the words of people: %s', (text, colour) => {
    const { slots } = understand(text, wardrobe);
    expect(slots.colours).toEqual([]);
    expect(slots.avoidedColours).toContain(colour);
  });
});
