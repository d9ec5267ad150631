import { describe, expect, it } from 'vitest';
import { codesIn } from '#advisor/knowledge/glossary.ts';
import { read } from '#advisor/understand/read.ts';
import { panelWardrobes } from '#stylist/panel/wardrobes/index.ts';
import { talkTo } from './talk.ts';

const wardrobes = {
  woman: panelWardrobes['office-woman'].garments,
  man: panelWardrobes.man.garments,
  student: panelWardrobes.teenager.garments,
};
type Of = keyof typeof wardrobes;

async function shown(of: Of, ...messages: string[]): Promise<{ text: string; names: string }> {
  const wardrobe = wardrobes[of];
  const turn = (await talkTo(messages, { wardrobe })).at(-1);
  const ids = turn?.outfits.flat() ?? [];
  return {
    text: turn?.text ?? '',
    names: ids.map((id) => wardrobe.find((one) => one.id === id)?.name ?? id).join(', '),
  };
}

const heels = /salones|tac[oó]n/i;

describe('what the day demands of clothes', () => {
  it.each([
    ['woman', 'mañana tengo ecografía, algo que se abra por delante', /jersey|vestido|mono|camiseta/i],
    ['man', 'mañana médico, ponme algo que se abra por delante', /jersey|camiseta|polo|sudadera/i],
    ['woman', 'ponme algo lavable para cenar en un asador', /seda|paño|cachemir|americana|blazer/i],
    ['woman', 'mañana entierran a un vecino en la montaña, nieva y hay cuesta, ¿qué me pongo?', heels],
    ['man', 'matanza en el pueblo el sábado, ¿qué me pongo?', /blanc|americana|ante\b/i],
    [
      'man',
      'Nochevieja en la plaza y nos tiran de todo por encima, ¿qué me pongo?',
      /traje|americana|charol/i,
    ],
  ] as const)('%s: %s', async (of, message, never) => {
    const { names } = await shown(of, message);
    expect(names).not.toBe('');
    expect(names).not.toMatch(never);
  });

  it('keeps what closes on no belly out of later looks', async () => {
    const { names } = await shown(
      'woman',
      'estoy de cinco meses, ¿qué de lo mío me sirve todavía?',
      'hazme un look para la oficina',
    );
    expect(names).not.toMatch(/vaqueros|lápiz|pitillo/i);
  });

  it('does not keep heels that are feared for looking better', async () => {
    const { text, names } = await shown(
      'woman',
      'me entregan un premio y subo al escenario, ¿qué me pongo?',
      '¿Y si mejor pantalón? Es que hay escalones y me da miedo el tacón.',
    );
    expect(text).not.toMatch(/baja el nivel/);
    expect(names).not.toMatch(heels);
  });

  it('has a layer for a morning of clouds before the sun', () => {
    const { slots } = read('en la mañana nublado y a las tres pica el sol', []);
    expect(slots.swings).toBe(true);
    expect(slots.temperatureC).toBeLessThan(20);
    expect(read('hace sol, ni una nube', []).slots.swings).toBe(false);
  });
});

describe('a dress code that is named', () => {
  it.each([
    [
      'man',
      'la posada de la chamba y dijeron formal casual, ¿qué es eso? ponme algo',
      /sin traje/,
      /zapatillas|lavados|rolling|de traje/i,
    ],
    [
      'student',
      "el dress code del cumple es 'elegante sport' y nadie sabe qué es, ayuda",
      /americana/,
      /lentejuel|sandalias de tacón|zapatillas/i,
    ],
    ['woman', 'boda a mediodía, el parte dice formal campestre, ¿qué me sugieres?', /campestre/, heels],
  ] as const)('%s: %s', async (of, message, explained, never) => {
    const { text, names } = await shown(of, message);
    expect(text).toMatch(explained);
    expect(names).not.toBe('');
    expect(names).not.toMatch(never);
  });

  it('is no word of one meaning more', () => {
    expect(codesIn('algo formal para mi jefe').every(({ name }) => !name.includes(' '))).toBe(true);
    expect(codesIn('pone casual elegante').map(({ code }) => code)).toEqual(['smart casual']);
  });
});

describe('a plan that is no plan', () => {
  it.each([
    ['quiero usar el corsé para ir a clase, no de fiesta', 'class'],
    ['algo para la oficina, no para una boda', 'office'],
    ['este año no a la boda de mi prima, pero sí al bautizo', 'christening'],
  ])('%s', (message, event) => {
    expect(read(message, []).slots.event).toBe(event);
  });

  it('is the work that was lost', async () => {
    const { text, names } = await shown(
      'man',
      'Me han echado del trabajo después de 22 años. Mañana llevo a la niña al cole y no sé ni qué ponerme.',
    );
    expect(text).not.toMatch(/oficina/);
    expect(names).not.toMatch(/maletín|americana|de traje/i);
  });

  it('is no funeral where heels would sink', () => {
    const { then } = read(
      'tengo un bautizo al mediodía, con asado después en el jardín de mi cuñada, así que nada de tacos que se me entierren',
      [],
    ).slots;
    expect(then?.event).not.toBe('mourning');
  });
});

describe('whom the person would not be taken for', () => {
  it('is told with "no una"', async () => {
    const { names } = await shown(
      'student',
      'entrevista en una tienda de ropa vintage, quiero parecer yo y no una becaria de banco',
    );
    expect(names).not.toMatch(/blazer negro|camisa blanca/i);
  });

  it('is nobody where a person of that trade is visited', async () => {
    const { names } = await shown('man', 'mañana voy a mi contador a firmar, ¿qué me pongo?');
    expect(names).toMatch(/americana|camisa/i);
  });
});

describe('a colour behind the person', () => {
  it('is not worn, and the plan is dressed for', async () => {
    const { text, names } = await shown(
      'woman',
      'doy una charla, me filman y el fondo es blanco. ¿Qué color de arriba me conviene y con qué lo armo?',
    );
    expect(text).not.toMatch(/tengo tus? .*blanc/);
    expect(names).not.toBe('');
    expect(names).not.toMatch(/blanc/i);
  });
});
