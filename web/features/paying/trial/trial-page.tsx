import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { accountStatusQuery } from '#web/account-status.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { FullScreenSpinner } from '#web/components/feedback/spinner.tsx';
import { PageHeader } from '#web/components/page-header.tsx';
import { FlatLayPlate } from '#web/components/pictures/flat-lay-plate.tsx';
import { trial } from '#web/copy/trial.ts';
import { tilePictures } from '#web/garments/tile-pictures.ts';
import { pageMeta } from '#web/meta.ts';
import { paths } from '#web/paths.ts';
import { AppShell } from '#web/shell/app-shell.tsx';
import { AuthFrame } from '#web/shell/auth-frame.tsx';
import { ConnectionLost } from '#web/shell/connection-lost.tsx';
import { WithSession } from '#web/shell/with-session.tsx';
import { useSendConfirmation } from '#web/use-send-confirmation.ts';
import { TrialForm } from './trial-form.tsx';
import { useStartOwnTrial, useTrialStatus } from './use-trial.ts';

const { pending: copy } = trial;

function PendingTrial({ email }: { email: string }) {
  const send = useSendConfirmation();
  return (
    <>
      <PageHeader lead={copy.text(email)} title={copy.title} />
      <BesideClothes>
        <div className="flex flex-wrap gap-3">
          <Button loading={send.isPending} onClick={() => send.mutate()}>
            {copy.again}
          </Button>
          <ButtonLink to={paths.home} variant="secondary">
            {copy.home}
          </ButtonLink>
        </div>
        <p className="max-w-[58ch] text-[0.9375rem] text-ink-soft">{copy.notThere}</p>
        <Included />
      </BesideClothes>
    </>
  );
}

export const meta = () => pageMeta({ ...trial.meta, path: paths.trial });

export default function TrialPage() {
  return (
    <WithSession>
      {(user) =>
        user ? (
          <AppShell>
            <OwnTrial email={user.email} />
          </AppShell>
        ) : (
          <VisitorsTrial />
        )
      }
    </WithSession>
  );
}

function VisitorsTrial() {
  return (
    <AuthFrame
      footer={
        <>
          {trial.haveAccount}{' '}
          <Link className="inline-link inline-block py-2 font-medium text-ink" to={paths.login}>
            {trial.toLogin}
          </Link>
        </>
      }
      lead={trial.lead}
      title={trial.title}
    >
      <TrialForm />
    </AuthFrame>
  );
}

function OwnTrial({ email }: { email: string }) {
  const status = useTrialStatus();
  const account = useQuery(accountStatusQuery);
  if (status.isPending || account.isPending) return <FullScreenSpinner />;
  if (!status.data) return <ConnectionLost onRetry={() => status.refetch()} retrying={status.isFetching} />;
  if (status.data.hasActiveTrial) return <ActiveTrial daysRemaining={status.data.daysRemaining} />;
  return account.data?.trialPending ? <PendingTrial email={email} /> : <StartOwnTrial />;
}

function ActiveTrial({ daysRemaining }: { daysRemaining: number }) {
  const { active } = trial;
  return (
    <>
      <PageHeader lead={active.text} title={active.title} />
      <BesideClothes>
        <p className="tabular font-serif text-title-l">{active.days(daysRemaining)}</p>
        <Included />
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={paths.home}>{active.home}</ButtonLink>
          <ButtonLink to={paths.payments} variant="secondary">
            {active.premium}
          </ButtonLink>
        </div>
      </BesideClothes>
    </>
  );
}

function StartOwnTrial() {
  const start = useStartOwnTrial();
  return (
    <>
      <PageHeader lead={trial.own.text} title={trial.own.title} />
      <BesideClothes>
        <Included />
        <div>
          <Button loading={start.isPending} onClick={() => start.mutate()}>
            {trial.own.submit}
          </Button>
        </div>
      </BesideClothes>
    </>
  );
}

function Included() {
  return (
    <section>
      <h2 className="pb-3 text-title-s">{trial.active.features}</h2>
      <TrialFeatures />
    </section>
  );
}

function BesideClothes({ children }: { children: ReactNode }) {
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[5fr_4fr]">
      <div className="grid content-start gap-8">{children}</div>
      <FlatLayPlate className="aspect-[5/3] self-start" pieces={tilePictures.wardrobe} shape="wide" />
    </div>
  );
}

function TrialFeatures() {
  return (
    <ul>
      {trial.features.map((feature) => (
        <li className="flex items-start gap-3 border-line border-t py-3" key={feature}>
          <Check className="mt-0.5 shrink-0 text-burgundy-text" size={18} />
          {feature}
        </li>
      ))}
    </ul>
  );
}
