import { LogOut, UserRound } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '#web/components/button.tsx';
import { Logo } from '#web/components/logo.tsx';
import { common } from '#web/copy/common.ts';
import { shell } from '#web/copy/shell.ts';
import { paths } from '#web/paths.ts';
import { nameOf, useUser } from '#web/session.ts';
import { SidebarSections } from './section-links.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { useLogout } from './use-logout.ts';

export function Sidebar({ withLogout }: { withLogout: boolean }) {
  const user = useUser();
  const logout = useLogout();
  return (
    <header className="sticky top-0 hidden h-dvh flex-col gap-8 overflow-y-auto px-4 py-6 lg:flex">
      <Link aria-label={common.product} className="flex min-h-11 items-center px-3" to={paths.home}>
        <Logo />
      </Link>
      <SidebarSections />
      <div className="mt-auto grid gap-2">
        <Link
          className="flex min-h-11 items-center gap-3 rounded-photo px-3 hover:bg-paper-sunken"
          to={paths.account}
        >
          <UserRound size={20} />
          <span className="grid min-w-0 leading-tight">
            <span className="truncate font-medium">{nameOf(user, shell.account)}</span>
            <span className="text-note text-ink-soft">{shell.account}</span>
          </span>
        </Link>
        {withLogout && (
          <Button
            className="justify-start! px-3! gap-3! text-ink-soft!"
            icon={<LogOut size={20} />}
            loading={logout.isPending}
            onClick={() => logout.mutate()}
            size="s"
            variant="ghost"
          >
            {shell.logout}
          </Button>
        )}
        <div className="px-3 pt-2">
          <ThemeSwitch />
        </div>
      </div>
    </header>
  );
}
