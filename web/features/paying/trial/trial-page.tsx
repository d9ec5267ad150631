import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { accountStatusQuery } from '#web/account-status.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { notifyError } from '#web/components/feedback/notify.ts';
import { FullScreenSpinner } from '#web/components/feedback/spinner.tsx';
import { EmailInput, UsernameInput } from '#web/components/forms/account-inputs.tsx';
import { Field } from '#web/components/forms/field.tsx';
import { PasswordInput } from '#web/components/forms/password-input.tsx';
import { PageHeader } from '#web/components/page-header.tsx';
import { FlatLayPlate } from '#web/components/pictures/flat-lay-plate.tsx';
import { auth } from '#web/copy/auth.ts';
import { common } from '#web/copy/common.ts';
import { trial } from '#web/copy/trial.ts';
import { showFieldErrors } from '#web/field-errors.ts';
import { tilePictures } from '#web/garments/tile-pictures.ts';
import { pageMeta } from '#web/meta.ts';
import { paths } from '#web/paths.ts';
import { AppShell } from '#web/shell/app-shell.tsx';
import { AuthFrame } from '#web/shell/auth-frame.tsx';
import { ConnectionLost } from '#web/shell/connection-lost.tsx';
import { WithSession } from '#web/shell/with-session.tsx';
import { useSendConfirmation } from '#web/use-send-confirmation.ts';
import {
  type TrialForm as TrialValues,
  trialFields,
  useRegisterTrial,
  useStartOwnTrial,
  useTrialStatus,
  validateField,
  validateTrial,
} from './use-trial.ts';

const { pending: copy } = trial;

function PendingTrial({ email }: { email: string }) {
  const send = useSendConfirmation();
  return (
    <>
      <PageHeader lead={copy.text(email)} title={copy.title} />
      <BesideClothes>
        <div className="flex flex-wrap gap-3">
          <Button act={send}>{copy.again}</Button>
          <ButtonLink to={paths.home} variant="secondary">
            {common.toWardrobe}
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
          <ButtonLink to={paths.home}>{common.toWardrobe}</ButtonLink>
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
          <Button act={start}>{trial.own.submit}</Button>
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

function TrialForm() {
  const form = useForm<TrialValues>({ defaultValues: { email: '', username: '', password: '' } });
  const register = useRegisterTrial((error) => showFieldErrors(error, trialFields, form.setError));
  const { errors } = form.formState;

  const submit = (values: TrialValues) => {
    const fault = validateTrial(values);
    if (fault === null) return register.mutate(values);
    const { title, message } = validateField(fault);
    form.setError(fault, { message }, { shouldFocus: true });
    notifyError(title, message);
  };

  return (
    <form className="grid gap-5" method="dialog" noValidate onSubmit={form.handleSubmit(submit)}>
      <Field error={errors.email?.message} label={auth.fields.email} required>
        <EmailInput {...form.register('email')} />
      </Field>
      <Field
        error={errors.username?.message}
        hint={auth.fields.usernameHint}
        label={auth.fields.username}
        required
      >
        <UsernameInput {...form.register('username')} />
      </Field>
      <Field error={errors.password?.message} label={auth.fields.password} required>
        <PasswordInput autoComplete="new-password" {...form.register('password')} />
      </Field>
      <Button className="mt-2" loading={register.isPending} type="submit">
        {trial.submit}
      </Button>
    </form>
  );
}
