import { downloadBytes, unpackedBytes } from 'virtual:reader-size';
import { useEffect } from 'react';
import { Progress } from '#web/components/feedback/progress.tsx';
import { Switch } from '#web/components/forms/switch.tsx';
import { deviceCopy } from '#web/copy/device-reader.ts';
import { setDevicePreference, useDevicePreference } from './preference.ts';
import { openReader, useReaderState } from './reader.ts';
import { supportsReading } from './supports-reading.ts';

interface OnDeviceSwitchProps {
  /** A photo is waiting: the reader is loaded in advance. */
  wanted: boolean;
}

/** Off by default. */
export function OnDeviceSwitch({ wanted }: OnDeviceSwitchProps) {
  const { on, slowSeconds } = useDevicePreference();
  const reader = useReaderState();
  const copy = deviceCopy.switch;
  const able = supportsReading();
  useEffect(() => {
    if (able && on && wanted) openReader();
  }, [able, on, wanted]);

  const hint = !able
    ? copy.impossible
    : on
      ? copy.on
      : reader.status === 'unavailable'
        ? copy.unavailable
        : slowSeconds !== undefined
          ? copy.slow(slowSeconds)
          : copy.off(downloadBytes);
  function change(checked: boolean) {
    setDevicePreference({ on: checked });
    if (checked) openReader();
  }
  return (
    <div className="grid gap-4 border-line border-t pt-5">
      <Switch checked={able && on} disabled={!able} hint={hint} label={copy.label} onCheckedChange={change} />
      {on && reader.status === 'loading' && (
        <div aria-live="polite">
          <Progress
            label={deviceCopy.loading}
            max={unpackedBytes}
            value={reader.bytes}
            valueText={deviceCopy.loaded((reader.bytes / unpackedBytes) * downloadBytes, downloadBytes)}
          />
        </div>
      )}
    </div>
  );
}
