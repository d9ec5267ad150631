/** docs/operating.md explains each. */
export const startCodes = [
  'SETTINGS',
  'PORT_TAKEN',
  'PORT_REFUSED',
  'DATA_DIR',
  'DISK_FULL',
  'DATABASE_UNREACHABLE',
  'DATABASE_REFUSED',
  'DATABASE_OLD',
  'DATABASE_NEWER',
  'DATABASE_EMBEDDED',
] as const;
export type StartCode = (typeof startCodes)[number];

/** For the operator: one sentence with the remedy, and a code to look up. */
export class StartFault extends Error {
  override name = 'StartFault';
  readonly code: StartCode;

  constructor(code: StartCode, sentence: string) {
    super(`${sentence} [${code}]`);
    this.code = code;
  }
}

/** @param faults about variables, never with their values: some are secrets */
export const settingsFault = (...faults: string[]): StartFault =>
  new StartFault(
    'SETTINGS',
    `La configuración no vale: ${faults.join('; ')}. Corrige el entorno y arranca de nuevo; docs/configuration.md explica cada variable.`,
  );

interface SystemError extends Error {
  code?: string;
  path?: string;
  port?: number;
  syscall?: string;
}

const full = ['ENOSPC', 'EDQUOT'];
const unusable = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENAMETOOLONG'];

/** Undefined for a fault of the program. */
export function startFaultOf(error: unknown): StartFault | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof StartFault) return error;
  const { code = '', path, port, syscall } = error as SystemError;
  if (syscall === 'listen' && code === 'EADDRINUSE')
    return new StartFault('PORT_TAKEN', `El puerto ${port} está ocupado. Elige otro: PORT=3001 npm start`);
  if (syscall === 'listen' && code === 'EACCES')
    return new StartFault(
      'PORT_REFUSED',
      `El sistema no deja escuchar en el puerto ${port}, reservado. Elige uno a partir de 1024: PORT=3000 npm start`,
    );
  if ((syscall === 'listen' && code === 'EADDRNOTAVAIL') || syscall === 'getaddrinfo')
    return settingsFault('HOST debe ser una dirección de esta máquina, como localhost o 0.0.0.0');
  if (path === undefined) return undefined;
  if (full.includes(code))
    return new StartFault(
      'DISK_FULL',
      `No queda sitio para ${path} (${code}). Libera espacio y arranca de nuevo.`,
    );
  if (unusable.includes(code))
    return new StartFault(
      'DATA_DIR',
      `No puedo escribir en ${path} (${code}). Da permiso al usuario con el que se ejecuta Vestidor, o elige otra carpeta con DATA_DIR.`,
    );
  return undefined;
}
