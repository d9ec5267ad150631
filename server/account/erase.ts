import { eq, sql } from 'drizzle-orm';
import { ProviderRefusal, ProviderUnreachable } from '#server/payments/ledger/provider.ts';
import { endNow } from '#server/payments/methods/card/actions.ts';
import { deleteUser } from '#server/people/auth/queries.ts';
import type { Sessions } from '#server/people/auth/sessions.ts';
import { householdOf } from '#server/people/household.ts';
import { announce } from '#server/platform/db/announcements.ts';
import { payments, users } from '#server/platform/db/schema/index.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { ApiError } from '#server/platform/errors.ts';
import type { Services } from '#server/services.ts';
import { cancelUnpaidOrders, deleteAddresses } from '#server/shop/orders/erase.ts';
import { ownerFolder } from '#server/wardrobe/photos/keep.ts';
import { removePhotoFiles, scheduleRemoval } from '#server/wardrobe/photos/removal.ts';
import { endLookingOf } from './viewers/queries.ts';

/**
 * Ends the card subscription first. Payments, invoices and withdrawals stay by law (Código de Comercio,
 * art. 30).
 * @throws ApiError `provider_unreachable` with nothing erased
 */
export async function erasePerson(
  services: Services,
  sessions: Sessions | undefined,
  userId: string,
): Promise<void> {
  const { db } = services;
  await endNow(services, userId).catch((error: unknown) => {
    const unsure = error instanceof ProviderUnreachable || error instanceof ProviderRefusal;
    throw unsure ? new ApiError('provider_unreachable', ({ refusals }) => refusals.account.notErased) : error;
  });
  await cancelUnpaidOrders(services, userId);
  const folders: string[] = [];
  await inTransaction(db, async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    // Its invoice does not need these.
    await tx
      .update(payments)
      .set({ details: sql`${payments.details} - 'confirmationEmail' - 'paypal'` })
      .where(eq(payments.ownerId, userId));
    await endLookingOf(tx, userId);
    await deleteAddresses(tx, userId);
    // Wards go with their guardian.
    const household = await householdOf(tx, userId);
    folders.push(...household.map(ownerFolder));
    await deleteUser(tx, userId);
    for (const folder of folders) await scheduleRemoval(tx, folder);
    await announce(tx, { person: userId });
  });
  sessions?.clearCache(userId);
  for (const folder of folders) await removePhotoFiles(services, folder);
}
