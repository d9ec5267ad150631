import { readFileSync } from 'node:fs';

export const weightsOf = (file: string): Uint8Array =>
  readFileSync(new URL(`../../../models/${file}`, import.meta.url));
