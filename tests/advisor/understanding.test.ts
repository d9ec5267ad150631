import { describe, expect, it } from 'vitest';
import type { Act } from '#advisor/tools/act.ts';
import type { Toolbox } from '#advisor/tools/toolbox.ts';
import { panelWardrobes } from '#stylist/panel/wardrobes/index.ts';
import { store } from './store.ts';
import { talkTo } from './talk.ts';

const woman = panelWardrobes['office-woman'].garments;
const man = panelWardrobes.man.garments;
const teenager = panelWardrobes.teenager.garments;

/** An account that accepts every change. */
function account(wardrobe = woman): { acts: Act[]; given: Partial<Toolbox> } {
  const acts: Act[] = [];
  const act: Toolbox['act'] = async (one) => {
    acts.push(one);
    return { done: true };
  };
  return { acts, given: { wardrobe, act, plans: async () => [] } };
}
const planned = (acts: readonly Act[]) =>
  acts.flatMap((one) =>
    one.act === 'plan'
      ? one.plans.map(({ date, outfit }) => ({ date, ids: [...outfit.garmentIds].sort() }))
      : [],
  );
const namesOf = (ids: readonly string[] = [], wardrobe = woman) =>
  ids.map((id) => wardrobe.find((one) => one.id === id)?.name ?? id);

describe('an outfit that is dictated', () => {
  it('is planned as it was said', async () => {
    const { acts, given } = account();
    await talkTo(['apúntame para el viernes el vestido negro con las bailarinas y el abrigo camel'], given);
    expect(planned(acts)).toEqual([
      { date: '2026-11-27', ids: ['Abrigo camel de paño', 'Bailarinas negras', 'Vestido negro midi'] },
    ]);
  });

  it('goes on for another day with one piece changed', async () => {
    const { acts, given } = account(man);
    await talkTo(
      [
        'agéndame pal lunes terno gris con camisa blanca y corbata azul, y pal martes lo mismo pero con la de lunares',
      ],
      given,
    );
    const [monday, tuesday] = planned(acts);
    expect([monday?.date, tuesday?.date]).toEqual(['2026-11-23', '2026-11-24']);
    expect(monday?.ids).toContain('Corbata azul marino');
    expect(tuesday?.ids).toContain('Corbata de lunares burdeos');
    expect(tuesday?.ids).toContain('Camisa blanca de vestir');
  });

  it('is saved under the name that is told', async () => {
    const { acts, given } = account(teenager);
    await talkTo(
      ["guárdame este outfit: polo de nirvana, jean ancho y las botas militares, ponle 'tocada'"],
      given,
    );
    expect(acts).toMatchObject([{ act: 'keep', named: true, outfits: [{ outfit: { name: 'tocada' } }] }]);
  });

  it('is not guessed where nothing is on the table', async () => {
    const { acts, given } = account();
    const [turn] = await talkTo(["el conjunto de antes guárdalo como 'feria'"], given);
    expect(acts).toEqual([]);
    expect(turn?.outfits).toEqual([]);
  });
});

describe('an act with a question', () => {
  it('is done, and the question answered', async () => {
    const { acts, given } = account(man);
    const [turn] = await talkTo(['mete a lavar la camisa de lino. se plancha húmeda o seca?'], given);
    expect(acts).toMatchObject([{ act: 'mark', inLaundry: true }]);
    expect(turn?.text).toMatch(/plancha|vapor/);
  });

  it('drops what the person takes back in the same breath', async () => {
    const { acts, given } = account();
    await talkTo(['márcame que hoy me puse la blusa negra, no perdón, la camisa blanca'], given);
    expect(acts).toMatchObject([{ act: 'wear-garments' }]);
    const [worn] = acts;
    expect(worn?.act === 'wear-garments' && namesOf(worn.garmentIds)).toEqual(['Camisa blanca de popelín']);
  });
});

describe('a refusal', () => {
  it.each([
    ['boda de tarde, no quiero ir de negro ni con tacones', /negr|Salones|tacón/],
    ['nada de faldas mañana para el trabajo y que no parezca que voy a un funeral', /Falda|Vestido/],
  ])('holds for the whole look: %s', async (message, refused) => {
    const [turn] = await talkTo([message], { wardrobe: woman });
    expect(turn?.outfits.length).toBeGreaterThan(0);
    for (const outfit of turn?.outfits ?? [])
      for (const name of namesOf(outfit).filter(
        (one) => !/^Bolso|^Cinturón|^Americana|^Pantalón|^Abrigo/.test(one),
      ))
        expect(name).not.toMatch(refused);
    expect(turn?.text).not.toMatch(/funeral/);
  });

  it('of heels leaves boots with heels out, too', async () => {
    const [, turn] = await talkTo(['qué me pongo para salir', 'los tacones no'], { wardrobe: woman });
    expect(namesOf(turn?.outfits[0]).join()).not.toMatch(/tacón|Salones/);
  });

  it('puts on nothing that is laughed off', async () => {
    const [, turn] = await talkTo(['qué me pongo para el cine', 'las botas militares ni de coña'], {
      wardrobe: teenager,
    });
    expect(turn?.outfits.flat()).not.toContain('Botas militares');
  });
});

describe('a question about the look on the table', () => {
  it.each(['¿pasaré frío?', '¿no será muy serio?', '¿los zapatos aguantan el agua?'])(
    'is answered and proposes no other look: %s',
    async (question) => {
      const [, turn] = await talkTo(['qué me pongo mañana para la oficina, hace 12 grados', question], {
        wardrobe: man,
      });
      expect(turn?.outfits.length).toBeLessThanOrEqual(1);
      expect(turn?.text).not.toMatch(/no he entendido|segunda opción|Plan B/);
    },
  );

  it('weighs a piece against it', async () => {
    const [, turn] = await talkTo(['qué me pongo para la ópera', '¿el trench no será muy de día?'], {
      wardrobe: woman,
    });
    expect(turn?.text).not.toMatch(/Dime con qué/);
  });
});

describe('what is told of oneself', () => {
  it('lasts beyond the occasion', async () => {
    const turns = await talkTo(
      ['no puedo llevar tacón por una operación', 'qué me pongo para una boda', 'y para una cena elegante?'],
      { wardrobe: woman },
    );
    expect(turns[0]?.outfits).toEqual([]);
    for (const { outfits } of turns.slice(1))
      for (const outfit of outfits) expect(namesOf(outfit).join()).not.toMatch(/Salones|tacón/);
  });

  it('keeps the weather for another plan of the day', async () => {
    const [told, turn] = await talkTo(
      ['llueve a cántaros donde estoy', 'qué me pongo para cenar con amigos'],
      {
        wardrobe: man,
      },
    );
    expect(told?.outfits).toEqual([]);
    for (const outfit of turn?.outfits ?? [])
      expect(namesOf(outfit, man).join()).toMatch(/Gabardina|Chubasquero|Parka/);
  });
});

describe('people', () => {
  it.each([
    ['Maya mil gracias!!! me fue divino en la entrevista y el puesto es mío', /alegr|Enhorabuena/],
    ['no sé qué quiero la verdad', /escuch|hablar|Charlamos/i],
    ['tú tienes frío o calor? jajaja', /IA|digital/],
    ['todas mis amigas son flacas menos yo y nada me queda', /cuerpo|arreglar en ti|cambiar nada/],
    ['no sé si comprarme otra campera o ahorrar', /semana|ahorrar|dinero|hucha/],
  ])('are met and not styled: %s', async (message, says) => {
    for (const advisor of ['maya', 'valentina'] as const) {
      const [turn] = await talkTo([message], { wardrobe: woman, advisor });
      expect(turn?.outfits).toEqual([]);
      expect(turn?.text).toMatch(says);
    }
  });

  it('are dressed for a wake when they cannot choose, and nothing is planned unasked', async () => {
    const { acts, given } = account();
    const [turn] = await talkTo(
      ['Falleció mi marido el lunes. Mañana es el sepelio y no sé ni qué ponerme, todo me da igual.'],
      given,
    );
    expect(turn?.text).toMatch(/siento/i);
    expect(turn?.outfits.length).toBe(1);
    expect(acts).toEqual([]);
  });
});

describe('other names', () => {
  it.each([
    ['la azul esa de lino, con qué la pongo', 'Americana de lino azul'],
    ['con qué combino el chaleco de lana gordo', 'Jersey gordo crudo'],
  ])('find what is owned: %s', async (message, name) => {
    const [turn] = await talkTo([message], { wardrobe: man });
    expect(namesOf(turn?.outfits[0], man)).toContain(name);
  });

  it('do not reach for another sense where the usual one is owned', async () => {
    const [turn] = await talkTo(['con qué va la chaqueta vaquera'], { wardrobe: woman });
    expect(turn?.text).not.toMatch(/jersey .* jersey/);
  });
});

describe('a partner who decides what is worn', () => {
  it.each(['mi novio me dice que no salga con falda', 'mi marido no quiere que me ponga escote'])(
    'is met with care: %s',
    async (message) => {
      const [turn] = await talkTo([message], { wardrobe: woman });
      expect(turn?.outfits).toEqual([]);
      expect(turn?.text).toMatch(/016/);
    },
  );

  it.each([
    'mi mujer dice que me ponga el traje gris, tú qué dices',
    'mi novia dice que no me ponga chándal para salir a cenar',
    'mi marido no quiere que vaya de negro, qué me pongo pa la cena',
  ])('is no fear where it is only an opinion: %s', async (message) => {
    const [turn] = await talkTo([message], { wardrobe: woman });
    expect(turn?.text).not.toMatch(/016|tu marido no lo tengo/);
  });
});

describe('what the last answer told', () => {
  it('is worn when it is pointed at', async () => {
    const turns = await talkTo(
      ['cuántas camisas tengo?', 'y cuál me he puesto menos?', 'pues ponme algo con esa'],
      { wardrobe: man },
    );
    expect(namesOf(turns.at(-1)?.outfits[0], man)).toContain(namesOf(turns[1]?.garmentIds, man)[0]);
  });
});

describe('a quarrel at home', () => {
  it('is no violence', async () => {
    const [turn, next] = await talkTo(
      ['mi madre no me deja salir con el top corto y le he gritado', 'paso de pedirle perdon'],
      { wardrobe: teenager },
    );
    expect(turn?.text).toMatch(/pactar/);
    expect(`${turn?.text} ${next?.text}`).not.toMatch(/016|112|a salvo/);
  });

  it.each(['mi novio no me deja ponerme faldas', 'mi madre me pega por salir con el top corto'])(
    'is control or violence here: %s',
    async (message) => {
      const [turn] = await talkTo([message], { wardrobe: teenager });
      expect(turn?.text).toMatch(/016/);
    },
  );
});

describe('a partner who has had a baby', () => {
  it.each(['maya', 'valentina'] as const)('is spoken of and not addressed: %s', async (advisor) => {
    const [turn] = await talkTo(
      ['mi esposa está triste porque nada le queda después del parto, qué le digo o qué le compro'],
      { wardrobe: man, advisor },
    );
    expect(turn?.text).toMatch(/Escúchala|escúchala/);
    expect(turn?.text).not.toMatch(/Tu cuerpo|a tu matrona|Acabas de/);
  });
});

describe('company', () => {
  it('is given where only that is wanted', async () => {
    const [turn] = await talkTo(['Buenas noches Maya, no quería nada, solo hablar un rato con alguien'], {
      wardrobe: woman,
    });
    expect(turn?.text).toMatch(/escucho|Cuéntame/);
    expect(turn?.text).not.toMatch(/visto/);
  });
});

describe('mourning', () => {
  it('at the wedding of a grown child is not met with clothes for children', async () => {
    const [turn] = await talkTo(
      [
        'mira Maya yo me he quedado viuda en marzo y mi hijo se casa en junio y yo no sé si tengo que ir de negro o ya no porque mi madre fue de negro toda la vida pero mi hijo me dice que ni se me ocurra',
      ],
      { wardrobe: woman },
    );
    expect(turn?.text).toMatch(/Siento/);
    expect(turn?.text).toMatch(/negro/);
    expect(turn?.text).not.toMatch(/cole|armario de tu hijo/);
  });
});

describe('words with another sense', () => {
  it('"de civil" is no civil wedding', async () => {
    const [turn] = await talkTo(['Me jubilé y toda la vida usé traje. No sé vestirme de civil, ja.'], {
      wardrobe: man,
      advisor: 'valentina',
    });
    expect(turn?.text).not.toMatch(/En el civil|firmar/);
  });

  it('"un salón" is a hall, and a birthday is dressed for', async () => {
    const [turn] = await talkTo(
      [
        'Maya te cuento que el sábado cumplo 55 y mis hijas me organizaron algo sorpresa que ya sé que es en un salón jaja, quiero estar espléndida pero no disfrazada, no me pongas el rojo que lo usé el año pasado',
      ],
      { wardrobe: woman },
    );
    expect(turn?.text).not.toMatch(/stiletto/);
    expect(turn?.outfits.length).toBeGreaterThan(0);
  });
});

describe('a question about the shop', () => {
  it.each(['hay rebajas ahora o espero', 'tallas grandes tienen? uso XXL'])(
    'is one of its terms and no search: %s',
    async (message) => {
      const [turn] = await talkTo([message], { wardrobe: man, store });
      expect(turn?.text).toMatch(/rebajas que haya|cada ficha/);
      expect(turn?.text).not.toMatch(/€/);
    },
  );

  it('still finds what is looked for', async () => {
    const [turn] = await talkTo(['busco botines negros rebajados'], { wardrobe: woman, store });
    expect(turn?.text).toMatch(/€/);
  });
});

describe('a boy or a man', () => {
  it('who is a chambelán gets no dress', async () => {
    const [turn] = await talkTo(
      [
        'xv años de mi prima y soy chambelán pero el traje me lo dan, es para el ensayo, q me pongo, va a ir la niña q me gusta',
      ],
      { wardrobe: teenager },
    );
    expect(turn?.outfits.length).toBeGreaterThan(0);
    for (const outfit of turn?.outfits ?? [])
      expect(namesOf(outfit, teenager).join()).not.toMatch(/Vestido|tacón|Falda/);
  });

  it('who asks what is recommended for a wedding in a garden is dressed', async () => {
    const [turn] = await talkTo(
      [
        'Maya, me invitaron a una boda en Cuernavaca, en jardín, a las cinco de la tarde. La invitación dice coctel formal. ¿Qué me recomienda usted?',
      ],
      { wardrobe: man },
    );
    expect(turn?.text).not.toMatch(/iglesia|mujeres/);
    expect(turn?.outfits.length).toBeGreaterThan(0);
  });
});

describe('a short follow-up', () => {
  it('is no good news', async () => {
    const [, turn] = await talkTo(
      ['compre online un jean y quiero devolver, tengo q mandarlo con la etiqueta??', 'ya se la saque jaja'],
      { wardrobe: teenager },
    );
    expect(turn?.text).not.toMatch(/Enhorabuena|alegr/);
    expect(turn?.text).toMatch(/etiqueta/);
  });

  it('is no bad news', async () => {
    const [, turn] = await talkTo(['a quién le presté la bolsa negra?', 'y desde cuándo'], {
      wardrobe: teenager,
    });
    expect(turn?.text).not.toMatch(/siento|difícil/i);
  });

  it('tells good news where it does', async () => {
    const [turn] = await talkTo(['saqué la oposición!!'], { wardrobe: woman });
    expect(turn?.text).toMatch(/Enhorabuena|alegr/);
  });
});

describe('a piece that is refused in passing', () => {
  it.each([
    ['cena con el presidente de la peña, ¿americana sí o no?', 'Con corbata me ahogo', /Corbata/],
    [
      'tengo una carne asada el domingo con la familia de mi novia',
      'no mejor no bermudas, su papá es bien serio',
      /Bermudas/,
    ],
    [
      'qué llevo para un casamiento de noche',
      'y zapatos? no me digas los de charol que me quedan chicos',
      /charol/,
    ],
  ])('is left out: %s, %s', async (first, second, refused) => {
    const [, turn] = await talkTo([first, second], { wardrobe: man });
    for (const outfit of turn?.outfits ?? []) expect(namesOf(outfit, man).join()).not.toMatch(refused);
    expect(turn?.text).not.toMatch(/Añado la corbata|puedes ir con los zapatos de charol/);
  });
});

describe('what a wash has spoiled', () => {
  it('may be saved', async () => {
    const [turn] = await talkTo(['lavé una camisa blanca con algo rojo y quedó rosada, se salva?'], {
      wardrobe: man,
    });
    expect(turn?.text).toMatch(/oxígeno activo/);
  });

  it('is rinsed, whatever was said before', async () => {
    const [, turn] = await talkTo(
      [
        'hola guapa mira que se me ha caído aceite de oliva en la blusa de seda y le he puesto agua y ahora tiene un cerco más grande que hago',
        'le eché jabón lagarto y agua templada y ahora está más tiesa',
      ],
      { wardrobe: woman },
    );
    expect(turn?.text).toMatch(/agua fría/);
    expect(turn?.text).not.toMatch(/visto/);
  });
});

describe('a list of pieces after a day', () => {
  it('is an outfit for it', async () => {
    const { acts, given } = account();
    await talkTo(
      [
        'Mañana: americana azul marino, pantalón de pinzas gris, blusa burdeos y mocasines. Y pasado lo mismo pero con otra blusa, la negra',
      ],
      given,
    );
    const [first, second] = planned(acts);
    expect([first?.date, second?.date]).toEqual(['2026-11-22', '2026-11-23']);
    expect(first?.ids).toContain('Pantalón de pinzas gris');
    expect(first?.ids.join()).toMatch(/Blusa burdeos/);
    expect(second?.ids.join()).toMatch(/Blusa negra/);
    expect(second?.ids).toContain('Pantalón de pinzas gris');
  });
});

describe('a body that is not liked', () => {
  it('is met with warmth after a look, too', async () => {
    const turns = await talkTo(['qué me pongo para ir al insti', 'es q no me gusta mi barriga'], {
      wardrobe: teenager,
    });
    expect(turns[1]?.text).toMatch(/cuerpo|arreglar en ti|cambiar nada/);
    expect(turns[1]?.text).not.toMatch(/no sé llevarlo/);
  });
});
