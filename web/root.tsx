import './styles/app.css';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2?url';
import { lazy, type ReactNode, Suspense, useEffect, useSyncExternalStore } from 'react';
import { Links, Meta, Outlet, ScrollRestoration } from 'react-router';
import { prefixOf } from '#contract/languages.ts';
import { language } from '#web/language.ts';
import { FullScreenSpinner } from './components/feedback/spinner.tsx';
import { isToasterWanted, loadToaster, onToasterWanted } from './components/feedback/toaster-wanted.ts';
import { common } from './copy/common.ts';
import { ChatWidget } from './features/chat/widget/chat-widget.tsx';
import { hydratedEvent } from './hydration/names.ts';
import { PageScripts } from './hydration/page-scripts.tsx';
import { StartScript } from './hydration/start-script.tsx';
import icon from './icon.svg';
import { pageMeta } from './meta.ts';
import { publicOrigin } from './public-origin.ts';
import { servedHead } from './pwa/names.ts';
import { themeScript } from './theme-script.ts';

export { ErrorBoundary } from './shell/error-boundary.tsx';

/** Default until a page defines its own. */
export const meta = () => pageMeta({ description: common.productDescription });

export function links() {
  const font = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const;
  return [
    { rel: 'icon', type: 'image/svg+xml', href: icon },
    { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
    { rel: 'manifest', href: `${prefixOf(language)}/manifest.webmanifest` },
    { ...font, href: fraunces },
    { ...font, href: figtree },
  ];
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html data-origin={publicOrigin()} lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta content="width=device-width, initial-scale=1, viewport-fit=cover" name="viewport" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a static script, allowed by its hash */}
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        <meta content="#f8f5ef" media="(prefers-color-scheme: light)" name="theme-color" />
        <meta content="#14110f" media="(prefers-color-scheme: dark)" name="theme-color" />
        <Meta />
        <Links />
      </head>
      <body>
        <div id="page">{children}</div>
        <ChatWidget />
        {/* Outside the page, so that toasts stay readable over dialogs. */}
        <ToasterSlot />
        <ScrollRestoration />
        <PageScripts />
        <StartScript />
      </body>
    </html>
  );
}

export function HydrateFallback() {
  return <FullScreenSpinner />;
}

export default function Root() {
  useAnnounceHydration();
  return <Outlet />;
}

const Toaster = lazy(loadToaster);

/** Lives in the root so that toasts survive navigation, and loads the toaster on the first toast. */
function ToasterSlot() {
  const wanted = useSyncExternalStore(onToasterWanted, isToasterWanted, () => false);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  );
}

function useAnnounceHydration() {
  useEffect(() => {
    for (const tag of document.head.querySelectorAll(`[${servedHead}]`)) tag.remove();
    window.dispatchEvent(new Event(hydratedEvent));
  }, []);
}
