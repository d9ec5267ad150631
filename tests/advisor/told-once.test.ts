import { describe, expect, it } from 'vitest';
import type { Garment } from '#stylist/wardrobe.ts';
import { actOn, man, woman } from './acting.ts';
import { store } from './store.ts';
import { talkTo } from './talk.ts';

async function lastOf(wardrobe: readonly Garment[], ...messages: string[]) {
  const turn = (await talkTo(messages, { wardrobe, store })).at(-1);
  const named = (ids: readonly string[]) =>
    ids.map((id) => wardrobe.find((one) => one.id === id)?.name ?? id).join(', ');
  return { text: turn?.text ?? '', looks: (turn?.outfits ?? []).map(named) };
}

const heels = /salones|tac[oó]n/i;

describe('what was refused', () => {
  it.each([
    [
      'El sábado llevo a mi nieta al circo. Querría ir arreglada. Los tacones, ni verlos.',
      '¿Y si llueve? Que la carpa está en un descampado y aquello se embarra.',
    ],
    ['los tacones, ni en pintura. Ceno con mi familia el sábado', '¿y si llueve?'],
    ['nada de tacones. Comida con la familia el domingo', 'cámbiame los zapatos'],
    ['voy a una boda el sábado, pero los tacones ni de broma', '¿y si llueve a mares?'],
  ])('comes back by no change: %s %s', async (first, second) => {
    const { looks } = await lastOf(woman, first, second);
    expect(looks.join()).not.toBe('');
    expect(looks.join()).not.toMatch(heels);
  });

  it.each([
    ['voy a una cata en una bodega el sábado', 'uf y está todo embarrado allí'],
    ['me voy de romería el domingo', 'y va a llover a cántaros, todo lleno de lodo'],
  ])('mud wants shoes that wash: %s %s', async (first, second) => {
    const { looks } = await lastOf(woman, first, second);
    expect(looks[0]).toMatch(/botas/i);
    expect(looks.join()).not.toMatch(/salones|tac[oó]n|bailarinas|sandalias|blancas|palazzo/i);
  });

  it('keeps heels that nobody refused', async () => {
    const { looks } = await lastOf(woman, 'boda de tarde el sábado, con los salones nude');
    expect(looks[0]).toMatch(/salones nude/i);
  });
});

describe('a week with a purpose for each day', () => {
  const planned = async (message: string) => {
    const { acts } = await actOn([message]);
    return acts.flatMap((act) => (act.act === 'plan' ? act.plans : []));
  };
  it.each([
    [
      'Planifícame de lunes a viernes: lunes y miércoles teletrabajo con videollamada, martes visita a obra, jueves oficina normal y viernes comida de Navidad que se alarga hasta la noche. Si puede ser, sin repetir zapatos.',
      5,
    ],
    [
      'Hazme la semana: lunes y martes oficina, miércoles médico, jueves cena con amigos y viernes teatro, sin repetir zapatos',
      5,
    ],
    ['Agéndame martes reunión con cliente, jueves concierto y viernes viaje en tren', 3],
  ])('has a look for each: %s', async (message, days) => {
    const plans = await planned(message);
    expect(new Set(plans.map(({ date }) => date)).size).toBe(days);
    expect(new Set(plans.map(({ outfit }) => [...outfit.garmentIds].sort().join())).size).toBe(days);
  });

  it('files pieces that are dictated as they are', async () => {
    const plans = await planned(
      'apúntame para el lunes la blusa de seda cruda con la falda lápiz negra y los salones negros',
    );
    expect(plans).toHaveLength(1);
    expect(plans[0]?.outfit.garmentIds).toHaveLength(3);
  });
});

describe('a piece that stays beside one that was sold', () => {
  const told = async (message: string, wardrobe: readonly Garment[]) => {
    const { acts } = await actOn([message], wardrobe);
    return acts.flatMap((act) =>
      'garmentIds' in act
        ? [[act.act, ...wardrobe.flatMap(({ id, name }) => (act.garmentIds.includes(id) ? [name] : []))]]
        : [],
    );
  };
  it.each([
    'he vendido la camiseta del zaragoza por 20 pavos, quítala. y la de los rolling esa no se vende ni de coña, ponla en favoritos',
    'ya vendí la camiseta del zaragoza. la de los rolling no la vendo ni loco, márcala como favorita',
    'vendí la camiseta del zaragoza, pero la de los rolling no la vendo, ponla en favoritos',
  ])('is marked: %s', async (message) => {
    expect(await told(message, man)).toEqual([
      ['depart', 'Camiseta del Real Zaragoza'],
      ['mark', 'Camiseta de los Rolling'],
    ]);
  });

  it('is left alone where nothing else is asked', async () => {
    expect(await told('vendí los salones nude y los negros me los quedo', woman)).toEqual([
      ['depart', 'Salones nude'],
    ]);
  });

  it('is no other piece where the sale is denied', async () => {
    const message =
      'le di sin querer a un botón y creo que puse el abrigo negro como vendido. ¡Devolvémelo que ese no lo vendo ni loca!';
    expect((await told(message, woman)).filter(([act]) => act === 'depart')).toEqual([]);
  });

  it('departs where it is sold as well', async () => {
    const [departed] = await told(
      'he vendido la falda plisada verde por 15 euros y la lápiz negra también',
      woman,
    );
    expect(departed).toEqual(['depart', 'Falda lápiz negra', 'Falda plisada verde']);
  });
});

describe('a wash', () => {
  it.each([
    'lavé las zapatillas blancas y me quedaron amarillas, q onda, estaban mejor sucias',
    'he lavado el jersey de rombos y ha salido enano',
    'lavé las zapatillas blancas y salieron con cercos',
    'puse la camisa blanca de vestir en la lavadora y quedó gris',
  ])('that went wrong is asked about: %s', async (message) => {
    const { acts, last } = await actOn([message], man);
    expect(acts).toEqual([]);
    expect(last?.text).not.toMatch(/De vuelta al armario|ya lo tenías/);
  });

  it.each(['lavé la camisa blanca de popelín y quedó perfecta', 'ya lavé los vaqueros rectos'])(
    'that went well is noted: %s',
    async (message) => {
      const { acts, last } = await actOn([message]);
      expect(acts.map(({ act }) => act)).toEqual(['mark']);
      expect(last?.text).not.toMatch(/jabón/);
    },
  );
});

describe('what the host asks for and what is to be covered', () => {
  it.each([
    'Voy de padrino a la boda de mi ahijado en la playa, a las 5 de la tarde. Piden guayabera o lino y yo guayabera no tengo. ¿Qué hay de lo mío?',
    'boda en la playa, nos piden ir de lino. ¿qué me pongo?',
  ])('binds: %s', async (message) => {
    const { looks } = await lastOf(man, message);
    expect(looks.length).toBeGreaterThan(0);
    for (const look of looks) expect(look).toMatch(/lino/i);
    expect(looks.join()).not.toMatch(/franela/i);
  });

  it.each(['comida con amigos, hace 32 grados', 'boda de mi primo el sábado en el jardín'])(
    'takes no flannel: %s',
    async (message) => {
      expect((await lastOf(man, message)).looks.join()).not.toMatch(/franela/i);
    },
  );

  it('leaves flannel to who asks for it in the cold', async () => {
    const { looks } = await lastOf(
      man,
      'barbacoa en noviembre en el campo, ponme la camisa de cuadros de franela',
    );
    expect(looks[0]).toMatch(/franela/i);
  });

  it.each([
    'el domingo mi hermano cumple ochenta y hacen asado en la quinta y quiero ir fresca porque va a hacer calor pero que no se me vean mucho los brazos',
    'comida en agosto a 33 grados y no me gusta enseñar los brazos',
    'hace un calor horrible, voy a una terraza y quiero tapar los brazos que los tengo gordos',
  ])('covers arms in the heat: %s', async (message) => {
    const { looks } = await lastOf(woman, message);
    expect(looks.length).toBeGreaterThan(0);
    expect(looks.join()).not.toMatch(/camiseta (?:blanca|negra)|top |shorts|lencero/i);
  });
});

describe('what one always wears', () => {
  it.each([
    'Empiezo a trabajar en un banco en enero y no tengo nada de nada, voy siempre en chándal. Con 250 euros, ¿qué me compro primero? Soy talla 40 de pantalón.',
    'empiezo en una oficina y solo tengo sudaderas, tengo 200 euros, por dónde empiezo a comprar?',
    'entro a trabajar en una notaría y vivo en vaqueros. con 220 euros ¿qué me compro primero?',
  ])('is not looked for: %s', async (message) => {
    const { text } = await lastOf([], message);
    expect(text).toMatch(/Pantalón beige de pinzas.+Blazer camel/);
    expect(text).toMatch(/139,90 €/);
    expect(text).not.toMatch(/chándal|sudadera|joggers/i);
  });

  it('is looked for where it is sought', async () => {
    const { text } = await lastOf([], 'busco un chándal para el gimnasio por menos de 80 euros');
    expect(text).toMatch(/«chándal»/);
  });
});

describe('words that mean something else', () => {
  it.each([
    'ya y perfume cuánto me echo? siempre me paso y mi vieja me bota del cuarto',
    'oye y de colonia cuánta me pongo?',
  ])('a question beside a look changes nothing: %s', async (message) => {
    const { text, looks } = await lastOf(man, 'mañana ceno con amigos en una terraza', message);
    expect(looks).toEqual([]);
    expect(text).toMatch(/toques|pulverizaciones/);
  });

  it('boots that are asked for come in', async () => {
    const { looks } = await lastOf(
      man,
      'mañana ceno con amigos en una terraza',
      'ponme las botas de montaña',
    );
    expect(looks[0]).toMatch(/botas de montaña/i);
  });

  it.each([
    'Sintética me dijo el portero. Y yo ya le pasé un trapo con agua, creo que la empeoré',
    'era al aceite según el pintor, y la froté con la servilleta, me parece que la extendí más',
  ])('a stain that is told on about asks for no clothes: %s', async (message) => {
    const { looks } = await lastOf(
      woman,
      'me senté en un banco recién pintado con el pantalón gris de pinzas. Todavía está fresca la pintura, ¿qué hago?',
      message,
    );
    expect(looks).toEqual([]);
  });

  it('a match after a stain is dressed for', async () => {
    const { looks } = await lastOf(
      woman,
      'me manché de pintura el pantalón gris, ¿cómo la quito?',
      '¿y qué me pongo mañana para jugar al fútbol?',
    );
    expect(looks.length).toBeGreaterThan(0);
  });
});
