import type { Translation } from '#contract/languages.ts';
import { list } from '#server/platform/mail/letterhead.ts';
import type { letterWords as source } from '../letter-words.ts';

export const letterWords: Translation<typeof source> = {
  test: {
    subject: (subject) => `[Test] ${subject}`,
    notice: 'TEST MODE: no money has moved and this message has no value.',
  },
  vat: ({ vatCountry, vatPercent }) =>
    vatCountry === 'ES' ? `${vatPercent}% VAT` : `${vatPercent}% VAT of ${countries.of(vatCountry)}`,
  card: (last4) => (last4 === null ? 'your card' : `your card ending in ${last4}`),
  cancellationConfirmed: ({ until, account }) => ({
    subject: 'Your subscription is cancelled',
    blocks: [
      `We’ve cancelled the renewal of your Vestidor Premium subscription. ${until === null ? 'You won’t be charged again.' : `You keep Premium until ${until} and won’t be charged again.`}`,
      'After that your account carries on as a free one, with all your clothes, photos and outfits.',
      `If you change your mind before that date, you can resume it at ${account}.`,
    ],
  }),
  chargeFailed: ({ price, card, account }) => ({
    subject: 'We couldn’t charge your Premium',
    blocks: [
      `We tried to renew your Premium (${price}) with ${card} and the bank declined it. You haven’t been charged.`,
      `It’s usually an expired card or a spending limit. You can use another one with the “Change card” button, at ${account}. The payment provider will try again over the next few days; meanwhile your clothes and outfits stay where they are.`,
      'If you’d rather not continue, do nothing or cancel the subscription there: your account will become a free one.',
    ],
  }),
  premiumEnding: ({ day, price, pay }) => ({
    subject: `Your Premium ends on ${day}`,
    blocks: [
      `The month of Premium that you paid for ends on ${day}. It doesn’t renew by itself and you won’t be charged.`,
      `If you’d like another month, it’s ${price}, VAT included: ${pay}. If you pay before that date, the new month starts when this one ends and you don’t lose a day.`,
      'If not, thank you for being here. Your account carries on as a free one and keeps all your clothes, photos and outfits.',
    ],
  }),
  renewalReminder: ({ day, price, card, account }) => ({
    subject: `Premium renews on ${day}`,
    blocks: [
      `On ${day} your Vestidor Premium subscription renews for another month. That day we’ll charge ${price}, VAT included, to ${card}.`,
      'If you’d like to continue, there’s nothing you need to do.',
      `If not, cancel it before that day at ${account}, with the “Cancel subscription” button. You keep Premium until the end of the month you’ve already paid for and won’t be charged again.`,
    ],
  }),
  contractConfirmed: (contract) => ({
    subject: `Premium confirmed: your contract and your invoice ${contract.invoice}`,
    blocks: [
      'Your payment has arrived and Premium is active. Keep this message: it confirms what you’ve signed up for.',
      'WHAT YOU’VE SIGNED UP FOR',
      list(
        `Vestidor Premium, ${contract.period}.`,
        `Price: ${contract.price}, ${contract.vat} included, with no fees or surcharges for the means of payment.`,
        `Paid by ${contract.paidWith} on ${contract.paidOn}. Reference: ${contract.reference}.`,
        `Invoice ${contract.invoice}, attached as a PDF (in Spanish); it’s always in your account, too.`,
      ),
      'WHAT IT INCLUDES',
      'The stylists Maya and Valentina, up to five thousand pieces in your wardrobe and up to two hundred outfit requests a day. It starts as soon as the payment is confirmed, or when the month you already had ends.',
      contract.agreed && `On ${contract.agreed.moment} you agreed to: “${contract.agreed.words}”`,
      'HOW LONG IT LASTS AND HOW TO CANCEL',
      contract.renews
        ? `The subscription renews by itself every month for ${contract.price} with the same card, until you cancel it. We email you fifteen days before each charge. Cancelling takes one button, “Cancel subscription”, at ${contract.account}: you keep Premium until the end of the month you’ve paid for and won’t be charged again. There’s no minimum term.`
        : 'This payment covers one month and doesn’t renew: there’s nothing to cancel. We let you know three days before it ends, in case you’d like to continue.',
      contract.withdrawal,
      'GUARANTEE AND COMPLAINTS',
      `The service has the legal guarantee of conformity for as long as it lasts. If something doesn’t work as we said, write to ${contract.email} and we’ll put it right or refund whatever is due. Spanish law applies, and the courts of the place where you live have jurisdiction. The full terms are at ${contract.terms}`,
      'WHO SELLS IT TO YOU',
    ],
  }),
  withdrawalNotice: ({ until, reference, asked, account, seller, email }) => [
    'YOUR RIGHT TO WITHDRAW',
    `You can withdraw from this contract without giving any reason up to and including ${until}. ${asked ? 'We refund what you’ve paid less the share for the full days it has lasted, as you agreed when you signed up; you see the exact sum before you confirm. We do so' : 'We refund everything you’ve paid, without deducting the days on which you’ve used Premium,'} within fourteen days at most and by the same means of payment. This payment’s month of Premium ends the moment you withdraw. If you’ve already withdrawn from Premium less than a year ago, this payment doesn’t allow another withdrawal; you can always cancel.`,
    `The quickest way is the “Withdraw from contract here” button in your account: ${account}\nIn two steps you have your receipt with date and time. Any clear message to ${email} or a letter will do as well; you can copy this form, although you don’t have to:`,
    list(
      `To ${seller}, ${email}.`,
      'I hereby give notice that I withdraw from my contract for Vestidor Premium.',
      `Payment reference: ${reference}. Date of payment: …`,
      'Name: … Username or email of the account: … Address: …',
      'Date, and signature if sent on paper.',
    ),
  ],
  paymentDisputed: ({ subject, reference, amount, suspended, email }) => ({
    subject,
    blocks: [
      `We’ve been told of a claim about your payment ${reference} of ${amount}, and ${suspended}.`,
      `If you didn’t make it or it was a misunderstanding, write to ${email} and we’ll sort it out. Your clothes, photos and outfits are still where they were.`,
    ],
  }),
  paymentVanished: ({ network, reference, amount, suspended, email }) => ({
    subject: `Your payment ${reference} has vanished from the ${network} network`,
    blocks: [
      `The network had confirmed your payment ${reference} of ${amount} and no longer has it. Until it’s confirmed again, ${suspended}.`,
      `If it comes back, we’ll see it and everything will be as it was. If you need help, write to ${email}. Your clothes, photos and outfits are still where they were.`,
    ],
  }),
  paymentReinstated: ({ reference, amount, reinstated }) => ({
    subject: `Your payment ${reference} is in order again`,
    blocks: [`Your payment ${reference} of ${amount} counts again and ${reinstated}.`],
  }),
  disputeLost: ({ reference, amount, network, creditNote }) => ({
    subject: `The claim about your payment ${reference} has been settled`,
    blocks: [
      network === null
        ? `The claim about your payment ${reference} has been settled in your favour: ${amount} goes back the way you paid.`
        : `Your payment ${reference} hasn’t come back to the ${network} network and we treat it as never made.`,
      creditNote !== null && `The credit note ${creditNote} is attached.`,
    ],
  }),
  refundDone: ({ amount, reference, paidWith, creditNote, isPart, undone }) => ({
    subject: `We’ve refunded ${amount}`,
    blocks: [
      `We’ve refunded ${amount} of your payment ${reference} the same way you paid (${paidWith}). Depending on your bank, it may take from a few hours to ten days to show.`,
      creditNote !== null && `The credit note ${creditNote} is attached.`,
      creditNote !== null && !isPart && undone,
      isPart && 'Everything else you paid for stays as it was.',
    ],
  }),
  withdrawalReceipt: (receipt) => ({
    subject: `Receipt for your withdrawal ${receipt.number}`,
    blocks: [
      `We’ve received your withdrawal from ${receipt.what}. This message is your receipt.`,
      list(
        `Number: ${receipt.number}`,
        `Received: ${receipt.moment}`,
        `Payment you’re withdrawing from: ${receipt.reference}, of ${receipt.paid}`,
      ),
      `${receipt.ended} ${receipt.moneyBack}`,
      receipt.charge,
      receipt.closing,
    ],
  }),
  premium: {
    what: 'the Vestidor Premium contract',
    ended: (renews) =>
      `That payment’s month of Premium has ended.${renews ? ' The card subscription ends, too, and you won’t be charged again.' : ''}`,
    charge: ({ paid, whole, charged, usedDays, periodDays }) =>
      `That’s the ${paid} ${whole === null ? 'you paid' : `left of the ${whole} of your payment`} less ${charged}, the share for ${usedDays === 1 ? 'one day' : `${usedDays} days`} of the month’s ${periodDays}: you asked for Premium to start without waiting for the withdrawal period to end (article 108.3 of Spain’s Royal Legislative Decree 1/2007).`,
    closing: 'Your account carries on, with all your clothes, photos and outfits.',
  },
  moneyBack: ({ refund, amount, whole }) => {
    const sum = `${amount}${whole ? ', the full amount,' : ''}`;
    switch (refund) {
      case 'sent':
        return `We’re refunding ${sum} the same way you paid. It’s already on its way; depending on your bank, it takes from a few hours to ten days to show.`;
      case 'by_hand':
        return `We’re refunding ${sum} the same way you paid, within fourteen days at most. A person makes this refund: if we need anything from you, we’ll write.`;
      case 'nothing_to_refund':
        return 'This month was opened with a code, without a payment through us to refund. If you paid for that code, reply to this message and we’ll sort it out within fourteen days at most.';
    }
  },
};

const countries = new Intl.DisplayNames('en-GB', { type: 'region' });
