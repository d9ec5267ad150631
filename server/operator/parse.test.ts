import { execFile } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { commands } from './commands.ts';
import { helpOf } from './help.ts';
import { parseCommandLine } from './parse.ts';

const parse = (line: string) => parseCommandLine(line.split(' ').filter(Boolean), commands);
const faultsOf = (line: string) => {
  const parsed = parse(line);
  return parsed.kind === 'faults' ? parsed.faults : parsed.kind;
};

describe('a command line', () => {
  it('names a command, its words and its options, in any order', () => {
    expect(parse('payments confirm VS-ABCD-2345-Y --amount 19,95 --json')).toMatchObject({
      kind: 'run',
      invocation: {
        name: 'payments confirm',
        words: ['VS-ABCD-2345-Y'],
        options: { amount: 1995 },
        json: true,
        yes: false,
      },
    });
    expect(parse('payments list --limit=5 --status paid')).toMatchObject({
      invocation: { options: { limit: 5, status: 'paid', method: undefined } },
    });
    expect(parse('codes make --note Navidad')).toMatchObject({
      invocation: { options: { count: 1, days: 90, note: 'Navidad' } },
    });
    expect(parse('erase-user marta --yes')).toMatchObject({ invocation: { name: 'erase-user', yes: true } });
  });

  it('says everything that is wrong with it at once', () => {
    expect(faultsOf('payments confirm --amount mucho --prisa')).toEqual([
      'Falta REFERENCIA.',
      'No existe la opción --prisa.',
      '--amount: tiene que ser un importe en euros, como 19.95.',
    ]);
    expect(faultsOf('payments list de más --limit 0 --status x --method y')).toEqual([
      'Sobra «de».',
      'Sobra «más».',
      expect.stringMatching(/^--status: tiene que ser uno de: created, /),
      expect.stringMatching(/^--method: tiene que ser uno de: stripe_card, /),
      '--limit: tiene que ser un número entero entre 1 y 10000.',
    ]);
    expect(faultsOf('payments list --limit')).toEqual(['A --limit le falta el valor: --limit N.']);
    expect(faultsOf('pagos')).toEqual(['No hay ninguna orden «pagos».']);
    expect(faultsOf('payments pay')).toEqual(['No hay ninguna orden «payments pay».']);
    expect(faultsOf('constructor')).toEqual(['No hay ninguna orden «constructor».']);
  });

  it.each([
    ['', ''],
    ['help', ''],
    ['--help', ''],
    ['payments', 'payments'],
    ['payments --help', 'payments'],
    ['help codes', 'codes'],
    ['payments refund --help', 'payments refund'],
    ['help payments refund', 'payments refund'],
  ])('"%s" asks for the help of "%s"', (line, name) => {
    expect(parse(line)).toEqual({ kind: 'help', name });
  });
});

describe('the help', () => {
  it('lists every command, and of a group only its own', () => {
    for (const name of Object.keys(commands)) expect(helpOf('', commands)).toContain(`  ${name}`);
    expect(helpOf('codes', commands)).toContain('codes make');
    expect(helpOf('codes', commands)).not.toContain('payments');
  });

  it('of one command shows its options and what it cannot undo', () => {
    const help = helpOf('payments refund', commands);
    expect(help).toContain('payments refund REFERENCIA [--amount IMPORTE] [--sent]');
    expect(help).toContain('El acceso se retira al momento');
    expect(help).toContain('--yes');
  });
});

const program = (...args: string[]) =>
  new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    execFile(process.execPath, ['server/operator/main.ts', ...args], (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr }),
    );
  });

describe('the program', () => {
  it('ends with 0 after help, and with 2 after a command that is wrong', async () => {
    const [help, wrong, json] = await Promise.all([
      program('help'),
      program('payments', 'confirm'),
      program('payments', 'confirm', '--json'),
    ]);
    expect(help).toMatchObject({ code: 0, stdout: expect.stringContaining('payments import FICHERO') });
    expect(wrong).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining('Falta REFERENCIA.'),
    });
    expect(json.code).toBe(2);
    expect(JSON.parse(json.stdout)).toEqual({ ok: false, faults: ['Falta REFERENCIA.'] });
  });

  it('requires confirmation for irreversible commands', async () => {
    const refused = await program('erase-user', 'marta');
    expect(refused).toMatchObject({ code: 2, stderr: expect.stringContaining('repítelo con --yes') });
  });
});
