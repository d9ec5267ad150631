import { describe, expect, it } from 'vitest';
import { actOn, idsOf, man } from './acting.ts';

const marksOf = (acts: readonly { act: string }[]) => acts.filter(({ act }) => act === 'mark');

describe('an act beside another', () => {
  it('washes the piece that comes before its verb, not all that was worn', async () => {
    const { acts } = await actOn(
      [
        'hoy llevé los chinos beige y el polo burdeos, apúntalo, y los chinos mándalos a lavar que me cayó vino',
      ],
      man,
    );
    expect(acts).toMatchObject([
      { act: 'wear-garments', garmentIds: idsOf(['Polo burdeos', 'Chinos beige'], man).toSorted() },
      { act: 'mark', garmentIds: idsOf(['Chinos beige'], man), inLaundry: true },
    ]);
  });

  it('sends to the cleaner the piece that agrees with the pronoun', async () => {
    const { acts } = await actOn([
      'Anoche me puse el vestido negro midi con las sandalias doradas. Apúntalo y mándalo a la tintorería',
    ]);
    expect(marksOf(acts)).toMatchObject([{ garmentIds: idsOf(['Vestido negro midi']), inLaundry: true }]);
  });

  it('notes what was worn too after a piece went to the wash', async () => {
    const { acts } = await actOn(
      [
        'ayer me puse los vaqueros lavados y la camiseta negra',
        'los vaqueros a lavar',
        'y la parka también la llevaba',
      ],
      man,
    );
    expect(acts.at(-1)).toMatchObject({ act: 'wear-garments', garmentIds: idsOf(['Parka verde'], man) });
  });

  it('saves the look that the same message asks for under its name', async () => {
    const { acts } = await actOn(
      [
        'Hacéme un look para ir al cine con la cazadora de ante y si te gusta guardalo como Cinemateca así no lo pierdo',
      ],
      man,
    );
    expect(acts).toMatchObject([{ act: 'keep', named: true, outfits: [{ outfit: { name: 'Cinemateca' } }] }]);
  });

  it('marks some as washed and another as favourite', async () => {
    const { acts } = await actOn([
      'oye porfa márcame como lavada la polera marinera, y deja de favorito el vestido de flores',
    ]);
    expect(marksOf(acts)).toMatchObject([
      { garmentIds: idsOf(['Camiseta marinera']), inLaundry: false },
      { garmentIds: idsOf(['Vestido de flores']), favourite: true },
    ]);
  });

  it('takes a piece out of the basket', async () => {
    const { acts } = await actOn(['saca el cárdigan del cesto, que solo lo llevé un rato']);
    expect(acts).toMatchObject([{ garmentIds: idsOf(['Cárdigan gris']), inLaundry: false }]);
  });

  it.each([
    'Mi prima ya me devolvió el trench pero huele a tabaco, ¿cómo se lo quito?',
    'me acaban de devolver el trench y está lleno de pelos de gato, qué hago',
  ])('notes the return and answers the question: %s', async (message) => {
    const { acts, last } = await actOn([message]);
    expect(acts).toMatchObject([{ act: 'away', garmentIds: idsOf(['Trench beige']), absence: null }]);
    expect(last?.text).toContain('trench beige');
    expect(last?.text.length).toBeGreaterThan(100);
  });

  it('lends what is noted with its reason', async () => {
    const { acts } = await actOn(['apunta la bufanda, que se la llevó mi hija a Soria']);
    expect(acts).toMatchObject([
      { act: 'away', garmentIds: idsOf(['Bufanda gris']), absence: { why: 'lent' } },
    ]);
  });
});

describe('states told of each piece', () => {
  it('marks the dirty and the clean apart', async () => {
    const { acts } = await actOn([
      'el cárdigan gris está sucio, el trench también y la camisa vaquera ya está limpia',
    ]);
    expect(acts).toMatchObject([
      { garmentIds: idsOf(['Camisa vaquera']), inLaundry: false },
      { garmentIds: idsOf(['Cárdigan gris', 'Trench beige']), inLaundry: true },
    ]);
  });

  it('keeps what is at the dressmaker’s apart from what was washed', async () => {
    const { acts } = await actOn([
      'mija anótame que he lavado el chaleco beige, y el vestido de flores lo tengo en la costurera',
    ]);
    expect(acts).toMatchObject([
      { act: 'mark', garmentIds: idsOf(['Chaleco de punto beige']), inLaundry: false },
      { act: 'away', garmentIds: idsOf(['Vestido de flores']), absence: { why: 'repair' } },
    ]);
  });

  it('takes back only what was returned', async () => {
    const { acts } = await actOn([
      'Le presté a Berta el clutch dorado y los salones nude',
      'Me devolvió el clutch, los salones se los queda hasta Reyes',
    ]);
    expect(acts.at(-1)).toMatchObject({ act: 'away', garmentIds: idsOf(['Clutch dorado']), absence: null });
  });

  it('sells the listed piece that the quality tells', async () => {
    const { acts } = await actOn(['qué sacos tengo?', 'vendí el de raya diplomática'], man);
    expect(acts).toMatchObject([
      { act: 'depart', garmentIds: idsOf(['Americana azul de raya diplomática'], man) },
    ]);
  });

  it('names what is dictated with a name of its own sentence', async () => {
    const { acts } = await actOn([
      'Guarda este conjunto: mono verde, botines negros y trench. Se llama «Entrevistas».',
    ]);
    expect(acts).toMatchObject([{ act: 'keep', outfits: [{ outfit: { name: 'Entrevistas' } }] }]);
  });
});

describe('what is told in passing', () => {
  it('notes what one went out in, and washes one piece of it', async () => {
    const { acts } = await actOn(['ayer fui con la camisa vaquera y la falda verde, y la falda a lavar']);
    expect(acts).toMatchObject([
      { act: 'wear-garments', garmentIds: idsOf(['Camisa vaquera', 'Falda plisada verde']) },
      { act: 'mark', garmentIds: idsOf(['Falda plisada verde']), inLaundry: true },
    ]);
  });

  it('notes the piece spoken of with what it was worn with', async () => {
    const { acts } = await actOn([
      '¿Cuándo llevé por última vez el mono verde?',
      'Lo llevé el sábado con los botines negros. Apúntalo',
    ]);
    expect(acts).toMatchObject([
      { act: 'wear-garments', garmentIds: idsOf(['Mono verde botella', 'Botines negros de tacón']) },
    ]);
  });

  it('takes out what was stolen and puts it back when it is found', async () => {
    const { acts } = await actOn([
      'me han robado la mochila negra en el metro, quítala',
      'uf, la he encontrado',
    ]);
    expect(acts.map(({ act }) => act)).toEqual(['depart', 'undo']);
  });
});
