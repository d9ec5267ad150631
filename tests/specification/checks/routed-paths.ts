import { existsSync } from 'node:fs';
import { exportsOf, productPath } from './product-files.ts';

interface RouteEntry {
  file: string;
  path?: string;
  index?: boolean;
  children?: RouteEntry[];
}

const isBuilt = (entry: RouteEntry) =>
  (entry.index || entry.path !== undefined) && existsSync(productPath(`web/${entry.file}`));

const pathsBelow = (entries: readonly RouteEntry[], base: string): string[] =>
  entries.flatMap((entry) => {
    const path = entry.path ? `${base}/${entry.path.replace(/^\/|\/$/g, '')}` : base;
    return [...(isBuilt(entry) ? [path || '/'] : []), ...pathsBelow(entry.children ?? [], path)];
  });

let paths: Promise<ReadonlySet<string>> | undefined;

/** Every path that `web/routes.ts` leads to a screen that exists. */
export function routedPaths(): Promise<ReadonlySet<string>> {
  paths ??= exportsOf('web/routes.ts').then(
    async (exported) => new Set(pathsBelow(((await exported?.default) ?? []) as RouteEntry[], '')),
  );
  return paths;
}
