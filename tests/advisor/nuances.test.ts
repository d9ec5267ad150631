import { describe, expect, it } from 'vitest';
import { understand } from '#advisor/understand/understand.ts';
import { panelWardrobes } from '#stylist/panel/wardrobes/index.ts';
import { talkTo } from './talk.ts';

const woman = panelWardrobes['office-woman'].garments;
const man = panelWardrobes.man.garments;
const student = panelWardrobes.teenager.garments;
type Wardrobe = typeof woman | typeof man | typeof student;

const first = async (message: string, wardrobe: Wardrobe = woman) =>
  (await talkTo([message], { wardrobe }))[0];
const slotsOf = (message: string, wardrobe: Wardrobe = woman) => understand(message, wardrobe).slots;

describe('how one wants to be seen', () => {
  it('is no plan where it is only an impression', () => {
    expect(slotsOf('me da la impresión de ir de luto con esto, ¿medias negras sí o sí?').event).toBeNull();
  });

  it.each([
    'cena de aniversario el sábado, quiero que se quede con la boca abierta',
    'el viernes es mi cumpleaños y quiero que todas flipen',
  ])('is striking where others are to be impressed: %s', async (message) => {
    const reply = await first(message);
    expect(reply?.outfits[0]?.join()).toMatch(/rojo|verde|dorado|lencero|encaje|cuero|flores|burdeos/);
  });

  it.each([
    'el sábado es el bautizo de mi sobrino y no quiero ir toda de negro',
    'fiesta en la oficina el jueves, que no sea todo negro',
  ])('leaves black shoes where only all black is refused: %s', (message) => {
    const { moods, avoidedColours } = slotsOf(message);
    expect(moods).toContain('not-all-black');
    expect(avoidedColours).not.toContain('negro');
  });

  it('drops the colour that was only intended', () => {
    expect(
      slotsOf('pensaba ir de negro pero todas van de colores, qué me pongo para la cena').colours,
    ).toEqual([]);
  });

  it('is not the profession that is feared', () => {
    expect(slotsOf('quiero verme moderna en la cena, no profesora').event).not.toBe('teaching');
  });
});

describe('feet', () => {
  it.each([
    'boda el sábado y tengo juanetes',
    'comida de trabajo mañana, los zapatos de cordones me destrozan el pie',
  ])('are spared: %s', async (message) => {
    const reply = await first(message, man);
    expect(reply?.outfits.flat().join()).not.toMatch(/oxford negros|derby|charol/);
    expect(reply?.outfits.length).toBeGreaterThan(0);
  });

  it('do not sink on the ground of a party', () => {
    expect(slotsOf('bautizo en una finca el domingo').moods).toContain('flat-shoes');
  });
});

describe('weather', () => {
  it('leaves linen at home in November', async () => {
    const reply = await first('mañana como con unos amigos', man);
    expect(reply?.outfits.flat().join()).not.toMatch(/lino/);
  });

  it('leaves wool coats at home in the rain where a trench is owned', async () => {
    const reply = await first('mañana diluvia y tengo una comida de trabajo');
    expect(reply?.outfits.flat().join()).not.toMatch(/paño/);
  });

  it('is not that of a town that sounds like an outing', () => {
    expect(slotsOf('me han invitado a una montería el domingo').place).toBeNull();
  });
});

describe('a garment that is asked about', () => {
  it('is judged for its day', async () => {
    const reply = await first('¿la blusa negra de gasa queda vulgar para la cena de Navidad?');
    expect(reply?.text).toMatch(/^No\b/);
    expect(reply?.outfits[0]).toContain('Blusa negra de gasa');
  });

  it('is weighed against being too much', async () => {
    const reply = await first(
      'boda civil a mediodía, 27 grados, ¿voy de americana de lino o es muy playero?',
      man,
    );
    expect(reply?.outfits[0]).toContain('Americana de lino azul');
  });

  it('is worn with all that are named', async () => {
    const reply = await first(
      '¿voy bien a la cena con la falda plisada verde y el jersey camel de cachemir?',
    );
    expect(reply?.text).toMatch(/falda plisada verde y el jersey camel|jersey camel de cachemir y la falda/);
  });

  it('is chosen by the detail that is wished for', async () => {
    const reply = await first('cumple el viernes y quiero ir con lentejuelas', student);
    for (const ids of reply?.outfits ?? []) expect(ids.join()).toMatch(/lentejuelas/);
    expect(reply?.outfits.length).toBeGreaterThan(0);
  });

  it('is dressed around when its shoes are asked for', async () => {
    const reply = await first('¿qué zapatos le pongo al vestido negro midi para un cóctel?');
    expect(reply?.outfits[0]).toContain('Vestido negro midi');
  });
});

describe('two plans on a day', () => {
  it('get sports clothes after a ceremony', async () => {
    const reply = await first('bautizo de mi sobrina y después pádel con mis amigos en el mismo club', man);
    expect(reply?.outfits).toHaveLength(2);
  });

  it('keep the name of the second', () => {
    const { then } = slotsOf(
      'tengo junta con clientes por la mañana y por la tarde es la piñata de mi hijo',
      man,
    );
    expect(then?.event).toBe('child-birthday');
  });
});
