import { expect, test, vi } from 'vitest';
import { hasFailed, joined, type Load } from './query.ts';

const load = <D>(data: D | undefined, isError = false): Load<D> => ({
  data,
  isError,
  isFetchedAfterMount: isError,
  isFetching: false,
  refetch: vi.fn(async () => undefined),
});

test('joined loads are there once all are', () => {
  expect(joined(load('a'), load(2)).data).toEqual(['a', 2]);
  expect(joined(load('a'), load(undefined)).data).toBeUndefined();
  expect(hasFailed(joined(load('a'), load(undefined)))).toBe(false);
});

test('joined loads fail with any, and a retry asks only for what is missing', async () => {
  const [there, failed] = [load('a'), load<string>(undefined, true)];
  const both = joined(there, failed);
  expect(hasFailed(both)).toBe(true);
  await both.refetch();
  expect(failed.refetch).toHaveBeenCalledOnce();
  expect(there.refetch).not.toHaveBeenCalled();
});
