import { hash, verify } from '@node-rs/argon2';

/** Argon2id by OWASP's Password Storage Cheat Sheet: 19 MiB, 2 passes. */
export const passwordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string): Promise<string> => hash(password, passwordCost);

/** Unknown users take as long as a wrong password. */
const dummyHash = hashPassword('no account has this password');

/** @param passwordHash `undefined` for an unknown user: false, in the same time */
export async function passwordMatches(passwordHash: string | undefined, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await dummyHash), password);
  return matches && passwordHash !== undefined;
}
