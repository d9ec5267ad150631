// Progress goes to stderr, because stdout may be data (`scan`).
const startedAt = Date.now();

export function say(message) {
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1).replace('.', ',');
  process.stderr.write(`[${seconds.padStart(5)} s] ${message}\n`);
}

export class SetupError extends Error {}

const unwritable = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EEXIST', 'ENOTDIR'];

/** Returns one sentence for the operator, or undefined for a fault of the program. */
export function setupFaultOf(error) {
  if (error instanceof SetupError) return error.message;
  if (!unwritable.includes(error?.code) || !error.path) return undefined;
  if (error.code === 'ENOSPC')
    return `No queda sitio para ${error.path}. Libera espacio y repite la orden. [DISK_FULL]`;
  return (
    `No puedo escribir en ${error.path} (${error.code}). Arranca la primera vez con el dueño de la carpeta de Vestidor; ` +
    'después basta con que DATA_DIR se pueda escribir. [PROGRAM_FOLDER]'
  );
}
