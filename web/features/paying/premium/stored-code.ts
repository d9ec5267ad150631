import type { CodeForm } from './use-create-payment.ts';

const key = 'vestidor:codigo';
const empty: CodeForm = { verificationCode: '', userEmail: '' };

/** Keeps a code in session storage while its owner signs in. */
export function saveCode(code: CodeForm): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(code));
  } catch {
    // Storage is unavailable.
  }
}

/** Returns the stored code and removes it. */
export function loadCode(): CodeForm {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<CodeForm> | null;
    return { ...empty, ...kept };
  } catch {
    return empty;
  }
}

export function clearCode(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is unavailable.
  }
}
