import { landing } from '#web/copy/landing.ts';
import { SampleOutfitCard } from '#web/samples/sample-outfit-card.tsx';
import { first, rain, sunday, terrace } from '#web/samples/sample-outfits.ts';

const outfits = [sunday, first, terrace, rain];

export function Showcase() {
  return (
    <section aria-labelledby="conjuntos" className="mx-auto max-w-7xl px-5 pb-20 sm:px-8 sm:pb-28">
      <header className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 border-ink border-t pt-6 pb-8 lg:pt-8">
        <h2 className="text-title-m" id="conjuntos">
          {landing.showcase.title}
        </h2>
        <p className="text-ink-soft">{landing.showcase.text}</p>
      </header>
      <div className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {outfits.map((outfit) => (
          <SampleOutfitCard key={outfit.title} outfit={outfit} />
        ))}
      </div>
    </section>
  );
}
