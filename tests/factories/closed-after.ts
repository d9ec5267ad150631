import { afterAll, onTestFinished, TestRunner } from 'vitest';

/** After the test that opens it, or else after all of its file. */
export function closedAfter<T extends { close(): unknown }>(opened: T): T {
  const close = async () => {
    await opened.close();
  };
  if (TestRunner.getCurrentTest() === undefined) afterAll(close);
  else onTestFinished(close);
  return opened;
}
