import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { eraseOldDemos } from '#server/demo/accounts.ts';
import { drawDemo } from '#server/demo/garments.ts';
import { CalendarReader, rereadCalendars } from '#server/outfits/calendar/source.ts';
import { Stylist } from '#server/outfits/engine/stylist.ts';
import { sendRecords } from '#server/payments/invoices/records/agency/send.ts';
import { followUp } from '#server/payments/ledger/follow-up.ts';
import { reconcile } from '#server/payments/ledger/reconcile.ts';
import { sweepCardSubscriptions } from '#server/payments/methods/card/sweep.ts';
import { queueRenewalReminders } from '#server/payments/subscription/renewal-reminders.ts';
import { deleteExpiredSessions } from '#server/people/auth/delete-expired-sessions.ts';
import { sendDueNews } from '#server/people/webhooks/deliver.ts';
import { deleteOldDeliveries } from '#server/people/webhooks/queries.ts';
import { deleteOldRateWindows } from '#server/platform/http/limit-rates.ts';
import { followClaims } from '#server/platform/jobs/claims.ts';
import type { Claim, Job } from '#server/platform/jobs/job.ts';
import { JobQueue } from '#server/platform/jobs/queue.ts';
import { deleteOldMail } from '#server/platform/mail/outbox.ts';
import { unlessAborted } from '#server/platform/unless-aborted.ts';
import { sendDuePushes } from '#server/reminders/push/send-due.ts';
import { remind } from '#server/reminders/remind.ts';
import { deleteOldReminders } from '#server/reminders/reminders.ts';
import { drawCoversWhenIdle } from '#server/shop/catalogue/pictures/draw-covers.ts';
import { deleteOldCosts } from '#server/trust/ledger.ts';
import { removeScheduled } from '#server/wardrobe/photos/removal.ts';
import { forgetUnfiled } from '#server/wardrobe/scans/unfiled.ts';
import { sendDueMail } from './send-due-mail.ts';
import type { Services } from './services.ts';

/** As many as a page of the wardrobe or the shop shows first. */
const firstLook = 12;

/** A PayPal dispute can be opened for 180 days, the longest of all providers. */
const reconciledDays = 180;

export interface Jobs {
  /** Resolves when current work has ended. */
  stop(): Promise<void>;
}

/** Starts the background work, shared with the other servers of the database. */
export function startJobs(services: Services, app: FastifyInstance): Jobs {
  const { config, db } = services;
  const stylist = new Stylist();
  const reader = new CalendarReader();
  const stopClaims = followClaims(claims(services, { stylist, reader }, app.log), app.log);
  const queue = JobQueue.open({
    db,
    backend: config.databaseKind,
    jobs: scheduledJobs(services, app),
    log: app.log,
  }).catch((err: unknown) => {
    app.log.error({ err }, 'the queue of jobs could not be opened: scheduled work waits for the next start');
    return null;
  });
  return {
    async stop() {
      await Promise.all([stopClaims(), queue.then((opened) => opened?.stop())]);
      await Promise.all([stylist.close(), reader.close()]);
    },
  };
}

export const claims = (
  services: Services,
  { stylist, reader }: { stylist: Stylist; reader: CalendarReader },
  log: FastifyBaseLogger,
): Claim[] => [
  {
    name: 'follow-payments',
    run: () =>
      followUp(services, (err, { id }) => log.warn({ err, payment: id }, 'a payment could not be looked at')),
  },
  { name: 'send-mail', run: () => sendDueMail(services, log) },
  { name: 'remind', run: () => remind(services, stylist, log) },
  { name: 'read-calendars', run: () => rereadCalendars(services, reader) },
  { name: 'send-news', run: (stopping) => sendDueNews(services, log, stopping) },
  { name: 'send-pushes', run: () => sendDuePushes(services, log) },
];

/** Minutes differ to spread the load. */
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
    { name: 'send-invoice-records', cron: '* * * * *', run: () => sendRecords(services) },
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
      run: () => removeScheduled(services),
    },
    {
      name: 'forget-old-costs',
      cron: '13 * * * *',
      run: () => deleteOldCosts(services.db, services.now()),
    },
    { name: 'forget-unfiled-scans', cron: '47 4 * * *', run: () => forgetUnfiled(services) },
    { name: 'forget-old-sessions', cron: '11 * * * *', run: () => deleteExpiredSessions(services) },
    { name: 'forget-old-mail', cron: '17 * * * *', run: () => deleteOldMail(services) },
    { name: 'forget-old-reminders', cron: '19 5 * * *', run: () => deleteOldReminders(services) },
    { name: 'forget-old-news', cron: '31 * * * *', run: () => deleteOldDeliveries(services) },
    { name: 'forget-rate-windows', cron: '29 * * * *', run: () => deleteOldRateWindows(services) },
    {
      name: 'draw-first-pictures',
      cron: '37 4 * * *',
      atStart: true,
      async run(stopping) {
        const { demo, drawAhead } = services.config;
        if (!drawAhead) return;
        if (demo) await unlessAborted(drawDemo(services, firstLook), stopping);
        await drawCoversWhenIdle(app, services, stopping, firstLook);
      },
    },
    {
      name: 'draw-covers',
      cron: '43 4 * * *',
      async run(stopping) {
        if (services.config.drawAhead) await drawCoversWhenIdle(app, services, stopping);
      },
    },
  ];
}
