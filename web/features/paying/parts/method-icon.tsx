import { BadgeCheck, Bitcoin, CreditCard, Landmark, type LucideIcon } from 'lucide-react';
import type { PaymentMethodIcon } from '#contract/payment-methods.ts';

type MethodIconName = 'bank' | 'card' | 'bitcoin' | 'check';

const byEmoji: Readonly<Record<string, MethodIconName>> = {
  '🏦': 'bank',
  '🏛': 'bank',
  '💳': 'card',
  '🅿': 'card',
  '₿': 'bitcoin',
  '🪙': 'bitcoin',
  '✅': 'check',
  '✔': 'check',
  '☑': 'check',
} satisfies Record<PaymentMethodIcon, MethodIconName> & Record<string, MethodIconName>;

const variationSelector = /\uFE0F/g;

/** Maps the server's emoji to one of our icons; unknown ones become a card. */
export const methodIconName = (emoji: string): MethodIconName =>
  byEmoji[emoji.replace(variationSelector, '').trim()] ?? 'card';

const icons: Record<MethodIconName, LucideIcon> = {
  bank: Landmark,
  card: CreditCard,
  bitcoin: Bitcoin,
  check: BadgeCheck,
};

export function MethodIcon({ emoji }: { emoji: string }) {
  const name = methodIconName(emoji);
  const Icon = icons[name];
  return <Icon data-icon={name} size={24} />;
}
