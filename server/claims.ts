import type { FastifyBaseLogger } from 'fastify';
import { followUp } from '#server/payments/ledger/follow-up.ts';
import { sendDueMail } from '#server/platform/mail/send-due-mail.ts';
import type { Services } from '#server/services.ts';
import { timed } from './platform/jobs/timed.ts';

const everyMillis = 5_000;

/**
 * Payments to look at and mail to send are rows that say when they are due: each is claimed by one server, whichever
 * looks first. They are a queue already, written in the transaction of what they belong to, so every server looks.
 * @returns what ends it, once what is under way has ended
 */
export function followClaims(services: Services, log: FastifyBaseLogger): () => Promise<void> {
  const stops = [
    again('follow-payments', () =>
      followUp(services, (err, { id }) => log.warn({ err, payment: id }, 'a payment could not be looked at')),
    ),
    again('send-mail', () => sendDueMail(services, log)),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };

  /** Runs it again and again, one run after the other, never two at once. */
  function again(name: string, run: () => Promise<unknown>): () => Promise<unknown> {
    let running: Promise<unknown> = Promise.resolve();
    let busy = false;
    const timer = setInterval(() => {
      if (busy) return;
      busy = true;
      running = timed(name, run)
        .catch((err: unknown) => log.error({ err }, `${name} failed`))
        .finally(() => {
          busy = false;
        });
    }, everyMillis);
    timer.unref();
    return () => {
      clearInterval(timer);
      return running;
    };
  }
}
