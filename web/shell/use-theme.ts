import { useSyncExternalStore } from 'react';
import { themeKey } from '#web/theme-script.ts';

export type Theme = 'light' | 'dark' | 'system';

const changed = 'vestidor:theme';

function subscribe(listener: () => void) {
  window.addEventListener(changed, listener);
  return () => window.removeEventListener(changed, listener);
}

function current(): Theme {
  const chosen = document.documentElement.dataset.theme;
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}

function choose(theme: Theme) {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    if (theme === 'system') localStorage.removeItem(themeKey);
    else localStorage.setItem(themeKey, theme);
  } catch {
    // Storage is unavailable: the choice lasts as long as the page.
  }
  window.dispatchEvent(new Event(changed));
}

export function useTheme(): [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore(subscribe, current, () => 'system' as const), choose];
}
