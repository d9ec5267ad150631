import { startTrial } from '#server/payments/trial/queries.ts';
import type { startOwnServer } from './_own-server.ts';

export async function signUpWithGarments(
  { app, services }: Pick<Awaited<ReturnType<typeof startOwnServer>>, 'app' | 'services'>,
  count: number,
) {
  const signedUp = await app.inject({
    method: 'POST',
    url: '/api/register',
    payload: { username: 'bench', email: 'bench@ejemplo.es', password: 'una-clave-larga' },
  });
  const [session] = signedUp.cookies;
  const cookie = `${session?.name}=${session?.value}`;
  const userId: string = signedUp.json().user.id;
  await startTrial(services.db, userId, new Date());
  const kinds = ['shirt', 't-shirt', 'pants', 'jeans', 'sneakers', 'coat', 'dress', 'bag'] as const;
  for (let index = 0; index < count; index++) {
    const payload = {
      name: `Prenda ${index}`,
      kind: kinds[index % kinds.length],
      color: index % 3 === 0 ? 'blanco' : 'azul marino',
      purchasePrice: 20 + index,
    };
    await app.inject({ method: 'POST', url: '/api/wardrobe/items', headers: { cookie }, payload });
  }
  return { cookie, userId };
}
