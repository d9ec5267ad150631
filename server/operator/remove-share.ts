import { and, eq } from 'drizzle-orm';
import { sharedOutfits, shares } from '#server/platform/db/schema/index.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { command, done, failed } from './command.ts';

export const removeShare = command({
  words: ['ENLACE'],
  help: 'retira un outfit compartido; el enlace dice que se ha retirado y no enseña nada más',
  danger: 'El enlace no se puede recuperar. Su dueño conserva el outfit y ve que se ha retirado.',
  async run({ db, now }, [address = '']) {
    const [token] = /[0-9a-f]{32}(?=\/?$)/.exec(address) ?? [];
    if (token === undefined) return failed(`«${address}» no es un enlace de un outfit.`);
    const removed = await inTransaction(db, async (tx) => {
      const [share] = await tx
        .update(shares)
        .set({ removedAt: now() })
        .where(eq(shares.token, token))
        .returning({ ownerId: shares.ownerId });
      if (share === undefined) return false;
      await tx
        .update(sharedOutfits)
        .set({ picture: null, pictureOf: null })
        .where(and(eq(sharedOutfits.ownerId, share.ownerId), eq(sharedOutfits.token, token)));
      return true;
    });
    if (!removed) return failed('Ese enlace ya no existe.');
    return done('Retirado: el enlace ya no enseña el outfit.', { token });
  },
});
