import { LogOut } from 'lucide-react';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { PageHeader } from '#web/components/page-header.tsx';
import { account } from '#web/copy/account.ts';
import { shell } from '#web/copy/shell.ts';
import { SubscriptionSection } from '#web/features/paying/subscription/subscription-section.tsx';
import { pageMeta } from '#web/meta.ts';
import { paths, serverPaths, storeOrders } from '#web/paths.ts';
import { useUser } from '#web/session.ts';
import { ThemeSwitch } from '#web/shell/theme-switch.tsx';
import { useLogout } from '#web/shell/use-logout.ts';
import { AccountSection } from './account-section.tsx';
import { ChangePassword } from './change-password.tsx';
import { EraseAccount } from './erase-account.tsx';
import { PersonData } from './person-data.tsx';
import { PhotoConsent } from './photo-consent.tsx';
import { ShareCorrections } from './share-corrections.tsx';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';

export const meta = () => pageMeta({ ...account.meta, path: paths.account, noindex: true });

export default function AccountPage() {
  const { demo } = useUser();
  const logout = useLogout();
  return (
    <div className="max-w-4xl">
      <PageHeader
        actions={
          <Button
            className="lg:hidden"
            icon={<LogOut aria-hidden="true" size={18} />}
            loading={logout.isPending}
            onClick={() => logout.mutate()}
            size="s"
            variant="ghost"
          >
            {shell.logout}
          </Button>
        }
        lead={account.lead}
        title={account.title}
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
      <AccountSection text={account.look.text} title={account.look.title}>
        <ThemeSwitch />
      </AccountSection>
      {demo ? (
        <AccountSection text={account.demo.text} title={account.demo.title} />
      ) : (
        <AccountSection text={account.password.text} title={account.password.title}>
          <ChangePassword />
        </AccountSection>
      )}
      <AccountSection text={account.sessions.text} title={account.sessions.title}>
        <SignOutEverywhere />
      </AccountSection>
      <PhotoConsent />
      {!demo && <ShareCorrections />}
      <AccountSection text={account.exportData.text} title={account.exportData.title}>
        <ButtonLink download size="s" to={serverPaths.exportAccount} variant="secondary">
          {account.exportData.open}
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
