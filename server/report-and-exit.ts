import { startFaultOf } from './platform/start-fault.ts';

/** One sentence, without a stack, where the operator can mend it. */
export function reportAndExit(error: unknown): never {
  const fault = startFaultOf(error);
  if (fault === undefined) throw error;
  process.stderr.write(`${fault.message}\n`);
  process.exit(1);
}
