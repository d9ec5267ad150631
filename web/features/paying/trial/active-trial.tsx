import { ButtonLink } from '#web/components/button.tsx';
import { FlatLayPlate } from '#web/components/flat-lay-plate.tsx';
import { PageHeader } from '#web/components/page-header.tsx';
import { trial } from '#web/copy/trial.ts';
import { tilePictures } from '#web/garments/tile-pictures.ts';
import { paths } from '#web/paths.ts';
import { TrialFeatures } from './trial-features.tsx';

export function ActiveTrial({ daysRemaining }: { daysRemaining: number }) {
  const { active } = trial;
  return (
    <>
      <PageHeader lead={active.text} title={active.title} />
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[5fr_4fr]">
        <div className="grid content-start gap-8">
          <p className="tabular font-serif text-title-l">{active.days(daysRemaining)}</p>
          <section>
            <h2 className="pb-3 text-title-s">{active.features}</h2>
            <TrialFeatures />
          </section>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={paths.home}>{active.home}</ButtonLink>
            <ButtonLink to={paths.payments} variant="secondary">
              {active.premium}
            </ButtonLink>
          </div>
        </div>
        <FlatLayPlate className="aspect-[5/3] self-start" pieces={tilePictures.wardrobe} shape="wide" />
      </div>
    </>
  );
}
