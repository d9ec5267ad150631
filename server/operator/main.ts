import { createInterface } from 'node:readline/promises';
import { ProviderRefusal, ProviderUnreachable } from '#server/payments/ledger/provider.ts';
import { ApiError } from '#server/platform/errors.ts';
import { logLine } from '#server/platform/logging/options.ts';
import { startFaultOf } from '#server/platform/start-fault.ts';
import { failed, type Outcome } from './command.ts';
import { commands } from './commands.ts';
import { helpOf } from './help.ts';
import { openServices } from './open-services.ts';
import { type Invocation, parseCommandLine } from './parse.ts';

const wrongUsage = 2;
const parsed = parseCommandLine(process.argv.slice(2), commands);

switch (parsed.kind) {
  case 'help':
    process.stdout.write(`${helpOf(parsed.name, commands)}\n`);
    break;
  case 'faults':
    process.exitCode = wrongUsage;
    if (parsed.json) say({ ok: false, faults: parsed.faults });
    else process.stderr.write(`${parsed.faults.join('\n')}\n\nLa ayuda: npm run -s operator -- help\n`);
    break;
  case 'run':
    process.exitCode = await run(parsed.invocation);
}

async function run(invocation: Invocation): Promise<number> {
  const refusal = await confirmDanger(invocation);
  if (refusal !== undefined) {
    if (invocation.json) say({ ok: false, faults: [refusal] });
    else process.stderr.write(`${refusal}\n`);
    return wrongUsage;
  }
  const opened = await openServices((message) => process.stderr.write(`${message}\n`)).catch(startFailed);
  if ('fault' in opened) {
    if (invocation.json) say({ ok: false, faults: [opened.fault] });
    else process.stderr.write(`${opened.fault}\n`);
    return 1;
  }
  const { services, close } = opened;
  try {
    const { command, words, options } = invocation;
    const { ok, text, data } = await command.run(services, words, options).catch(outcomeOfError);
    if (invocation.json) say(ok ? { ok, ...data } : { ok, message: text, ...data });
    else (ok ? process.stdout : process.stderr).write(`${text}\n`);
    return ok ? 0 : 1;
  } finally {
    await close();
  }
}

function startFailed(error: unknown): { fault: string } {
  const fault = startFaultOf(error);
  if (fault === undefined) throw error;
  return { fault: fault.message };
}

/** Programs pass `--yes`. */
async function confirmDanger({ command, name, words, yes }: Invocation): Promise<string | undefined> {
  if (command.danger === undefined || yes) return undefined;
  if (!process.stdin.isTTY) return `${command.danger} Si es lo que quieres, repítelo con --yes.`;
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`${name} ${words.join(' ')}\n${command.danger} ¿Seguimos? (sí/no) `);
  terminal.close();
  return /^s[ií]?$/i.test(answer.trim()) ? undefined : 'No se ha hecho nada.';
}

function outcomeOfError(error: unknown): Outcome {
  if (error instanceof ApiError) return failed(error.message);
  if (error instanceof ProviderUnreachable) return failed(`El proveedor no responde: ${error.message}`);
  if (error instanceof ProviderRefusal) return failed(`El proveedor se ha negado: ${error.message}`);
  process.stderr.write(logLine('the command ended by a fault of its own', error));
  return failed('La orden ha fallado por un error de Vestidor.');
}

function say(answer: Record<string, unknown>): void {
  process.stdout.write(`${JSON.stringify(answer, null, 2)}\n`);
}
