import { seeingProviderNames } from '#contract/en/names.ts';
import type { Translation } from '#contract/languages.ts';
import { euros } from '#server/platform/euros.ts';
import { inWords } from '#server/platform/madrid.ts';
import type * as source from '../words.ts';

const ofArticle = ({ name, size, color }: { name: string; size: string; color: string }) =>
  `“${name}”, size ${size}, ${color}`;
const inMinutes = (minutes: number) => `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
const megabytes = (bytes: number) => Math.round(bytes / 1_000_000).toLocaleString('en-GB');
const confirm =
  'Confirm your email with the link we sent you (you can ask for another in your account) and you’ll be able to hold more.';

const refusals: Translation<typeof source.refusals> = {
  databaseAway: 'We can’t reach your data right now. Nothing has been lost: try again in a few minutes.',
  localInstead: (advisor) =>
    `${advisor} can’t reach her provider: Vestidor’s own assistant is answering you.`,
  account: {
    notErased:
      'We haven’t deleted anything. Your card subscription has to end first, so that you aren’t charged again, and the payment service isn’t responding. Try again in a few minutes.',
    birthYear: (first, last) => `Choose a year between ${first} and ${last}.`,
    failedAttempts: (minutes) => `Too many failed attempts. Wait ${inMinutes(minutes)} and try again.`,
    wrongCodes: (minutes) => `Too many wrong codes. Wait ${inMinutes(minutes)} or sign in with a passkey.`,
    oldMailLink: 'This link no longer works. You can turn off email notifications in your account.',
  },
  wardrobe: {
    inOutfits: (outfits) =>
      `This piece is part of ${outfits === 1 ? 'an outfit, which will be deleted too' : `${outfits} outfits, which will be deleted too`}.`,
    departsLater: 'That day hasn’t come yet.',
    modelSilent: (provider) =>
      `No answer from ${seeingProviderNames[provider]}’s model. We’ll go by what Vestidor has read.`,
  },
  outfits: {
    planned: 'That outfit is already on that day.',
    dayFull: (day, outfits) => `${inWords(day, 'en')} already has ${outfits} outfits: move or remove one.`,
    farDay: 'Choose a day this year or next: up to 366 days before or after today.',
    endsBefore: 'The last day is before the first.',
    daysMost: (days) => `At most ${days} days at a time.`,
    pictureRefused: (provider) =>
      `This image was turned down by ${seeingProviderNames[provider]}’s model. Your photo is still saved: try another outfit or another photo.`,
    pictureFailed: (provider) =>
      `The image couldn’t be made by ${seeingProviderNames[provider]}’s model. Your photo is still saved: try again later.`,
  },
  shop: {
    cartFull: (articles) => `Your basket can hold ${articles} different items, and it’s full.`,
    lastInCart: 'There’s only one left in that size and colour, and it’s already in your basket.',
    fewLeft: (pieces) => `There are only ${pieces} left in that size and colour.`,
    eachMost: (pieces) => `You can have up to ${pieces} of each item.`,
    alsoInCart: (name) => `“${name}” is now in your basket too. Check it before you order.`,
    priceChanged: (name, beforeCents, cents) =>
      `The price of “${name}” has changed from ${euros(beforeCents, 'en')} to ${euros(cents, 'en')}. Check it before you order; you haven’t been charged.`,
    quantityChanged: (name, pieces) =>
      `Your basket now has ${pieces} of “${name}”. Check it before you order.`,
    goneFromCart: 'Something is no longer in your basket. Check it before you order.',
    totalChanged: (cents) => `The total is now ${euros(cents, 'en')}. Check it before you order.`,
    soldOut: (article) =>
      `${ofArticle(article)}, has sold out. Remove it from your basket to continue; you haven’t been charged.`,
    oneLeftOf: (article) =>
      `There’s only one left of ${ofArticle(article)}. Change it in your basket; you haven’t been charged.`,
    fewLeftOf: (article, pieces) =>
      `There are only ${pieces} left of ${ofArticle(article)}. Change it in your basket; you haven’t been charged.`,
    orderMost: (cents) => `An order can be ${euros(cents, 'en')} at most. Split it into several.`,
    holdsOfArticle: (article, pieces) =>
      `Until you confirm your email, ${pieces === 0 ? 'we can’t hold any' : `we can only hold ${pieces}`} of ${ofArticle(article)}, right now. Confirm it with the link we sent you, or order fewer. You haven’t been charged.`,
  },
  limits: {
    messages: (limit, minutes) =>
      `You’ve sent ${limit} messages in an hour, which is the limit. Try again in ${inMinutes(minutes)}.`,
    toolCalls: (limit, minutes) =>
      `Your assistants have made ${limit} requests in an hour, which is the limit. Try again in ${inMinutes(minutes)}.`,
    attempts: (minutes) => `Too many attempts. Wait ${inMinutes(minutes)} and try again.`,
    generations: (limit) =>
      `You’ve used all ${limit} of today’s generations. You’ll have as many again tomorrow; with Premium there’s no need to wait.`,
    garments: (limit) =>
      `Your account can hold ${limit} pieces, and it’s full. With Premium, your wardrobe has no limit.`,
    garmentsOfDemo: (limit) =>
      `The demo can hold ${limit} pieces, and it’s full. Create your account: it’s free.`,
    departed: (limit) =>
      `You’re keeping ${limit} pieces that have moved on, which is the limit. Delete one in “Moved on” to note another.`,
    photoBytes: (bytes) =>
      `Your photos already fill the ${megabytes(bytes)} MB of your account. Delete a piece that has a photo to save another.`,
    photosOfDemo:
      'The demo can’t save any more photos. Create your account, which is free, and save your own.',
    readingsOfDemo:
      'The demo has read all the photos it can today. Create your account, which is free, and carry on with your own.',
    heldPieces: (limit) =>
      `We hold ${limit} unpaid items for you at most. Pay or cancel an order, or remove something from your basket. You haven’t been charged.`,
    heldPiecesUnconfirmed: (limit) =>
      `Until you confirm your email, we hold ${limit} unpaid items for you at most. ${confirm} You haven’t been charged.`,
    reservedPieces:
      'We’ve held all the items we can for you today. You can order more tomorrow. You haven’t been charged.',
    reservedPiecesUnconfirmed: `We’ve held all the items we can for you today while your email isn’t confirmed. ${confirm} You haven’t been charged.`,
    shares: 'You’ve created all the links you can today. You can create more tomorrow.',
    invitationMails: (limit) =>
      `You’ve already emailed ${limit} invitations today. You can send more tomorrow, and you can share the link yourself at any time.`,
    invitationMailsUnconfirmed:
      'To send invitations by email, first confirm yours with the link we sent you. Meanwhile, you can share the link yourself.',
    fromConnection: 'This connection has sent too many in a row. Try again later.',
    mails: 'We’ve sent you all the emails we can today. Use the latest one or try again tomorrow.',
  },
};

const confirmations: Translation<typeof source.confirmations> = {
  signedIn: 'Signed in',
  registered: 'Account created. Welcome!',
  trialPending: 'Account created: your free trial starts when you confirm your email',
  trialBegun: 'Your free trial has started',
  signedOutEverywhere: 'Signed out on every device.',
  passwordChanged: 'Password changed. We’ve signed you out on your other devices.',
  linkSent: 'If there’s an account with that email, a link will reach you in a few minutes.',
  mailSent: (email) => `We’ve written to ${email}.`,
  emailConfirmed: 'Your email is confirmed.',
  deviceForgotten: 'That device can no longer get in without signing in.',
  passkeyRemoved: 'Passkey removed.',
  authenticatorRemoved: 'Authenticator app removed.',
  secondStepEnded: 'Your account no longer asks for a second step.',
  accountErased: 'Your account and everything in it have been deleted.',
};

const devices: Translation<typeof source.devices> = {
  unknown: 'A device',
  anyBrowser: (system) => `A browser on ${system}`,
  browser: (browser, system) => `${browser} on ${system}`,
};

const assistants: Translation<typeof source.assistants> = {
  unnamed: 'An assistant without a name',
  here: 'this device',
  app: (scheme) => `the ${scheme} app`,
};

export const inEnglish = { refusals, confirmations, devices, assistants };
