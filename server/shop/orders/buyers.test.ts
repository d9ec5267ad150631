import { expect, it } from 'vitest';
import { seedStore } from '#server/shop/catalogue/seed.ts';
import { catalogue } from '#server/shop/catalogue/seeded/index.ts';
import { fillCart, setStock, settled, stockOf, transfer, wishFor } from '#tests/factories/orderer.ts';
import { confirmAddress, startPaidTestServer } from '#tests/factories/server.ts';

const server = await startPaidTestServer();
await seedStore(server.services, catalogue.slice(0, 2));

it('twelve buyers at once for four pieces: four are sold, and a reservation that is given up goes to the next', async () => {
  await setStock(server, 20);
  const buyers = await Promise.all(Array.from({ length: 12 }, () => server.person()));
  for (const buyer of buyers) await confirmAddress(server, buyer);
  const wishes = await Promise.all(
    buyers.map(async (buyer) => {
      await fillCart(buyer);
      return wishFor(buyer, 'bank_transfer');
    }),
  );
  await setStock(server, 4);
  const tryAll = () =>
    Promise.all(buyers.map((buyer, at) => buyer.send('POST /api/store/orders', wishes[at])));
  const first = await tryAll();
  const placed = first.flatMap(({ status, body }, at) => (status === 200 ? [{ at, ...body }] : []));
  expect(placed).toHaveLength(4);
  expect(first.filter(({ body }) => body.code === 'out_of_stock')).toHaveLength(8);
  expect(await stockOf(server)).toBe(0);

  // One buyer cancels while the others retry: the piece goes to exactly one of them.
  const [given, ...kept] = placed;
  const others = buyers
    .map((buyer, at) => ({ buyer, at }))
    .filter(({ at }) => !placed.some((one) => one.at === at));
  const [cancelled, ...again] = await Promise.all([
    buyers[given.at]?.send(`POST /api/store/orders/${given.order.id}/cancel`, { confirm: true }),
    ...others.map(({ buyer, at }) => buyer.send('POST /api/store/orders', wishes[at])),
  ]);
  expect(cancelled?.body.order.status).toBe('cancelled');
  const late = again.flatMap((reply, index) =>
    reply?.status === 200 ? [{ at: others[index]?.at ?? 0, ...reply.body }] : [],
  );
  expect((await stockOf(server)) + late.length).toBe(1);

  for (const { at, order, payment } of [...kept, ...late]) {
    await transfer(server, payment);
    const buyer = buyers[at];
    expect(buyer && (await settled(buyer, order.id)).order.status).toBe('paid');
  }
});
