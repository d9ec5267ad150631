import { isDeepStrictEqual } from 'node:util';
import type { ConstantCheck } from '../check.ts';
import { exportsOf } from './product-files.ts';

const within = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;

export async function checkConstant(check: ConstantCheck): Promise<string | undefined> {
  const exported = await exportsOf(check.file);
  if (!exported) return `${check.file} does not exist`;
  const value = check.name.split('.').reduce(within, exported as unknown);
  return isDeepStrictEqual(value, check.equals)
    ? undefined
    : `${check.name} of ${check.file} is ${JSON.stringify(value)}`;
}
