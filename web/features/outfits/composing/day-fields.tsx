import { useMutation } from '@tanstack/react-query';
import { CloudRain, MapPin } from 'lucide-react';
import { useState } from 'react';
import { limits } from '#contract/limits.ts';
import { api, messageOf } from '#web/api.ts';
import { Button } from '#web/components/button.tsx';
import { Field } from '#web/components/forms/field.tsx';
import { TextInput } from '#web/components/forms/text-input.tsx';
import { ToggleChip } from '#web/components/forms/toggle-chip.tsx';
import { composingCopy } from '#web/copy/composing.ts';
import { locateDevice } from '#web/device-location.ts';
import { parseTemperature } from '#web/format/temperature.ts';

interface Air {
  temperatureC: number | null;
  rain: boolean;
}

interface DayFieldsProps extends Air {
  onChange: (air: Partial<Air>) => void;
}

export function DayFields({ temperatureC, rain, onChange }: DayFieldsProps) {
  const copy = composingCopy.wish;
  const weather = useWeatherHere();
  const [typed, setTyped] = useState(temperatureC === null ? '' : String(temperatureC));
  const read = parseTemperature(typed);
  const { min, max } = limits.temperature;

  function write(text: string) {
    setTyped(text);
    const value = parseTemperature(text);
    onChange({ temperatureC: Number.isNaN(value) ? null : value });
  }

  const askHere = () =>
    weather.mutate(undefined, {
      onSuccess: (found) => {
        setTyped(String(found.temperatureC));
        onChange(found);
      },
    });

  return (
    <div className="grid content-start gap-3">
      <div className="flex flex-wrap items-start gap-3">
        <Field
          className="w-36"
          error={Number.isNaN(read) ? copy.temperatureRange(min, max) : undefined}
          label={copy.temperature}
        >
          {(control) => (
            <span className="relative block">
              <TextInput
                {...control}
                autoComplete="off"
                className="tabular pr-11"
                inputMode="text"
                maxLength={5}
                onChange={(event) => write(event.target.value)}
                value={typed}
              />
              <span
                aria-hidden="true"
                className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-ink-soft"
              >
                °C
              </span>
            </span>
          )}
        </Field>
        <ToggleChip className="mt-[1.9rem]" onPressedChange={(on) => onChange({ rain: on })} pressed={rain}>
          <CloudRain size={18} />
          {copy.rain}
        </ToggleChip>
      </div>
      <Button
        className="w-fit"
        icon={<MapPin size={18} />}
        loading={weather.isPending}
        onClick={askHere}
        size="s"
        variant="secondary"
      >
        {weather.isPending ? copy.hereBusy : copy.here}
      </Button>
      <p aria-live="polite" className="text-note text-ink-soft">
        {weather.isError ? (
          <span className="text-burgundy-text">{weatherFailure(weather.error)}</span>
        ) : weather.data ? (
          <>
            {copy.found(weather.data.temperatureC, weather.data.rain)} {copy.source}
          </>
        ) : (
          `${copy.temperatureHint} ${copy.hereNote}`
        )}
      </p>
    </div>
  );
}

const copy = composingCopy.wish;

/** Asks for permission to locate the device, only when called. */
const useWeatherHere = () =>
  useMutation({
    mutationFn: async () => api('GET /api/weather', { query: await locateDevice() }),
    retry: false,
  });

function weatherFailure(error: unknown): string {
  if (!(error instanceof GeolocationPositionError)) return messageOf(error, copy.failed);
  return error.code === error.PERMISSION_DENIED ? copy.denied : copy.unknownPlace;
}
