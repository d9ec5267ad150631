import type { CodeForm } from './use-create-payment.ts';

const key = 'vestidor:codigo';
const empty: CodeForm = { verificationCode: '', userEmail: '' };

/** A code that was typed before the person had an account waits in the tab until they are back. */
export function keepCode(code: CodeForm): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(code));
  } catch {
    // A browser that keeps nothing: they type it again.
  }
}

/** What was kept, once. */
export function keptCode(): CodeForm {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<CodeForm> | null;
    return { ...empty, ...kept };
  } catch {
    return empty;
  }
}

export function forgetCode(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // There was nothing kept either.
  }
}
