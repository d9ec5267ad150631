import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { servedFolder } from './served-folder.ts';

/** From the folder that replaces a mail server. */
function lettersTo(email: string, baseURL: string): string[] {
  const folder = path.join(servedFolder(new URL(baseURL).port), 'mail');
  const letters = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : [];
  return letters
    .sort()
    .map((name) => readFileSync(path.join(folder, name), 'utf8').replaceAll('=\n', ''))
    .filter((letter) => letter.includes(`To: ${email}`));
}

async function untilFound(find: () => string | undefined): Promise<string> {
  await expect.poll(find, { timeout: 15_000 }).toBeTruthy();
  return find() ?? '';
}

export async function linkSentTo(email: string, baseURL: string, page: string): Promise<string> {
  const link = new RegExp(`${page}#[\\w-]{43}`);
  return untilFound(() =>
    lettersTo(email, baseURL)
      .map((letter) => link.exec(letter)?.[0])
      .findLast(Boolean),
  );
}

/** @param text of the subject or body, in ASCII */
export async function letterSentTo(email: string, baseURL: string, text: string): Promise<string> {
  return untilFound(() => lettersTo(email, baseURL).findLast((letter) => letter.includes(text)));
}
