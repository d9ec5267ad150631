import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = resolve(import.meta.dirname, '../../..');

export const productPath = (file: string): string => resolve(root, file);

/** The exports of a file of the product; `undefined` where the file is not there yet. */
export async function exportsOf(file: string): Promise<Record<string, unknown> | undefined> {
  const path = productPath(file);
  if (!existsSync(path)) return undefined;
  return (await import(/* @vite-ignore */ pathToFileURL(path).href)) as Record<string, unknown>;
}
