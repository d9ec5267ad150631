import { CalendarX2, Check, Undo2 } from 'lucide-react';
import { premiumPrice } from '#contract/price.ts';
import { payments } from '#web/copy/payments.ts';
import { formatCents } from '#web/format/money.ts';

const { price: copy } = payments;

export function PriceCard() {
  return (
    <section
      aria-label={copy.plan}
      className="grid content-start gap-6 self-start rounded-photo bg-burgundy-deep p-6 text-on-burgundy sm:p-8 lg:sticky lg:top-8 low:static!"
    >
      <div className="grid gap-3">
        <h2 className="font-serif text-title-s">{copy.plan}</h2>
        <p className="tabular whitespace-nowrap font-serif text-price tracking-[-0.03em]">
          {formatCents(premiumPrice.cents)}
          <span className="ml-1 font-sans text-lg tracking-normal">{copy.period}</span>
        </p>
        <p>{copy.tax}</p>
      </div>
      <ul>
        {copy.includes.map((line) => (
          <li className="flex items-start gap-3 border-on-burgundy/25 border-t py-2.5" key={line}>
            <Check className="mt-0.5" size={20} />
            {line}
          </li>
        ))}
      </ul>
      <div className="grid gap-2 border-on-burgundy/25 border-t pt-4 text-[0.9375rem]">
        <p className="flex items-start gap-3">
          <CalendarX2 className="mt-0.5" size={18} />
          {copy.cancel}
        </p>
        <p className="flex items-start gap-3">
          <Undo2 className="mt-0.5" size={18} />
          {copy.withdraw}
        </p>
      </div>
    </section>
  );
}
