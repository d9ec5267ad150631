import { StartFault } from '#server/platform/start-fault.ts';

export class EmbeddedPostgresError extends StartFault {
  override name = 'EmbeddedPostgresError';

  constructor(sentence: string) {
    super('DATABASE_EMBEDDED', sentence);
  }
}
