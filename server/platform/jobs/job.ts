/** Scheduled work, done once by one of the servers on the database. */
export interface Job {
  /** Name of its queue. */
  name: string;
  /** Cron expression, in the time zone of Madrid. */
  cron: string;
  /** Runs at the start of a server as well. */
  atStart?: true;
  /** @param stopping aborts when the server stops; long work leaves the rest to the next run */
  run(stopping: AbortSignal): Promise<unknown>;
}

/** Work on rows that carry their own due time; every server polls and claims what is due. */
export interface Claim {
  name: string;
  run(): Promise<unknown>;
}
