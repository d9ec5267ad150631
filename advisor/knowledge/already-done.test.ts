import { describe, expect, it } from 'vitest';
import { doneTold } from './already-done.ts';

describe('what was done to a stain already', () => {
  it.each([
    ['le cayó aceite a la camisa y le puse maicena, ¿hice bien?', '', /^Bien hecho: el polvo/],
    ['la lavé con agua hirviendo, ¿metí la pata?', 'me manché de sangre la falda', /la cuaja/],
    ['ya la metí en la secadora, ¿tiene arreglo?', 'tengo vino en el mantel', /calor la ha fijado/],
    ['le he echado cloro al pantalón azul y ahora qué', '', /el color no vuelve/],
  ])('is judged: %s', (message, before, verdict) => {
    expect(doneTold(message, before)).toMatch(verdict);
  });

  it.each(['¿le echo sal a la mancha de vino?', 'me puse el vestido con sal de mar, ¿se lava en agua fría?'])(
    'is not read into “%s”',
    (message) => {
      expect(doneTold(message, '')).toBeNull();
    },
  );
});
