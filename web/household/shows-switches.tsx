import { type Viewable, viewables } from '#contract/viewables.ts';
import { Switch } from '#web/components/forms/switch.tsx';
import { viewersCopy } from '#web/copy/viewers.ts';

const { shows: legend, showing } = viewersCopy.dialog;

interface ShowsSwitchesProps {
  shows: readonly Viewable[];
  onChange: (shows: Viewable[]) => void;
}

export function ShowsSwitches({ shows, onChange }: ShowsSwitchesProps) {
  return (
    <fieldset className="grid gap-4">
      <legend className="sr-only">{legend}</legend>
      {viewables.map((one) => (
        <Switch
          checked={shows.includes(one)}
          hint={showing[one].hint}
          key={one}
          label={showing[one].label}
          onCheckedChange={(checked) =>
            onChange(viewables.filter((known) => (known === one ? checked : shows.includes(known))))
          }
        />
      ))}
    </fieldset>
  );
}
