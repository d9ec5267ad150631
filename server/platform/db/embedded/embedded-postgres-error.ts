/** A start that failed for a reason its message explains, in words for the person who runs the server. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError';
}
