/** Scheduled work, done by one of the servers on the database. */
export interface Job {
  name: string;
  /** Cron expression in Madrid's time zone. */
  cron: string;
  /** Also runs when a server starts. */
  atStart?: true;
  /** @param stopping aborts when the server stops; the rest is left to the next run */
  run(stopping: AbortSignal): Promise<unknown>;
}

/** Work on rows with their own due time; every server polls and claims what is due. */
export interface Claim {
  name: string;
  run(): Promise<unknown>;
}
