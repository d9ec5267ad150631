import { fileURLToPath } from 'node:url';

/** Ours and the libraries' imports keep React's names, and types are React's. */
export const preactAliases = [
  { find: /^react$/, replacement: fileURLToPath(new URL('react.ts', import.meta.url)) },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react\/jsx-runtime$/, replacement: 'preact/compat/jsx-runtime' },
  { find: /^react\/jsx-dev-runtime$/, replacement: 'preact/compat/jsx-dev-runtime' },
];
