import { lazy, Suspense, useEffect, useState } from 'react';
import { FullScreenSpinner } from '#web/components/spinner.tsx';
import { landing } from '#web/copy/landing.ts';
import { Landing } from '#web/features/landing/landing.tsx';
import { website } from '#web/json-ld.ts';
import { pageMeta } from '#web/meta.ts';
import { paths } from '#web/paths.ts';

// The app's own code stays out of the landing's.
const MemberOrVisitor = lazy(() => import('./member-or-visitor.tsx'));

/**
 * The server gives the prerendered landing to visitors only, and the bare shell to whoever has a
 * session. So a document that arrived with the landing in it needs no question about who is there;
 * every later visit to `/` within that document does.
 */
let arrivedAsVisitor = typeof document === 'undefined' || document.querySelector('[data-landing]') !== null;

export const meta = () => pageMeta({ ...landing.meta, path: paths.home, jsonLd: [website()] });

export default function IndexPage() {
  const [visitor] = useState(arrivedAsVisitor);
  useEffect(
    () => () => {
      arrivedAsVisitor = false;
    },
    [],
  );
  if (visitor) return <Landing />;
  return (
    <Suspense fallback={<FullScreenSpinner />}>
      <MemberOrVisitor />
    </Suspense>
  );
}
