import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { servedFolder } from './served-folder.ts';

/** From the folder that replaces a mail server. */
export async function linkSentTo(email: string, baseURL: string, page: string): Promise<string> {
  const folder = path.join(servedFolder(new URL(baseURL).port), 'mail');
  const link = new RegExp(`${page}#[\\w-]{43}`);
  const find = () => {
    const letters = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : [];
    return letters
      .sort()
      .map((name) => readFileSync(path.join(folder, name), 'utf8').replaceAll('=\n', ''))
      .filter((letter) => letter.includes(`To: ${email}`))
      .map((letter) => link.exec(letter)?.[0])
      .findLast(Boolean);
  };
  await expect.poll(find, { timeout: 15_000 }).toBeTruthy();
  return find() ?? '';
}
