import { Button, ButtonLink } from '#web/components/button.tsx';
import { PageHeader } from '#web/components/page-header.tsx';
import { trial } from '#web/copy/trial.ts';
import { paths } from '#web/paths.ts';
import { useSendConfirmation } from '#web/use-send-confirmation.ts';
import { TrialFeatures } from './trial-features.tsx';

const { pending: copy } = trial;

export function PendingTrial({ email }: { email: string }) {
  const send = useSendConfirmation();
  return (
    <div className="grid gap-8">
      <PageHeader lead={copy.text(email)} title={copy.title} />
      <div className="flex flex-wrap gap-3">
        <Button loading={send.isPending} onClick={() => send.mutate()}>
          {copy.again}
        </Button>
        <ButtonLink to={paths.home} variant="secondary">
          {copy.home}
        </ButtonLink>
      </div>
      <p className="max-w-[58ch] text-[0.9375rem] text-ink-soft">{copy.notThere}</p>
      <section className="max-w-xl">
        <h2 className="pb-3 text-title-s">{trial.active.features}</h2>
        <TrialFeatures />
      </section>
    </div>
  );
}
