import { checkBackup, restoreBackup } from '#server/operator/backup/restore.ts';
import { figuresOf, inWords, refused } from './back-up.ts';
import { command, done } from './command.ts';
import { flag } from './options.ts';

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
