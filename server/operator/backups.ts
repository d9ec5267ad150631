import { stat } from 'node:fs/promises';
import { BackupError } from '#server/operator/backup/archive.ts';
import type { Checksums } from '#server/operator/backup/format.ts';
import { checkBackup, restoreBackup } from '#server/operator/backup/restore.ts';
import { takeBackup } from '#server/operator/backup/take.ts';
import { command, done, failed, type Outcome } from './command.ts';
import { flag } from './options.ts';
import { counted } from './table.ts';

export const backUp = command({
  words: ['FICHERO'],
  help: 'copia la base de datos y las fotos en un fichero, también con el servidor en marcha',
  async run(services, [file = '']) {
    try {
      const checksums = await takeBackup(services, file);
      const megabytes = ((await stat(file)).size / 1e6).toLocaleString('es-ES', { maximumFractionDigits: 1 });
      return done(`${inWords(checksums)}: ${megabytes} MB en «${file}».${warning(checksums)}`, {
        file,
        ...figuresOf(checksums),
      });
    } catch (error) {
      return refused(error);
    }
  },
});

function inWords({ rows, photographs }: Checksums): string {
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
  return `${counted(total, 'fila', 'filas')} y ${counted(photographs, 'foto', 'fotos')}`;
}

const figuresOf = ({ rows, photographs, missing }: Checksums) => ({ rows, photographs, missing });

const warning = ({ missing }: Checksums): string =>
  missing.length === 0
    ? ''
    : ` Atención: ${counted(missing.length, 'fichero', 'ficheros')} de fotos no estaban ya en el almacén.`;

function refused(error: unknown): Outcome {
  if (error instanceof BackupError) return failed(error.message);
  throw error;
}

export const restore = command({
  words: ['FICHERO'],
  help: 'devuelve la base de datos y las fotos a como están en una copia; antes, para el servidor',
  options: {
    replace: flag('--replace', 'también donde ya hay algo, que se pierde'),
    check: flag('--check', 'solo comprueba que la copia está entera, sin tocar nada'),
  },
  async run(services, [file = ''], { replace, check }) {
    try {
      const { manifest, checksums } = check
        ? await checkBackup(file)
        : await restoreBackup(services, file, { replace: replace === true });
      const made = `la copia del ${new Date(manifest.createdAt).toLocaleString('es-ES', { timeZone: 'Europe/Madrid' })}`;
      const text = check ? `Está entera ${made}` : `Se ha restaurado ${made}`;
      return done(`${text}: ${inWords(checksums)}.`, {
        createdAt: manifest.createdAt,
        ...figuresOf(checksums),
      });
    } catch (error) {
      return refused(error);
    }
  },
});
