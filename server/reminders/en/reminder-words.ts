import { eventLabels } from '#contract/en/event-labels.ts';
import type { Translation } from '#contract/languages.ts';
import type { reminderWords as source } from '../reminder-words.ts';

export const reminderWords: Translation<typeof source> = {
  letter: (page, unsubscribe) => [
    `Open it in Vestidor: ${page}`,
    `We’re writing because you chose to get notifications by email. To stop getting them, open ${unsubscribe}`,
  ],
  morning: {
    title: 'Your outfit for today',
    weather: (temperatureC, rain) => `Today, ${temperatureC}\u00a0°C and ${rain ? 'rain' : 'no rain'}`,
  },
  events: eventLabels,
  tomorrow: {
    title: (event, time) => `Tomorrow: ${event}${time === null ? '' : `, at ${time}`}`,
    prepared: (outfit) => `You have “${outfit}” ready.`,
    nothing: 'You haven’t chosen what to wear yet.',
  },
  laundry: {
    missing: (pieces, outfit) => ({
      title: 'Not everything’s clean for tomorrow',
      body: `In the wash: ${pieces}. It’s part of “${outfit}”.`,
    }),
    pile: (count, pieces) => ({
      title: `You have ${count} pieces in the wash`,
      body: `Among them, ${pieces}.`,
    }),
  },
  away: {
    lent: (name, place) => ({
      title: `“${name}” comes back to you tomorrow`,
      body: place ? `It’s with ${place}. A message today helps.` : 'A message today helps.',
    }),
    repair: (name, place) => ({
      title: `You can pick up “${name}” tomorrow`,
      body: place ? `It’s waiting at ${place}.` : 'It’ll be ready.',
    }),
    stored: (name, place) => ({
      title: `“${name}” comes back to the wardrobe tomorrow`,
      body: place ? `You put it away in ${place}.` : 'You put it away until tomorrow.',
    }),
  },
  wish: (product, price, lowest) => ({
    title: `${product}: now ${price}`,
    body: `You saved it to your favourites. Its lowest price in the 30 days before was ${lowest}.`,
  }),
  renewal: ({ day, price, last4 }) => ({
    title: `Premium renews on ${day}`,
    body: `${price} will be charged to ${last4 === null ? 'your card' : `your card ending in ${last4}`}. Until that day you can cancel in your account.`,
  }),
  trialEnding: (day, price) => ({
    title: `Your Premium trial ends on ${day}`,
    body: `You won’t be charged. If you’d like to continue, Premium is ${price} a month.`,
  }),
};
