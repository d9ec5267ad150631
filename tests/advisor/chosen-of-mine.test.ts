import { describe, expect, it } from 'vitest';
import { actOn, idsOf, man, woman } from './acting.ts';

const namesOf = (ids: readonly string[], wardrobe = woman) =>
  wardrobe.flatMap(({ id, name }) => (ids.includes(id) ? [name] : []));

describe('so many of one’s own', () => {
  it.each([
    ['¿si solo pudiera quedarme con tres abrigos y chaquetas cuáles salvarías?', 3, woman],
    ['elegí cuatro de mis zapatos, los demás van al altillo', 4, man],
    ['dime 3 camisas de las que tengo para la oficina', 3, man],
  ])('are chosen, with a reason each: %s', async (message, count, wardrobe) => {
    const { last, acts } = await actOn([message], wardrobe);
    expect(last?.garmentIds).toHaveLength(count);
    expect(last?.text.match(/\(/g)).toHaveLength(count);
    expect(acts).toEqual([]);
  });

  it('are all told where there are no more', async () => {
    const { last } = await actOn(['quédate con cinco gorros de los que tengo'], man);
    expect(namesOf(last?.garmentIds ?? [], man)).toEqual(['Gorro de lana negro']);
  });
});

describe('a question of what is owned', () => {
  it('lists the warm clothes, the warmest first', async () => {
    const { last } = await actOn(['que ropa tengo de abrigo abrigo, para frio de verdad'], man);
    const ids = last?.garmentIds ?? [];
    expect(ids).toEqual(
      expect.arrayContaining(idsOf(['Plumífero negro', 'Parka verde', 'Guantes de piel'], man)),
    );
    expect(namesOf(ids, man)).not.toContain('Americana gris marengo');
  });

  it('counts a striped shirt among the smart ones', async () => {
    const { last } = await actOn(['qué camisas formales tengo?']);
    expect(namesOf(last?.garmentIds ?? [])).toContain('Camisa celeste de rayas');
    expect(namesOf(last?.garmentIds ?? [])).not.toContain('Camisa vaquera');
  });

  it('goes on with another pattern of the same kind', async () => {
    const { last } = await actOn(['qué camisas de rayas tengo', 'y de cuadros?'], man);
    expect(namesOf(last?.garmentIds ?? [], man)).toEqual(['Camisa de cuadros de franela']);
  });

  it('answers the second cloth too', async () => {
    const { last } = await actOn(['¿Tengo algo de lino? ¿Y algo de ante?'], man);
    expect(namesOf(last?.garmentIds ?? [], man)).toEqual(
      expect.arrayContaining(['Americana de lino azul', 'Cazadora de ante']),
    );
  });

  it('lists what is at the cleaner’s and not what would go there', async () => {
    const { last } = await actOn(['manda el abrigo camel a la tintorería', '¿qué tengo en la tintorería?']);
    expect(last?.garmentIds.length).toBeLessThan(2);
  });
});

it('says that a note on a piece is not kept, and offers what can be done', async () => {
  const { acts, last } = await actOn([
    'anota que el cárdigan tiene un agujero en el codo',
    'ponlo en arreglos',
  ]);
  expect(acts).toMatchObject([{ act: 'away', absence: { why: 'repair' } }]);
  expect(last?.text).toContain('cárdigan');
});

describe('an order or a limit of what is owned', () => {
  it('ranks by what is asked', async () => {
    const { last } = await actOn(['ordéname los abrigos de más a menos calentitos']);
    expect(last?.garmentIds[0]).toBe(idsOf(['Plumífero largo verde'])[0]);
  });

  it('leaves out those that others are asked beside', async () => {
    const { last } = await actOn(['aparco mis vaqueros un mes, qué otros pantalones tengo?']);
    expect(namesOf(last?.garmentIds ?? []).join()).not.toMatch(/vaquero/i);
  });

  it('lists one’s own of a kind for a use', async () => {
    const { last } = await actOn(['¿Qué pantalones míos valen para ir en bici?'], man);
    expect(last?.garmentIds.length).toBeGreaterThan(3);
  });
});

it('names so many to let go, and never the one that stays', async () => {
  const { last, acts } = await actOn([
    'elige cuatro cosas del armario para donar, pero el vestido negro no me lo toques',
  ]);
  expect(last?.garmentIds).toHaveLength(4);
  expect(namesOf(last?.garmentIds ?? [])).not.toContain('Vestido negro midi');
  expect(acts).toEqual([]);
});

it('answers the number and the part of it', async () => {
  const { last } = await actOn(['cuánta ropa azul tengo? y de esa cuánta es de invierno'], man);
  expect(last?.text).toMatch(/\d+.*\d+/s);
});
