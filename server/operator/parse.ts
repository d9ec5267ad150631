import { parseArgs } from 'node:util';
import type { Command } from './command.ts';

export interface Invocation {
  name: string;
  command: Command;
  words: string[];
  options: Record<string, unknown>;
  json: boolean;
  yes: boolean;
}

export type Parsed =
  | { kind: 'run'; invocation: Invocation }
  | { kind: 'help'; name: string }
  | { kind: 'faults'; faults: string[]; json: boolean };

const everywhere = ['json', 'yes', 'help'];

/** Collects all errors first. */
export function parseCommandLine(
  args: readonly string[],
  commands: Readonly<Record<string, Command>>,
): Parsed {
  const json = args.includes('--json');
  const asksForHelp = args.includes('--help') || args.length === 0 || args[0] === 'help';
  const spoken = args[0] === 'help' ? args.slice(1) : args;
  const [first = '', second = ''] = spoken.filter((arg) => !arg.startsWith('-'));
  const name = [`${first} ${second}`, first].find((candidate) => Object.hasOwn(commands, candidate));
  const isGroup = Object.keys(commands).some((known) => known.startsWith(`${first} `));
  if (name === undefined) {
    if (asksForHelp) return { kind: 'help', name: isGroup ? first : '' };
    if (isGroup && second === '') return { kind: 'help', name: first };
    return { kind: 'faults', faults: [`No hay ninguna orden «${`${first} ${second}`.trim()}».`], json };
  }
  if (asksForHelp) return { kind: 'help', name };

  const command = commands[name] as Command;
  const isFlag = (option: string) =>
    everywhere.includes(option) || command.options[option]?.usage.includes(' ') === false;
  const known = [...everywhere, ...Object.keys(command.options)];
  const { values, positionals } = parseArgs({
    args: [...args],
    strict: false,
    allowPositionals: true,
    options: Object.fromEntries(
      known.map((option) => [option, { type: isFlag(option) ? 'boolean' : 'string' }]),
    ),
  });
  const words = positionals.slice(name.split(' ').length);
  const faults = [
    ...command.words.slice(words.length).map((word) => `Falta ${word}.`),
    ...words.slice(command.words.length).map((word) => `Sobra «${word}».`),
    ...Object.keys(values)
      .filter((option) => !known.includes(option))
      .map((option) => `No existe la opción --${option}.`),
  ];
  const options: Record<string, unknown> = {};
  for (const [option, { schema, usage }] of Object.entries(command.options)) {
    if (values[option] === true && !isFlag(option)) {
      faults.push(`A --${option} le falta el valor: ${usage}.`);
      continue;
    }
    const parsed = schema.safeParse(values[option]);
    if (parsed.success) options[option] = parsed.data;
    else faults.push(`--${option}: ${parsed.error.issues[0]?.message ?? 'no es válido'}.`);
  }
  if (faults.length > 0) return { kind: 'faults', faults, json };
  return { kind: 'run', invocation: { name, command, words, options, json, yes: values.yes === true } };
}
