import { limits } from '#contract/limits.ts';
import { photoFormats } from '#contract/photo-formats.ts';
import { decimalOfCents, premiumPrice } from '#contract/price.ts';
import { delivery, storeBrands } from '#contract/shop.ts';
import { terms } from '#contract/terms.ts';
import { holdMinutes, trustLimits } from '#contract/trust.ts';
import { scannedKinds } from '#contract/vocabulary.ts';

/** Prices, limits and terms as a language writes them: `{price}` in a text. */
export function figuresIn(locale: string, useGrouping: 'auto' | 'always' = 'auto') {
  const euros = (amount: number) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: premiumPrice.currency,
      trailingZeroDisplay: 'stripIfInteger',
      useGrouping,
    }).format(amount);
  const count = (value: number) => new Intl.NumberFormat(locale, { useGrouping }).format(value);
  const list = (names: readonly string[]) =>
    new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
  const { garments, generations, messages, photoBytes } = trustLimits;
  const { capsule, cart, chat, household, order, packing, photo, plan, share, taste, trialDays } = limits;
  return {
    price: euros(decimalOfCents(premiumPrice.cents)),
    trialDays: count(trialDays),
    freeGarments: count(garments.each.member),
    premiumGarments: count(garments.each.premium),
    freeOutfits: count(generations.each.member),
    freeMegabytes: count(photoBytes.each.member / 1_000_000),
    messagesPerHour: count(messages.each.premium),
    messageCharacters: count(chat.messageMax),
    renewalNoticeDays: count(terms.renewalNoticeDays),
    endNoticeDays: count(terms.endNoticeDays),
    withdrawalDays: count(terms.withdrawalDays),
    returnDays: count(terms.returnDays),
    deliveryDays: count(terms.deliveryDays),
    deliveryPrice: euros(delivery.price),
    freeDelivery: euros(delivery.freeFrom),
    guaranteeYears: count(terms.guaranteeYears),
    ownGuaranteeDays: count(terms.ownGuaranteeDays),
    lowestPriceDays: count(terms.lowestPriceDays),
    dataRightsDays: count(terms.dataRightsDays),
    demoHours: count(terms.demoHours),
    accountAge: count(terms.age.account),
    buyingAge: count(terms.age.buying),
    childAge: count(household.ageMax + 1),
    children: count(household.wards),
    holdDays: count(holdMinutes.member / 1440),
    holdMinutes: count(holdMinutes.unconfirmed),
    orderMax: euros(order.totalCentsMax / 100),
    pendingOrders: count(order.pendingMax),
    cartLines: count(cart.linesMax),
    cartQuantity: count(cart.quantityMax),
    storeBrands: list(storeBrands),
    scannedKinds: count(scannedKinds.length),
    photoFormats: list(Object.values(photoFormats).map(({ name }) => name)),
    photoMegabytes: count(photo.bytesMax / 1024 / 1024),
    tasteColours: count(taste.colorsMax),
    plansPerDay: count(plan.perDay),
    weekDays: count(plan.weekDays),
    packingDays: count(packing.daysMax),
    capsuleOutfitsMin: count(capsule.outfitsMin),
    capsuleOutfitsMax: count(capsule.outfitsMax),
    sharedOutfits: count(share.outfitsMax),
  };
}
