import { LogOut, UserRound } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router';
import { onDemand } from '#web/components/behaviour/on-demand.tsx';
import { Button } from '#web/components/button.tsx';
import { Logo } from '#web/components/logo.tsx';
import { common } from '#web/copy/common.ts';
import { shell } from '#web/copy/shell.ts';
import { paths, serverPaths } from '#web/paths.ts';
import { registerWorker } from '#web/pwa/register-worker.ts';
import { nameOf, useUser } from '#web/session.ts';
import { isTryoutNoted } from '#web/tryout/names.ts';
import { BottomBar, SidebarSections } from './section-links.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { useLogout } from './use-logout.ts';

interface AppShellProps {
  children: ReactNode;
  /** False where the page has its own logout button. */
  withLogout?: boolean;
}

export function AppShell({ children, withLogout = true }: AppShellProps) {
  const { ward } = useUser();
  useEffect(() => void registerWorker(), []);
  return (
    <div className="lg:grid lg:grid-cols-[15.5rem_minmax(0,1fr)]">
      <a
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:bg-paper focus:px-4 focus:py-3"
        href="#contenido"
      >
        {common.skipToContent}
      </a>
      <Sidebar withLogout={withLogout} />
      <div className="min-h-dvh border-line pb-(--bottom-bar) lg:border-l lg:pb-0">
        <AppHeader />
        {ward !== null && (
          <div className="border-line border-b bg-paper-sunken">
            <WardNotice className="mx-auto max-w-6xl px-5 py-1 text-[0.9375rem] sm:px-8 lg:px-14" />
          </div>
        )}
        <div className="border-line border-b bg-paper-sunken empty:hidden max-lg:hidden">
          <DemoNotice className="mx-auto max-w-6xl px-14 py-1.5 text-[0.9375rem]" />
        </div>
        <main className="mx-auto max-w-6xl px-5 pt-4 pb-16 sm:px-8 sm:pt-6 lg:px-14 lg:pt-10" id="contenido">
          {isTryoutNoted() && <KeptTryout />}
          {children}
        </main>
      </div>
      <BottomBar />
    </div>
  );
}

const WardNotice = onDemand(() => import('#web/household/ward-notice.tsx'), 'WardNotice');
const KeptTryout = onDemand(() => import('#web/tryout/kept-tryout.tsx'), 'KeptTryout');

function AppHeader() {
  return (
    <header className="sticky top-0 z-30 flex h-14 low:static! items-center justify-between border-line border-b bg-paper pr-2 pl-5 sm:pr-5 sm:pl-8 lg:hidden">
      <Link aria-label={common.product} className="flex min-h-11 items-center" to={paths.home}>
        <Logo />
      </Link>
      <DemoNotice className="ml-auto pr-2 text-right text-note leading-snug" short />
      <Link
        aria-label={shell.account}
        className="grid size-11 place-items-center rounded-photo hover:bg-paper-sunken"
        to={paths.account}
      >
        <UserRound size={22} />
      </Link>
    </header>
  );
}

interface DemoNoticeProps {
  className: string;
  /** Beside the logo, where a line of its own would cost content. */
  short?: boolean;
}

function DemoNotice({ className, short = false }: DemoNoticeProps) {
  if (!useUser().demo) return null;
  return (
    <aside aria-label={shell.demoLabel} className={className}>
      <p className="text-ink-soft">
        {short ? shell.demoShort : shell.demoNotice}{' '}
        <a className="inline-link -my-2 inline-block py-3.5 font-medium text-ink" href={serverPaths.logout}>
          {shell.demoAction}
        </a>
      </p>
    </aside>
  );
}

function Sidebar({ withLogout }: { withLogout: boolean }) {
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
            act={logout}
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
