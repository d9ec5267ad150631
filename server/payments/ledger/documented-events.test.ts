import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { stripeEvents } from '../methods/card/events.ts';
import { paypalEvents } from '../methods/paypal/webhook.ts';

const page = readFileSync(new URL('../../../docs/payments.md', import.meta.url), 'utf8');

function eventsNamedIn(heading: string, pattern: RegExp): string[] {
  const section = page.split(/^## /m).find((part) => part.startsWith(heading)) ?? '';
  return [...section.matchAll(/`([^`]+)`/g)].flatMap(([, name = '']) => (pattern.test(name) ? [name] : []));
}

it.each([
  ['Cards', /^(?:invoice|payment_intent|charge|customer|setup_intent)[.][a-z_.]+$/, stripeEvents],
  ['PayPal', /^[A-Z]+[.][A-Z_.]+$/, paypalEvents],
])(
  'the page about payments names every event that is followed, and no other: %s',
  (heading, pattern, followed) => {
    expect(eventsNamedIn(heading, pattern).toSorted()).toEqual([...followed].toSorted());
  },
);
