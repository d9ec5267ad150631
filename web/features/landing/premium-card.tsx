import { Check } from 'lucide-react';
import { ButtonLink } from '#web/components/button.tsx';
import { landing } from '#web/copy/landing.ts';
import { paths } from '#web/paths.ts';

const { premium: copy } = landing;

export function PremiumCard() {
  return (
    <section className="mx-auto max-w-7xl px-5 pb-20 sm:px-8 sm:pb-28">
      <div className="grid gap-x-16 gap-y-10 rounded-photo bg-burgundy-deep text-on-burgundy px-6 py-10 sm:px-12 sm:py-16 lg:grid-cols-2">
        <div className="grid content-start justify-items-start gap-5">
          <h2 className="text-title-m">{copy.title}</h2>
          <p className="tabular font-serif text-price tracking-[-0.03em]">
            {copy.price}
            <span className="ml-1.5 font-sans text-lg tracking-normal">{copy.period}</span>
          </p>
          <p className="max-w-[40ch]">{copy.text}</p>
          <div className="mt-2 flex flex-wrap gap-3">
            <ButtonLink className="bg-on-burgundy! text-[#6d1423]! hover:opacity-90" to={paths.trial}>
              {copy.trial}
            </ButtonLink>
            <ButtonLink
              className="border-current! text-on-burgundy! hover:bg-burgundy-bright!"
              to={paths.registerForPremium}
              variant="secondary"
            >
              {copy.join}
            </ButtonLink>
          </div>
        </div>
        <ul className="grid content-center">
          {copy.benefits.map((benefit) => (
            <li
              className="flex items-center gap-4 border-on-burgundy/25 border-t py-4 text-lg first:border-t-0"
              key={benefit}
            >
              <Check size={22} />
              {benefit}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
