import { useQuery } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { seeingProviderNames } from '#contract/names.ts';
import { api, messageOf } from '#web/api.ts';
import { onDemand } from '#web/components/behaviour/on-demand.tsx';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { notifySuccess } from '#web/components/feedback/notify.ts';
import { LoadFailed } from '#web/components/feedback/query-states.tsx';
import { ConfirmDialog } from '#web/components/overlays/confirm-dialog.tsx';
import { PageHeader } from '#web/components/page-header.tsx';
import { account } from '#web/copy/account.ts';
import { common } from '#web/copy/common.ts';
import { secondLookCopy } from '#web/copy/scanner.ts';
import { security } from '#web/copy/security.ts';
import { shell } from '#web/copy/shell.ts';
import { AddressState } from '#web/features/auth/recovery/address-state.tsx';
import { SubscriptionSection } from '#web/features/paying/subscription/subscription-section.tsx';
import { useChangeConsent, useSecondLookConsent } from '#web/features/scanner/second-look/consent.ts';
import { formatDay } from '#web/format/dates.ts';
import { pageMeta } from '#web/meta.ts';
import { cataloguePath, importPath, paths, serverPaths, storeOrders } from '#web/paths.ts';
import { hasFailed } from '#web/query.ts';
import { useUser } from '#web/session.ts';
import { ThemeSwitch } from '#web/shell/theme-switch.tsx';
import { useLogout } from '#web/shell/use-logout.ts';
import { useChange } from '#web/use-change.ts';
import { AccountSection } from './account-section.tsx';
import { ChangePassword } from './change-password.tsx';
import { Devices } from './devices.tsx';
import { CurrencyChoice, LanguageChoice } from './language-choice.tsx';
import { Passkeys } from './passkeys.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { SecondStep } from './second-step.tsx';
import { securityQuery } from './security-query.ts';
import { ShareCorrections } from './share-corrections.tsx';

const RemindersSection = onDemand(
  () => import('#web/features/reminders/reminders-section.tsx'),
  'RemindersSection',
);

const CalendarsSection = onDemand(
  () => import('#web/features/reminders/calendars-section.tsx'),
  'CalendarsSection',
);

const HouseholdSection = onDemand(() => import('#web/household/household-section.tsx'), 'HouseholdSection');

const ViewersSection = onDemand(() => import('#web/household/viewers-section.tsx'), 'ViewersSection');

const AccessSection = onDemand(() => import('./access-section.tsx'), 'AccessSection');

const WebhooksSection = onDemand(() => import('./webhooks-section.tsx'), 'WebhooksSection');

const { sessions: sessionsCopy } = account;

function SignOutEverywhere() {
  const [open, setOpen] = useState(false);
  const signOut = useChange({
    mutationFn: () => api('POST /api/account/sign-out-everywhere'),
    // A full page load clears all personal data from memory.
    onSuccess: () => window.location.assign(paths.login),
    failed: sessionsCopy.error,
  });
  return (
    <>
      <Button onClick={() => setOpen(true)} size="s" variant="secondary">
        {sessionsCopy.open}
      </Button>
      <ConfirmDialog
        confirmLabel={sessionsCopy.confirm}
        description={sessionsCopy.confirmText}
        loading={signOut.isPending || signOut.isSuccess}
        onConfirm={() => signOut.mutate()}
        onClose={() => setOpen(false)}
        open={open}
        title={sessionsCopy.confirmTitle}
      />
    </>
  );
}

const { account: copy } = secondLookCopy;

function PhotoConsent() {
  const consent = useSecondLookConsent()?.consent;
  const revoke = useChangeConsent(() => notifySuccess(copy.revoked, copy.revokedText));
  if (!consent) return null;
  return (
    <AccountSection
      text={copy.text(seeingProviderNames[consent.provider], formatDay(consent.agreedAt))}
      title={copy.title}
    >
      <Button loading={revoke.isPending} onClick={() => revoke.mutate(null)} size="s" variant="secondary">
        {copy.revoke}
      </Button>
    </AccountSection>
  );
}

export const meta = () => pageMeta({ ...account.meta, path: paths.account, noindex: true });

export default function AccountPage() {
  const { demo } = useUser();
  const logout = useLogout();
  return (
    <div className="max-w-4xl">
      <PageHeader
        actions={
          <Button
            className="max-sm:-ml-4 sm:-mr-4 lg:hidden"
            icon={<LogOut size={18} />}
            act={logout}
            size="s"
            variant="ghost"
          >
            {shell.logout}
          </Button>
        }
        lead={account.lead}
        title={account.meta.title}
      />
      <PersonData />
      {!demo && <SubscriptionSection />}
      {!demo && (
        <AccountSection text={account.orders.text} title={account.orders.title}>
          <ButtonLink size="s" to={storeOrders} variant="secondary">
            {account.orders.open}
          </ButtonLink>
        </AccountSection>
      )}
      <HouseholdSection />
      {!demo && <ViewersSection />}
      <AccountSection text={account.look.text} title={account.look.title}>
        <ThemeSwitch />
      </AccountSection>
      <AccountSection text={account.language.text} title={account.language.title}>
        <LanguageChoice />
      </AccountSection>
      <AccountSection text={account.currency.text} title={account.currency.title}>
        <CurrencyChoice />
      </AccountSection>
      <RemindersSection />
      <CalendarsSection />
      {demo ? (
        <AccountSection text={account.demo.text} title={account.demo.title} />
      ) : (
        <AccountSection text={account.password.text} title={account.password.title}>
          <ChangePassword />
        </AccountSection>
      )}
      {!demo && <SignInSecurity />}
      <AccountSection text={security.devices.text} title={security.devices.title}>
        <SignOutEverywhere />
        <Devices />
      </AccountSection>
      {!demo && <AccessSection />}
      {!demo && <WebhooksSection />}
      <PhotoConsent />
      {!demo && <ShareCorrections />}
      <AccountSection text={account.exportData.text} title={account.exportData.title}>
        <div className="flex flex-wrap gap-2">
          <ButtonLink download size="s" to={serverPaths.exportAccount} variant="secondary">
            {account.exportData.open}
          </ButtonLink>
          <ButtonLink size="s" to={cataloguePath} variant="secondary">
            {account.exportData.catalogue}
          </ButtonLink>
        </div>
      </AccountSection>
      <AccountSection text={account.importData.text} title={account.importData.title}>
        <ButtonLink size="s" to={importPath} variant="secondary">
          {account.importData.open}
        </ButtonLink>
      </AccountSection>
      {!demo && (
        <AccountSection text={account.erase.text} title={account.erase.title}>
          <EraseAccount />
        </AccountSection>
      )}
    </div>
  );
}

function SignInSecurity() {
  const query = useQuery(securityQuery);
  const { data } = query;
  if (hasFailed(query)) {
    return (
      <AccountSection title={security.passkeys.title}>
        <LoadFailed query={query} text={security.loadFailed} />
      </AccountSection>
    );
  }
  if (data === undefined) return null;
  return (
    <>
      <Passkeys passkeys={data.passkeys} />
      <SecondStep security={data} />
    </>
  );
}

function PersonData() {
  const user = useUser();
  const rows: [string, string | null][] = [
    [account.data.firstName, user.firstName],
    [account.data.username, user.username],
    [account.data.email, user.email],
  ];
  return (
    <section className="border-ink border-t py-7">
      <h2 className="sr-only">{account.data.title}</h2>
      {/* Columns as wide as their content, so that addresses rarely break. */}
      <dl className="flex flex-wrap gap-x-14 gap-y-5">
        {rows.map(
          ([name, value]) =>
            value && (
              <div className="grid min-w-0 content-start gap-1" key={name}>
                <dt className="text-[0.9375rem] text-ink-soft">{name}</dt>
                <dd className="wrap-anywhere font-serif text-[1.1875rem]">{value}</dd>
                {name === account.data.email && !user.demo && (
                  <dd>
                    <AddressState />
                  </dd>
                )}
              </div>
            ),
        )}
      </dl>
    </section>
  );
}

const { erase: eraseCopy } = account;

function EraseAccount() {
  return (
    <PasswordDialog
      action={(password) => api('POST /api/account/erase', { body: { password } })}
      confirm={eraseCopy.confirm}
      danger
      error={eraseCopy.error}
      label={eraseCopy.password}
      leavesPage
      onDone={() => window.location.assign(paths.home)}
      open={eraseCopy.open}
      text={eraseCopy.confirmText}
      failureText={(error) => messageOf(error, common.somethingFailed)}
      title={eraseCopy.confirmTitle}
      variant="danger"
    />
  );
}
