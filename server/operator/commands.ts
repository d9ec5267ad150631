import type { Services } from '#server/services.ts';
import { eraseUser } from './erase-user.ts';
import { figures } from './figures.ts';

export interface Outcome {
  ok: boolean;
  text: string;
}

export interface Command {
  usage: string;
  help: string;
  run(services: Services, words: string[]): Promise<Outcome>;
}

/** What the person who runs Vestidor can do from a terminal. There is no administration screen. */
export const commands: Readonly<Record<string, Command>> = {
  figures: { usage: '', help: 'cuentas, prendas, outfits y usos', run: figures },
  'erase-user': { usage: 'USUARIO', help: 'borra una cuenta con todo lo suyo', run: eraseUser },
};
