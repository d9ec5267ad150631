import type { Config } from '../../config.ts';

/** For messages and providers' redirects. */
export function publicOriginOf({ publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>): string {
  return new URL(publicUrl ?? `http://localhost:${port}`).origin;
}
