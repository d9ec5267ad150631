import type { Outcome } from '#server/operator/command.ts';
import { commands } from '#server/operator/commands.ts';
import { parseCommandLine } from '#server/operator/parse.ts';
import type { TestServer } from './server.ts';

/** A line of the operator's, with its data as `--json` prints them. */
export async function operate({ services }: Pick<TestServer, 'services'>, line: string): Promise<Outcome> {
  const parsed = parseCommandLine(line.split(' '), commands);
  if (parsed.kind !== 'run') throw new Error(JSON.stringify(parsed));
  const { command, words, options } = parsed.invocation;
  const outcome = await command.run(services, words, options);
  return { ...outcome, data: JSON.parse(JSON.stringify(outcome.data)) };
}
