import { downloadBytes, unpackedBytes } from 'virtual:reader-size';
import { useEffect } from 'react';
import { Progress } from '#web/components/progress.tsx';
import { Switch } from '#web/components/switch.tsx';
import { deviceCopy } from '#web/copy/device-reader.ts';
import { setDevicePreference, useDevicePreference } from './preference.ts';
import { openReader, useReaderState } from './reader.ts';

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

/** The smallest WebAssembly module with SIMD: without SIMD the networks cannot run. */
const simd = [
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98,
  11,
];

/** Says nothing about speed, which only a reading shows. */
const supportsReading = (): boolean =>
  typeof Worker === 'function' &&
  typeof OffscreenCanvas === 'function' &&
  typeof createImageBitmap === 'function' &&
  typeof WebAssembly === 'object' &&
  WebAssembly.validate(new Uint8Array(simd));
