import { Button } from '#web/components/button.tsx';
import { PageHeader } from '#web/components/page-header.tsx';
import { trial } from '#web/copy/trial.ts';
import { TrialFeatures } from './trial-features.tsx';
import { useStartOwnTrial } from './use-trial.ts';

export function StartOwnTrial() {
  const start = useStartOwnTrial();
  return (
    <div className="grid gap-8">
      <PageHeader lead={trial.own.text} title={trial.own.title} />
      <section className="max-w-xl">
        <h2 className="pb-3 text-title-s">{trial.active.features}</h2>
        <TrialFeatures />
      </section>
      <div>
        <Button loading={start.isPending} onClick={() => start.mutate()}>
          {trial.own.submit}
        </Button>
      </div>
    </div>
  );
}
