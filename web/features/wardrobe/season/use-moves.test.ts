import { expect, it } from 'vitest';
import { buildGarment } from '#web/garments/build-garment.ts';
import { movesOf, reverseOf, stillReversible } from './use-moves.ts';

const stored = (place: string) => ({ why: 'stored' as const, place, until: null });

it('undoes a change of season where nothing has happened since', () => {
  const before = [
    buildGarment({ id: 'abrigo', away: stored('Altillo') }),
    buildGarment({ id: 'bufanda', away: stored('Altillo') }),
    ...['falda', 'sandalias', 'bañador', 'vestido'].map((id) => buildGarment({ id, away: null })),
  ];
  const back = ['abrigo', 'bufanda'];
  const boxes = [{ place: 'Caja 1 ', ids: ['falda', 'sandalias', 'bañador', 'vestido'] }];
  const done = { back, boxes, reverse: reverseOf(before) };
  const after = movesOf(back, boxes).flatMap(({ away, garmentIds }) =>
    garmentIds.map((id) => buildGarment({ id, away: away && { ...away, place: away.place.trim() } })),
  );
  expect(stillReversible(done, after)).toEqual(done.reverse);

  const since = after
    .filter(({ id }) => id !== 'vestido')
    .map((item) =>
      item.id === 'abrigo'
        ? { ...item, away: { why: 'repair' as const, place: 'Zapatería Luis', until: '2026-11-20' } }
        : item.id === 'falda'
          ? { ...item, away: null }
          : item.id === 'bañador'
            ? { ...item, away: stored('Trastero') }
            : item,
    );
  expect(stillReversible(done, since)).toEqual([
    { away: stored('Altillo'), garmentIds: ['bufanda'] },
    { away: null, garmentIds: ['sandalias'] },
  ]);
});
