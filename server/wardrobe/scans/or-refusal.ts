import { ScanError, type ScanErrorCode } from '#scanner/scan-error.ts';

/** An error's class and code are lost between processes. */
type ResultOrRefusal<T> = { refused: ScanErrorCode } | { read: T };

export const withRefusals =
  <A extends unknown[], T>(task: (...args: A) => Promise<T>) =>
  async (...args: A): Promise<ResultOrRefusal<T>> => {
    try {
      return { read: await task(...args) };
    } catch (error) {
      if (error instanceof ScanError) return { refused: error.code };
      throw error;
    }
  };
