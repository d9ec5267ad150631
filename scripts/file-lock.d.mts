import type { ProcessIdentity } from './process-identity.mjs';

export type LockHolder = ProcessIdentity & { token: string; child?: ProcessIdentity };

export function withFileLock<T>(
  file: string,
  handlers: {
    onHeld: (holder: LockHolder) => Promise<void>;
    onStale?: (holder: LockHolder | undefined) => Promise<void>;
  },
  work: (recordChild: (pid: number) => void) => Promise<T>,
): Promise<T>;
