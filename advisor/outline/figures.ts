import { limits } from '#contract/limits.ts';
import { decimalOfCents, premiumPrice } from '#contract/price.ts';
import { delivery } from '#contract/shop.ts';
import { terms } from '#contract/terms.ts';
import { trustLimits } from '#contract/trust.ts';

/** Prices and terms, formatted for a language. */
export function figuresIn(locale: string) {
  const euros = (amount: number) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: premiumPrice.currency,
      trailingZeroDisplay: 'stripIfInteger',
    }).format(amount);
  const count = (value: number) => new Intl.NumberFormat(locale).format(value);
  const { garments, generations } = trustLimits;
  return {
    price: euros(decimalOfCents(premiumPrice.cents)),
    freePieces: count(garments.each.member),
    freeOutfits: count(generations.each.member),
    premiumPieces: count(garments.each.premium),
    trialDays: limits.trialDays,
    withdrawalDays: terms.withdrawalDays,
    returnDays: terms.returnDays,
    deliveryDays: terms.deliveryDays,
    guaranteeYears: terms.guaranteeYears,
    demoHours: terms.demoHours,
    age: terms.age,
    photoMegabytes: limits.photo.bytesMax / 1024 / 1024,
    plansPerDay: limits.plan.perDay,
    packingDays: limits.packing.daysMax,
    childAge: limits.household.ageMax + 1,
    deliveryPrice: euros(delivery.price),
    freeDelivery: euros(delivery.freeFrom),
  };
}
