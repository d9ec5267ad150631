import { Monitor, Moon, Sun } from 'lucide-react';
import { Segmented } from '#web/components/segmented.tsx';
import { shell } from '#web/copy/shell.ts';
import { themeSwitchMark } from '#web/hydration/names.ts';
import { type Theme, useTheme } from './use-theme.ts';

const options = [
  { value: 'light', label: shell.theme.light, icon: <Sun aria-hidden="true" size={18} /> },
  { value: 'dark', label: shell.theme.dark, icon: <Moon aria-hidden="true" size={18} /> },
  { value: 'system', label: shell.theme.system, icon: <Monitor aria-hidden="true" size={18} /> },
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
