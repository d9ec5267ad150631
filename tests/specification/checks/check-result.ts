import { isDeepStrictEqual } from 'node:util';
import type { ResultCheck } from '../check.ts';
import { exportsOf } from './product-files.ts';

type AnyFunction = (...given: readonly unknown[]) => unknown;

const isErrorClass = (value: AnyFunction) => value.prototype instanceof Error;

/** What a function returns; of an error class, the message of the error. */
const resultOf = (exported: AnyFunction, given: readonly unknown[]) =>
  isErrorClass(exported)
    ? (Reflect.construct(exported, given) as Error).message
    : Reflect.apply(exported, undefined, given);

export async function checkResult(check: ResultCheck): Promise<string | undefined> {
  const exported = (await exportsOf(check.file))?.[check.name];
  if (typeof exported !== 'function') return `${check.file} exports no function ${check.name}`;
  const result = resultOf(exported as AnyFunction, check.given);
  return isDeepStrictEqual(result, check.equals)
    ? undefined
    : `${check.name}(${check.given.map(String).join(', ')}) is ${JSON.stringify(result)}`;
}
