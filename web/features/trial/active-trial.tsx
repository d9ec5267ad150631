import { ButtonLink } from '#web/components/button.tsx';
import { PageHeader } from '#web/components/page-header.tsx';
import { trial } from '#web/copy/trial.ts';
import { paths } from '#web/paths.ts';
import { TrialFeatures } from './trial-features.tsx';

export function ActiveTrial({ daysRemaining }: { daysRemaining: number }) {
  const { active } = trial;
  return (
    <div className="grid gap-8">
      <PageHeader lead={active.text} title={active.title} />
      <p className="cifras font-serif text-titulo-l">{active.days(daysRemaining)}</p>
      <section className="max-w-xl">
        <h2 className="pb-3 text-titulo-s">{active.features}</h2>
        <TrialFeatures />
      </section>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.home}>{active.home}</ButtonLink>
        <ButtonLink to={paths.payments} variant="secondary">
          {active.premium}
        </ButtonLink>
      </div>
    </div>
  );
}
