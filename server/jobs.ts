import { once } from 'node:events';
import type { FastifyInstance } from 'fastify';
import { forgetOldUsage } from '#server/advisors/meter.ts';
import { drawDemo } from '#server/demo/draw.ts';
import { eraseOldDemos } from '#server/demo/erase.ts';
import { reconcile } from '#server/payments/ledger/reconcile.ts';
import { sweepCardSubscriptions } from '#server/payments/methods/card/sweep.ts';
import { queueRenewalReminders } from '#server/payments/subscription/renewal-reminders.ts';
import { forgetOldSessions } from '#server/people/auth/forget-old.ts';
import { forgetOldWindows } from '#server/platform/http/shared-limits.ts';
import { forgetOldMail } from '#server/platform/mail/outbox.ts';
import type { Services } from '#server/services.ts';
import { drawCoversWhenIdle } from '#server/shop/catalogue/pictures/draw-covers.ts';
import { removePromised } from '#server/wardrobe/photos/forget.ts';

/** Something that is done once, by whichever of the servers comes first. */
export interface Job {
  /** The name of its queue. */
  name: string;
  /** When it is due, as cron says it, by the clock of Madrid. */
  cron: string;
  /** Also when a server starts. */
  atStart?: true;
  /** @param stopping aborts as the server stops: what takes long leaves the rest to the next one */
  run(stopping: AbortSignal): Promise<unknown>;
}

/** A PayPal dispute can be opened for so long; nobody else takes longer. */
const reconciledDays = 180;

/** What has its time. The minutes differ, so that not everything falls on the full hour. */
export function scheduledJobs(services: Services, app: FastifyInstance): Job[] {
  const { log } = app;
  return [
    {
      name: 'erase-old-demonstrations',
      cron: '7 * * * *',
      atStart: true,
      run: () => eraseOldDemos(services),
    },
    { name: 'remind-of-renewals', cron: '*/10 * * * *', run: () => queueRenewalReminders(services) },
    {
      name: 'look-for-renewals',
      cron: '23 * * * *',
      run: () =>
        sweepCardSubscriptions(services, (err, subscription) =>
          log.warn({ err, subscription }, 'a card subscription could not be looked at'),
        ),
    },
    {
      name: 'reconcile-payments',
      cron: '41 3,15 * * *',
      async run() {
        const { differences, unreachable, unclaimed } = await reconcile(services, { days: reconciledDays });
        if (differences.length + unclaimed.length > 0)
          log.error({ differences, unclaimed }, 'providers and database do not agree: operator reconcile');
        if (unreachable.length > 0) log.warn({ unreachable }, 'providers could not be asked');
      },
    },
    {
      name: 'remove-erased-photographs',
      cron: '*/10 * * * *',
      atStart: true,
      run: () => removePromised(services),
    },
    {
      name: 'forget-chat-usage',
      cron: '13 * * * *',
      run: () => forgetOldUsage(services.db, services.now()),
    },
    { name: 'forget-old-sessions', cron: '11 * * * *', run: () => forgetOldSessions(services) },
    { name: 'forget-old-mail', cron: '17 * * * *', run: () => forgetOldMail(services) },
    { name: 'forget-rate-windows', cron: '29 * * * *', run: () => forgetOldWindows(services) },
    {
      name: 'draw-pictures',
      cron: '37 4 * * *',
      atStart: true,
      async run(stopping) {
        if (services.config.demo) await unlessAborted(stopping, drawDemo(services));
        if (services.config.drawAhead) await drawCoversWhenIdle(app, services, stopping);
      },
    },
  ];
}

/** Waits for the work, or no longer than until the signal: what is left of it may be cut short. */
async function unlessAborted(signal: AbortSignal, work: Promise<unknown>): Promise<void> {
  const aborted = once(signal, 'abort');
  signal.throwIfAborted();
  await Promise.race([work, aborted.then(() => signal.throwIfAborted())]);
}
