import { createContext, use } from 'react';
import { Scripts } from 'react-router';
import { inertId } from './names.ts';

/**
 * Whether the scripts of a document sleep until they are wanted. The build says so where it draws a
 * whole page; in a browser the document itself shows how it came.
 */
export const Asleep = createContext(
  typeof document !== 'undefined' && document.getElementById(inertId) !== null,
);

/**
 * React Router's scripts. In a prerendered page they are the text of a `<noscript>`, which a browser
 * that runs scripts neither loads nor looks into and React does not hydrate: the start script wakes
 * them. The application's shell, where nothing is to be seen without them, loads them at once.
 */
export function PageScripts() {
  if (!use(Asleep)) return <Scripts />;
  return (
    <noscript id={inertId}>
      <Scripts />
    </noscript>
  );
}
