import { UserRound } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router';
import { onDemand } from '#web/components/behaviour/on-demand.tsx';
import { Logo } from '#web/components/logo.tsx';
import { common } from '#web/copy/common.ts';
import { shell } from '#web/copy/shell.ts';
import { paths, serverPaths } from '#web/paths.ts';
import { registerWorker } from '#web/pwa/register-worker.ts';
import { useUser } from '#web/session.ts';
import { isTryoutNoted } from '#web/tryout/names.ts';
import { BottomBar } from './section-links.tsx';
import { Sidebar } from './sidebar.tsx';

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
