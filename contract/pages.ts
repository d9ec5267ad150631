/**
 * The pages of the product and who may open them: the route tables of the specification. The
 * server answers 404 where a page is not for the one who asks; the web routes by the same table.
 */
export type Audience = 'everyone' | 'visitor' | 'member';

export interface Page {
  path: string;
  audience: Audience;
  /** Written to disk by the build, so that it is read without any script. */
  prerendered?: true;
}

export const pages: readonly Page[] = [
  { path: '/', audience: 'everyone', prerendered: true },
  { path: '/register', audience: 'everyone' },
  { path: '/login-existing', audience: 'everyone' },
  // A visitor sees "Acceso Requerido" there, so it is nobody's 404.
  { path: '/dashboard', audience: 'everyone' },
  { path: '/wardrobe', audience: 'member' },
  { path: '/account', audience: 'member' },
];

/** The page at a path (without a trailing slash, but for the root), or `undefined` where there is none. */
export function pageAt(path: string): Page | undefined {
  return pages.find((page) => page.path === path);
}
