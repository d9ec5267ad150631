import { createContext, useContext } from 'react';
import { Scripts } from 'react-router';
import { inertId } from './names.ts';

/**
 * True where scripts are deferred: set by the build when it prerenders, read from the document in a
 * browser.
 */
export const DeferredScripts = createContext(
  typeof document !== 'undefined' && document.getElementById(inertId) !== null,
);

/**
 * React Router's scripts. Prerendered pages hold them in a `<noscript>`, which browsers do not load and
 * React does not hydrate, until the start script activates them. The application's shell loads them at
 * once.
 */
export function PageScripts() {
  if (!useContext(DeferredScripts)) return <Scripts />;
  return (
    <noscript id={inertId}>
      <Scripts />
    </noscript>
  );
}
