import fs from 'node:fs';
import path from 'node:path';
import { modulesFolder } from './paths.mjs';
import { SetupError } from './progress.mjs';

/** Returns the script behind a package's command, to run it with a chosen Node. */
export function localProgram(packageName, command = packageName) {
  const folder = path.join(modulesFolder, ...packageName.split('/'));
  const file = path.join(folder, 'package.json');
  if (!fs.existsSync(file))
    throw new SetupError(`Falta el paquete ${packageName}; borra node_modules y repite.`);
  const { bin } = JSON.parse(fs.readFileSync(file, 'utf8'));
  return path.join(folder, typeof bin === 'string' ? bin : bin[command]);
}
