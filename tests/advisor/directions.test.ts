import { describe, expect, it } from 'vitest';
import { newSetting } from '#advisor/understand/learned/setting.ts';
import { understand } from '#advisor/understand/understand.ts';
import { panelWardrobes } from '#stylist/panel/wardrobes/index.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import { talkTo } from './talk.ts';

const wardrobes = {
  woman: panelWardrobes['office-woman'].garments,
  man: panelWardrobes.man.garments,
  student: panelWardrobes.teenager.garments,
};
type Whose = keyof typeof wardrobes;

const namedIn = (message: string) =>
  understand(message, wardrobes.woman, { ...newSetting, topic: 'dress', hasOutfits: true }).slots.garments;

const stancesIn = (message: string) => namedIn(message).map(({ stance }) => stance);

async function looks(whose: Whose, messages: readonly string[]) {
  const wardrobe = wardrobes[whose];
  const replies = await talkTo(messages, { wardrobe });
  return replies.map(({ outfits, text }) => ({
    text,
    looks: outfits.map((ids) => ids.flatMap((id) => wardrobe.find((one) => one.id === id) ?? [])),
  }));
}
const names = (look: readonly Garment[] | undefined) => (look ?? []).map(({ name }) => name);
const kinds = (look: readonly Garment[] | undefined) => (look ?? []).map(({ kind }) => kind);

describe('the direction of a wish', () => {
  it.each([
    ['la falda con lluvia no sé... mejor pantalón', ['unwanted', 'wanted']],
    ['yo con tacones ya no ando', ['unwanted']],
    ['cambia el pantalón, con vaqueros ya voy siempre', ['unwanted', 'unwanted']],
    ['con la cazadora ni ahí', ['unwanted']],
    ['la cazadora de cuero ya la llevé ayer', ['unwanted']],
    ['qué pereza los tacones', ['unwanted']],
    ['la blusa esa, meh', ['unwanted']],
    ['con la camisa no me veo', ['unwanted']],
    ['sin bolso no, por favor', ['wanted']],
    ['no quiero ir sin chaqueta', ['wanted']],
    ['mejor no, pantalón', ['wanted']],
    ['en vez de la blusa una camisa', ['unwanted', 'wanted']],
    ['algo distinto pero con la misma chaqueta', ['kept']],
    ['no me quites el blazer', ['kept']],
    ['cambia todo menos las botas', ['kept']],
    ['el pantalón sí pero la blusa fuera', ['kept', 'unwanted']],
    ['no es por la falda, es por los zapatos', ['kept', 'unwanted']],
    ['¿y si el cliente viene en vaqueros?', ['told']],
    ['no tengo paraguas, mejor con capucha', ['told']],
  ] as const)('is read from the words around it: %s', (message, expected) => {
    expect(stancesIn(message)).toEqual(expected);
  });

  it.each([
    ['nos dejan ir sin uniforme pero no shorts no tirantes', 'shorts', 'unwanted'],
    ['con estas piernas la bermuda se la pone mi hermano', 'bermuda', 'unwanted'],
    ['mi madre dice que con el corsé no salgo de casa', 'corse', 'unwanted'],
    [
      'la última vez la falda plisada me hizo pasar una vergüenza, ni me la enseñes',
      'falda plisada',
      'unwanted',
    ],
    ['me chifla la cazadora, no la muevas de ahí', 'cazadora', 'kept'],
  ] as const)('is learned where no rule tells it: %s', (message, said, expected) => {
    expect(namedIn(message).find(({ text }) => text.startsWith(said))?.stance).toBe(expected);
  });

  it('leaves no pencil skirt to whoever dislikes it', async () => {
    const [, after] = await looks('woman', [
      'qué me pongo para la oficina',
      'me carga la falda lápiz, otra opción?',
    ]);
    expect(names(after?.looks[0])).not.toContain('Falda lápiz negra');
    expect(after?.looks).toHaveLength(1);
  });

  it('takes no other jeans for jeans', async () => {
    const [, after] = await looks('woman', [
      'partido del crío, hace frío',
      'cambia el pantalón, con vaqueros ya voy siempre',
    ]);
    expect(kinds(after?.looks[0])).not.toContain('jeans');
    expect(after?.looks).toHaveLength(1);
  });

  it('puts on the tie that is missed', async () => {
    const [, after] = await looks('man', ['juicio el lunes a las 10, frío', 'sin corbata no, por favor']);
    expect(kinds(after?.looks[0])).toContain('tie');
  });

  it('keeps the jacket of an outfit that is otherwise another', async () => {
    const [before, after] = await looks('woman', [
      'empiezo el lunes en un banco, 21 grados, formal',
      '¿y para el martes, algo distinto pero con la misma chaqueta?',
    ]);
    const jacket = before?.looks[0]?.find(({ kind }) => kind === 'blazer')?.name;
    expect(names(after?.looks[0])).toContain(jacket);
    expect(names(after?.looks[0])).not.toEqual(names(before?.looks[0]));
  });

  it('changes the second proposal where that is meant', async () => {
    const [before, after] = await looks('man', [
      'dame dos opciones para una cena',
      'la 2 pero con los vaqueros oscuros',
    ]);
    const shirt = before?.looks[1]?.find(({ category }) => category === 'tops')?.name;
    expect(names(after?.looks[0])).toEqual(expect.arrayContaining([shirt, 'Vaqueros oscuros']));
  });
});

describe('what is asked of a look on the table', () => {
  it.each([
    ['woman', ['mañana voy al médico', '¿algo que se abra por delante?'], /camisa|cárdigan/i],
    [
      'woman',
      ['comida con clientes, 17 grados con lluvia', 'no tengo paraguas, mejor con capucha'],
      /plumífero|chubasquero/i,
    ],
    ['woman', ['fiesta con mis alumnos', 'agrega algo navideño'], /burdeos|rojo|verde|dorado/i],
  ] as const)('is found by its trait: %s %s', async (whose, messages, expected) => {
    const [before, after] = await looks(whose, messages);
    const came = names(after?.looks[0]).filter((name) => !names(before?.looks[0]).includes(name));
    expect(came.join()).toMatch(expected);
  });

  it.each([
    ['woman', ['funeral mañana', '¿y el pañuelo de lunares quedaría fuera de lugar?'], /oscuro y liso/],
    [
      'man',
      ['presentación con un cliente el miércoles', '¿y si el cliente viene en vaqueros qué hago?'],
      /americana|igual|cada cual|lo tuyo/,
    ],
    ['man', ['cena de Nochebuena', '¿ese color no me hará mala cara?'], /junto a la cara/i],
    ['man', ['defiendo la tesis el lunes', 'la pana, ¿no resulta demasiado campestre?'], /pana/i],
  ] as const)('is answered and changes nothing: %s %s', async (whose, messages, expected) => {
    const [, after] = await looks(whose, messages);
    expect(after?.looks).toEqual([]);
    expect(after?.text).toMatch(expected);
  });

  it('takes the red that was in doubt once it is dared', async () => {
    const [, doubt, dared] = await looks('woman', [
      'el sábado, fiesta de empresa',
      '¿no es demasiado el rojo?',
      'venga, me atrevo',
    ]);
    expect(doubt?.looks).toEqual([]);
    expect(names(dared?.looks[0])).toContain('Vestido rojo de fiesta');
  });

  it('finds a sportier and a younger version', async () => {
    const [, sporty] = await looks('woman', ['quedo en el paseo marítimo, 24 grados', 'más deportivo']);
    expect(sporty?.looks).toHaveLength(1);
    const [, younger] = await looks('man', [
      'fiesta de fin de curso de mi hermana, hace calor',
      'muy de viejo eso jaja',
    ]);
    expect(names(younger?.looks[0]).join()).not.toMatch(/traje|oxford|derby/i);
  });

  it.each(['hecho, a por ello', 'venga vale', 'así me voy'])('closes: %s', async (message) => {
    const [, after] = await looks('man', ['cena con amigos', message]);
    expect(after?.looks).toEqual([]);
    expect(after?.text).not.toMatch(/no he entendido|no sé llevarlo/);
  });
});

describe('two plans on one day', () => {
  it('get an outfit each where one would not do for both', async () => {
    const [reply] = await looks('man', [
      'hoy jugamos al fútbol con los del trabajo a las seis y por la noche tengo una cena romántica con mi mujer',
    ]);
    expect(reply?.looks).toHaveLength(2);
    expect(reply?.text).toMatch(/fútbol/);
    expect(reply?.text).toMatch(/cena|cita/);
  });

  it('share one outfit when there is no time to change', async () => {
    const [reply] = await looks('woman', [
      'Firmo en la notaría por la mañana y por la tarde tengo el cumpleaños de mi nieta. Que valga para las dos cosas',
    ]);
    expect(reply?.text).toMatch(/cumpleaños/);
  });
});

describe('a garment that a person longs to wear', () => {
  it('is worn with what makes it pass, not taken away', async () => {
    const [reply] = await looks('man', [
      'el sábado tengo una fiesta. Quiero llevar la camisa hawaiana, ¿puedo ir con ella?',
    ]);
    expect(names(reply?.looks[0])).toContain('Camisa hawaiana');
  });
});
