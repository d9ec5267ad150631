export interface Job {
  name: string;
  /** In Madrid's time zone. */
  cron: string;
  atStart?: true;
  /** @param stopping the rest is left to the next run */
  run(stopping: AbortSignal): Promise<unknown>;
}

/** Every server polls and claims rows that are due. */
export interface Claim {
  name: string;
  run(): Promise<unknown>;
}
