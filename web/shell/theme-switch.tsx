import { Monitor, Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Segmented } from '#web/components/forms/segmented.tsx';
import { shell } from '#web/copy/shell.ts';
import { themeSwitchMark } from '#web/hydration/names.ts';
import { themeKey } from '#web/theme-script.ts';

type Theme = 'light' | 'dark' | 'system';

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

function useTheme(): [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore(subscribe, current, () => 'system' as const), choose];
}

const options = [
  { value: 'light', label: shell.theme.light, icon: <Sun size={18} /> },
  { value: 'dark', label: shell.theme.dark, icon: <Moon size={18} /> },
  { value: 'system', label: shell.theme.system, icon: <Monitor size={18} /> },
] satisfies { value: Theme; label: string; icon: unknown }[];

export function ThemeSwitch() {
  const [theme, setTheme] = useTheme();
  return (
    <div {...{ [themeSwitchMark]: '' }}>
      <Segmented
        iconsOnly
        label={shell.theme.label}
        onValueChange={setTheme}
        options={options}
        value={theme}
      />
    </div>
  );
}
