import { useMutation } from '@tanstack/react-query';
import { MapPin } from 'lucide-react';
import { Button } from '#web/components/button.tsx';
import { Field } from '#web/components/forms/field.tsx';
import { Select } from '#web/components/forms/select.tsx';
import { Dialog } from '#web/components/overlays/dialog.tsx';
import { today } from '#web/copy/today.ts';
import { locateDevice } from '#web/device-location.ts';
import type { Place } from '#web/stored-place.ts';
import { cities } from './cities.ts';

interface PlaceDialogProps {
  place: Place | null;
  onChange: (place: Place | null) => void;
  onClose: () => void;
}

const copy = today.place;
const options = cities.map(({ name }) => ({ value: name, label: name }));

export function PlaceDialog({ place, onChange, onClose }: PlaceDialogProps) {
  const choose = (next: Place | null) => {
    onChange(next);
    onClose();
  };
  const locate = useMutation({
    mutationFn: locateDevice,
    onSuccess: (found) => choose({ name: copy.hereName, ...found }),
    retry: false,
  });
  return (
    <Dialog compact description={copy.text} onClose={onClose} size="s" title={today.weather.ask}>
      <div className="grid gap-5 pb-4">
        <div className="grid gap-1.5">
          <Button icon={<MapPin size={18} />} act={locate} variant="secondary">
            {locate.isPending ? copy.hereBusy : copy.here}
          </Button>
          <p aria-live="polite" className="text-note text-ink-soft">
            {locate.isError ? failureOf(locate.error) : copy.hereNote}
          </p>
        </div>
        <Field label={copy.city}>
          <Select
            onValueChange={(name) => choose(cities.find((city) => city.name === name) ?? null)}
            options={options}
            placeholder={copy.cityPlaceholder}
            value={place?.name ?? null}
          />
        </Field>
        {place && (
          <Button onClick={() => choose(null)} size="s" variant="ghost">
            {copy.forget}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

const failureOf = (error: unknown): string =>
  error instanceof GeolocationPositionError && error.code === error.PERMISSION_DENIED
    ? copy.denied
    : copy.unknown;
