import { landing } from '#web/copy/landing.ts';
import { claims } from '#web/marketing/claims.ts';

const { statistics: copy } = landing;

const figures = [
  [claims.users, copy.users],
  [claims.garments, copy.garments],
  [claims.outfits, copy.outfits],
  [claims.satisfaction, copy.satisfaction],
  [claims.activeUsers, copy.activeUsers],
] as const;

export function Statistics() {
  return (
    <section aria-labelledby="tabular" className="mx-auto max-w-7xl px-5 pb-20 sm:px-8 sm:pb-28">
      <h2 className="sr-only" id="tabular">
        {copy.title}
      </h2>
      <dl className="grid grid-cols-2 gap-x-6 border-ink border-t sm:grid-cols-3 lg:grid-cols-5">
        {figures.map(([figure, label]) => (
          <div className="flex flex-col-reverse justify-end gap-1 pt-6 lg:pt-8" key={label}>
            <dt className="max-w-[18ch] text-[0.9375rem] text-ink-soft">{label}</dt>
            <dd className="whitespace-nowrap font-serif text-title-l tracking-[-0.02em]">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
