// Progress goes to stderr, because stdout may be data (`scan`).
const startedAt = Date.now();

export function say(message) {
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1).replace('.', ',');
  process.stderr.write(`[${seconds.padStart(5)} s] ${message}\n`);
}

/** An expected failure, reported without a stack trace. */
export class SetupError extends Error {}
