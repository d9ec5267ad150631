const key = 'vestidor:invitacion';

/** Kept in session storage while its reader signs in or up. */
export function keepToken(token: string): void {
  try {
    sessionStorage.setItem(key, token);
  } catch {
    // Storage is unavailable.
  }
}

export function keptToken(): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

export function forgetToken(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is unavailable.
  }
}
