import { BadgeCheck, Bitcoin, CreditCard, Landmark, type LucideIcon } from 'lucide-react';
import { type MethodIconName, methodIconName } from './method-icon-name.ts';

const icons: Record<MethodIconName, LucideIcon> = {
  bank: Landmark,
  card: CreditCard,
  bitcoin: Bitcoin,
  check: BadgeCheck,
};

export function MethodIcon({ emoji, size = 24 }: { emoji: string; size?: number }) {
  const name = methodIconName(emoji);
  const Icon = icons[name];
  return <Icon aria-hidden="true" data-icon={name} size={size} />;
}
