import { type ReactNode, useEffect } from 'react';
import { common } from '#web/copy/common.ts';
import { registerWorker } from '#web/pwa/register-worker.ts';
import { AppHeader } from './app-header.tsx';
import { DemoNotice } from './demo-notice.tsx';
import { BottomBar } from './section-links.tsx';
import { Sidebar } from './sidebar.tsx';

interface AppShellProps {
  children: ReactNode;
  /** False where the page has its own logout button. */
  withLogout?: boolean;
}

export function AppShell({ children, withLogout = true }: AppShellProps) {
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
        <DemoNotice />
        <main className="mx-auto max-w-6xl px-5 pt-6 pb-16 sm:px-8 lg:px-12 lg:pt-12" id="contenido">
          {children}
        </main>
      </div>
      <BottomBar />
    </div>
  );
}
