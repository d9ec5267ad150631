import type { Translation } from '#contract/languages.ts';
import { list } from '#server/platform/mail/letterhead.ts';
import type { Line, letterWords as source } from '../letter-words.ts';

const lineOf = ({ quantity, piece, brand, size, color, price }: Line) =>
  `${quantity} × ${piece}, ${brand}, size ${size}, ${color}: ${price}`;

const delivery = (price: string | null) => `Delivery: ${price ?? 'free'}`;

export const letterWords: Translation<typeof source> = {
  awaitsTransfer: (order) => ({
    subject: `How to pay for your order ${order.number}`,
    blocks: [
      `We’ve set aside the pieces of your order ${order.number}${order.until === null ? '' : ` until ${order.until}`}. All that’s missing is the transfer; here are the details:`,
      order.longer !== null &&
        `We set them aside for so short a time because you haven’t confirmed your email. Confirm it before then with the link we sent when you created your account (you can ask for another in your account) and we’ll keep them for you until ${order.longer}.`,
      list(
        `Amount: ${order.amount}`,
        `Account holder: ${order.account.name}`,
        `IBAN: ${order.account.iban}`,
        `BIC: ${order.account.bic}`,
        `Payment reference, just this: ${order.reference}`,
      ),
      'An ordinary transfer takes up to two working days; an instant one, seconds. When it arrives we’ll send you the confirmation and the invoice.',
      'YOUR ORDER',
      list(...order.lines.map(lineOf), delivery(order.delivery), `Total: ${order.total}, VAT included.`),
      'If it doesn’t arrive in time, the pieces go back on sale, we leave them in your basket and you owe nothing.',
      `With a QR code for your banking app, other ways to pay and the button to cancel it: ${order.page}`,
      `Any questions? Write to ${order.email}.`,
    ],
  }),
  confirmed: (order) => ({
    subject: `Order ${order.number} confirmed: your invoice ${order.invoice}`,
    blocks: [
      `Your payment has arrived and we’re getting your order ${order.number} ready. Its pieces are already in your wardrobe. Keep this message: it confirms what you’ve bought.`,
      'WHAT YOU’VE BOUGHT',
      list(
        ...order.lines.map(lineOf),
        delivery(order.delivery),
        `Total: ${order.total}, including ${order.vat} of VAT (${order.vatPercent}%).`,
        `Paid by ${order.paidWith} on ${order.paidOn}. Reference: ${order.reference}.`,
        `Invoice ${order.invoice}, attached as a PDF (in Spanish).`,
      ),
      'WHERE IT’S GOING',
      order.address,
      `It leaves within one or two working days and arrives at most five days after that. You can follow it, and cancel it as long as it hasn’t left, at ${order.page}`,
      'YOUR RIGHT TO WITHDRAW',
      'You can withdraw without giving any reason for up to fourteen days after you receive it. We refund everything you’ve paid, delivery included, by the same means and within fourteen days at most; we may wait until we have the pieces back. You have fourteen days to send them, unworn and with their labels, and you pay for sending them.',
      `The quickest way is the “Withdraw from the order” button on its page. Any clear message to ${order.email} will do as well; you can copy this form, although you don’t have to:`,
      list(
        `To ${order.name}, ${order.sellerAddress}, ${order.email}.`,
        `I hereby give notice that I withdraw from my purchase. Order ${order.number}, received on …`,
        'Name: … Address: …',
        'Date, and signature if sent on paper.',
      ),
      'GUARANTEE AND COMPLAINTS',
      `The pieces have a legal guarantee of three years. If something arrives damaged or isn’t what you ordered, write to ${order.email} and we’ll exchange it or refund you, delivery included. Spanish law applies, and the courts of the place where you live have jurisdiction. The full terms are at ${order.terms}`,
      'WHO SELLS IT TO YOU',
    ],
  }),
  shipped: (order) => ({
    subject: `Your order ${order.number} is on its way`,
    blocks: [
      `Your order ${order.number} is on its way${order.city === null ? '' : ` to ${order.city}`}. It arrives within five days at most.`,
      order.tracking !== null && `Tracking: ${order.tracking}`,
      order.until !== null &&
        `If you change your mind, you can withdraw until ${order.until} at ${order.page}`,
    ],
  }),
  lapsed: (order) => ({
    subject: `We’re no longer holding your order ${order.number}`,
    blocks: [
      `We haven’t received the payment for your order ${order.number}, of ${order.total}, and its pieces are on sale again. You owe nothing.`,
      `We’ve left them in your basket in case you still want them: ${order.shop}`,
      'If you’ve already sent the money, there’s nothing you need to do: if the pieces are still there when it arrives, we’ll fulfil the order, and if not, we’ll refund it in full.',
    ],
  }),
  cancelled: (order) => ({
    subject: `We’ve cancelled your order ${order.number}`,
    blocks: [
      `We can’t fulfil your order ${order.number} and have cancelled it. We’re sorry.`,
      order.moneyBack,
      'The pieces you hadn’t worn have left your wardrobe.',
    ],
  }),
  moneyTooLate: (order) => ({
    subject: `We’re refunding ${order.amount} of your order ${order.number}`,
    blocks: [order.why, order.moneyBack, `Payment ${order.reference}. The order is at ${order.page}`],
  }),
  moneyBack: {
    byHand: (amount, email) =>
      `We’re refunding ${amount} the same way, within fourteen days at most. A person makes this refund: if we need anything from you, we’ll write from ${email}.`,
    sent: (amount) =>
      `The refund of ${amount} is already on its way, the same way you paid; depending on your bank, it takes from a few hours to ten days to show.`,
  },
  withdrawn: {
    what: (number) => `order ${number}`,
    cancelled: 'The order is cancelled and won’t be sent.',
    removed: 'The pieces you hadn’t worn have left your wardrobe.',
    sendBack: ({ day, seller, number }) =>
      `Send us the pieces, unworn and with their labels, before ${day}, to ${seller}, with the number ${number} inside.`,
    moneyBack: (amount) =>
      `When they arrive, we’ll refund ${amount}, the full amount, the same way you paid.`,
  },
};
