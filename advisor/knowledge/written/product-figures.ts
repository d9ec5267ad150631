import { limits } from '#contract/limits.ts';
import { photoFormats } from '#contract/photo-formats.ts';
import { decimalOfCents, premiumPrice } from '#contract/price.ts';
import { terms } from '#contract/terms.ts';
import { trustLimits } from '#contract/trust.ts';

const money = new Intl.NumberFormat('es', {
  style: 'currency',
  currency: premiumPrice.currency,
  trailingZeroDisplay: 'stripIfInteger',
  useGrouping: 'always',
});
export const euros = (amount: number) => money.format(amount);
export const count = (value: number) => new Intl.NumberFormat('es', { useGrouping: 'always' }).format(value);
export const and = new Intl.ListFormat('es', { type: 'conjunction' });
export const price = `${euros(decimalOfCents(premiumPrice.cents))} al mes`;
export const { garments, generations, photoBytes } = trustLimits;
export const freeGarments = count(garments.each.member);
export const freeOutfits = count(generations.each.member);
export const premiumGarments = count(garments.each.premium);
export const trial = `${limits.trialDays} días`;
export const withdrawal = `${terms.withdrawalDays} días naturales`;
export const orderMax = euros(limits.order.totalCentsMax / 100);
export const megabytes = (bytes: number) => `${count(bytes / 1_000_000)} MB`;
export const formats = and.format(Object.values(photoFormats).map(({ name }) => name));
