type Area = 'localStorage' | 'sessionStorage';

/** Null without storage or JSON; its shape is not checked. */
export function stored<T>(key: string, area: Area = 'localStorage'): Partial<T> | null {
  try {
    return JSON.parse(globalThis[area].getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Null removes it. Without storage it lasts as long as the page. */
export function store(key: string, value: unknown, area: Area = 'localStorage'): void {
  try {
    if (value === null) globalThis[area].removeItem(key);
    else globalThis[area].setItem(key, JSON.stringify(value));
  } catch {
    // Full or switched off.
  }
}
