import type { Command } from './command.ts';
import { table } from './table.ts';

const usageOf = (name: string, { words, options }: Command): string =>
  [name, ...words, ...Object.values(options).map(({ usage }) => `[${usage}]`)].join(' ');

export function helpOf(name: string, commands: Readonly<Record<string, Command>>): string {
  const one = commands[name];
  if (one !== undefined) {
    const rows = Object.values(one.options).map(({ usage, help }) => [`  ${usage}`, help]);
    const options = [...rows, ['  --json', 'la respuesta en JSON']];
    if (one.danger !== undefined) options.push(['  --yes', 'no pregunta antes']);
    const danger = one.danger === undefined ? '' : `\n${one.danger}\n`;
    return `Uso: npm run -s operator -- ${usageOf(name, one)}\n\n${sentence(one.help)}\n${danger}\n${table(options)}`;
  }
  const shown = Object.entries(commands).filter(([known]) => name === '' || known.startsWith(`${name} `));
  const rows = shown.map(([known, command]) => [`  ${[known, ...command.words].join(' ')}`, command.help]);
  return `Uso: npm run -s operator -- ORDEN [ARGUMENTOS] [--json] [--yes]

${table(rows)}

Con --help después de una orden se ven sus opciones. Termina con 0 si todo fue bien, con 1 si no se pudo y con 2 si la orden está mal escrita.`;
}

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
