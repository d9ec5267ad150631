// Progress goes to stderr, always: stdout belongs to the command being run (`scan` prints data there).
const startedAt = Date.now();

export function say(message) {
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1).replace('.', ',');
  process.stderr.write(`[${seconds.padStart(5)} s] ${message}\n`);
}

/** Expected failures: the person is told what to do, without a stack trace. */
export class SetupError extends Error {}
