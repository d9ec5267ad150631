import type { FastifyBaseLogger } from 'fastify';
import { forgetOldUsage } from './chat/meter.ts';
import { eraseOldDemos } from './demo/erase.ts';
import { forgetOldMail } from './mail/outbox.ts';
import { sendDueMail } from './mail/send-due-mail.ts';
import { sweepCardSubscriptions } from './payments/card-sweep.ts';
import { followUp } from './payments/follow-up.ts';
import { reconcile } from './payments/reconcile.ts';
import type { Services } from './services.ts';
import { queueRenewalReminders } from './subscription/renewal-reminders.ts';

export interface Jobs {
  /** Ends when what is under way has ended. */
  stop(): Promise<void>;
}

const second = 1000;
const hour = 60 * 60 * second;
/** A PayPal dispute can be opened for so long; nobody else takes longer. */
const reconciledDays = 180;

/** What the server does without being asked. Each job takes its work from the database, so that two servers share it. */
export function startJobs(services: Services, log: FastifyBaseLogger): Jobs {
  const jobs = [
    every(hour, 'erasing old demonstrations', () => eraseOldDemos(services)),
    every(10 * 60 * second, 'reminding of renewals', () => queueRenewalReminders(services)),
    every(5 * second, 'following payments', () =>
      followUp(services, (err, { id }) => log.warn({ err, payment: id }, 'a payment could not be looked at')),
    ),
    every(hour, 'looking for renewals', () =>
      sweepCardSubscriptions(services, (err, subscription) =>
        log.warn({ err, subscription }, 'a card subscription could not be looked at'),
      ),
    ),
    every(12 * hour, 'reconciling payments', async () => {
      const { differences, unreachable, unclaimed } = await reconcile(services, { days: reconciledDays });
      if (differences.length + unclaimed.length > 0)
        log.error({ differences, unclaimed }, 'providers and database do not agree: operator reconcile');
      if (unreachable.length > 0) log.warn({ unreachable }, 'providers could not be asked');
    }),
    every(hour, 'forgetting what the chat has used', () => forgetOldUsage(services.db, services.now())),
    every(hour, 'forgetting old mail', () => forgetOldMail(services)),
    every(5 * second, 'sending mail', () => sendDueMail(services, log)),
  ];

  /** Runs a job again and again, one run after the other, never two at once. */
  function every(millis: number, name: string, job: () => Promise<unknown>) {
    let running: Promise<unknown> = Promise.resolve();
    let busy = false;
    const timer = setInterval(() => {
      if (busy) return;
      busy = true;
      running = job()
        .catch((err: unknown) => log.error({ err }, `${name} failed`))
        .finally(() => {
          busy = false;
        });
    }, millis);
    timer.unref();
    return async () => {
      clearInterval(timer);
      await running;
    };
  }

  return {
    async stop() {
      await Promise.all(jobs.map((stop) => stop()));
    },
  };
}
