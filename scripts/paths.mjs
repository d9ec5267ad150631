import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
export const cacheFolder = path.join(root, '.cache');
export const modulesFolder = path.join(root, 'node_modules');

export const inRoot = (...parts) => path.join(root, ...parts);
