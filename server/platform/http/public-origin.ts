import type { Config } from '../../config.ts';

/** The origin that people see: in messages, and where a provider sends them back to. */
export function publicOriginOf({ publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>): string {
  return new URL(publicUrl ?? `http://localhost:${port}`).origin;
}
