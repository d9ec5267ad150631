import { lazy, Suspense, useEffect, useState } from 'react';
import { FullScreenSpinner } from '#web/components/feedback/spinner.tsx';
import { home } from '#web/copy/home.ts';
import { website } from '#web/json-ld.ts';
import { pageMeta } from '#web/meta.ts';
import { paths } from '#web/paths.ts';

// Keeps the app's code out of the landing page, and the landing page's out of the app.
const MemberOrVisitor = lazy(() => import('./member-or-visitor.tsx'));

/**
 * The server sends the prerendered landing page to visitors only, and the bare shell with a session. A
 * document that arrived with the landing page therefore needs no session query; later visits to `/` in the
 * same document do.
 */
let arrivedAsVisitor = typeof document === 'undefined' || document.querySelector('[data-landing]') !== null;

// Loaded before the page hydrates: a press made meanwhile would be lost on a suspended boundary.
const Landing = arrivedAsVisitor ? (await import('#web/features/landing/landing.tsx')).Landing : null;

export const meta = () => pageMeta({ ...home.meta, path: paths.home, jsonLd: [website()] });

export default function IndexPage() {
  const [visitor] = useState(arrivedAsVisitor);
  useEffect(
    () => () => {
      arrivedAsVisitor = false;
    },
    [],
  );
  if (visitor && Landing) return <Landing />;
  return (
    <Suspense fallback={<FullScreenSpinner />}>
      <MemberOrVisitor />
    </Suspense>
  );
}
