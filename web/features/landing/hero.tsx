import { ArrowRight } from 'lucide-react';
import { ButtonLink } from '#web/components/button.tsx';
import { FlatLayPlate } from '#web/components/flat-lay-plate.tsx';
import { landing } from '#web/copy/landing.ts';
import { meeting } from '#web/features/samples/sample-outfits.ts';
import { paths, serverPaths } from '#web/paths.ts';

const { hero: copy } = landing;

/** The cover: one sentence, one outfit and its verdict. */
export function Hero() {
  return (
    <section className="mx-auto grid max-w-7xl gap-x-16 gap-y-10 px-5 pt-10 pb-16 sm:px-8 sm:pt-16 lg:grid-cols-[7fr_5fr] lg:items-center lg:pt-14 lg:pb-24">
      <div className="grid gap-6 sm:gap-8">
        <h1 className="text-portada tracking-[-0.03em]">{copy.title}</h1>
        <p className="max-w-[44ch] text-lg text-tinta-suave sm:text-xl">{copy.text}</p>
        <div className="flex flex-wrap items-center gap-3">
          <ButtonLink
            icon={<ArrowRight aria-hidden="true" className="order-last" size={20} />}
            to={serverPaths.demoLogin}
            toServer
          >
            {copy.start}
          </ButtonLink>
          <ButtonLink to={paths.register} variant="secondary">
            {copy.register}
          </ButtonLink>
        </div>
        <p className="max-w-[44ch] text-nota text-tinta-suave">{copy.note}</p>
      </div>
      <figure className="grid gap-4">
        <FlatLayPlate className="aspect-[4/5]" eager label={copy.picture} pieces={meeting.pieces} />
        <figcaption className="flex items-end justify-between gap-6 border-tinta border-t pt-3">
          <span className="grid gap-0.5">
            <span className="font-serif text-titulo-s">{copy.verdict}</span>
            <span className="text-nota text-tinta-suave">{copy.caption.join(' · ')}</span>
          </span>
          <span className="cifras shrink-0 font-serif text-titulo-l text-granate-texto">
            {copy.score}
            <span className="font-sans text-nota text-tinta-suave"> {copy.scoreLabel}</span>
          </span>
        </figcaption>
      </figure>
    </section>
  );
}
