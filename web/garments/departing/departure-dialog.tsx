import { useState } from 'react';
import type { Departure } from '#contract/departure.ts';
import type { WardrobeItem } from '#contract/garments.ts';
import { departureWays } from '#contract/vocabulary.ts';
import { Field } from '#web/components/forms/field.tsx';
import { Segmented } from '#web/components/forms/segmented.tsx';
import { TextInput } from '#web/components/forms/text-input.tsx';
import { FormDialog } from '#web/components/overlays/form-dialog.tsx';
import { departuresCopy as copy } from '#web/copy/departures.ts';
import { todayInMadrid } from '#web/format/dates.ts';
import { currencySymbols, wardrobeCurrency } from '#web/format/money.ts';
import { parsePrice, priceError } from '#web/garments/editing/garment-form.ts';
import { useDepartGarment } from './use-departures.ts';

interface DepartureDialogProps {
  item: WardrobeItem;
  price?: string;
  way?: Departure['how'];
  onClose: () => void;
}

const { dialog } = copy;
const options = departureWays.map((value) => ({ value, label: copy.ways[value] }));

export function DepartureDialog({ item, price = '', way = 'sold', onClose }: DepartureDialogProps) {
  const [how, setHow] = useState(way);
  const [day, setDay] = useState(todayInMadrid);
  const [received, setReceived] = useState(price);
  const [tried, setTried] = useState(false);
  const depart = useDepartGarment();
  const amount = how === 'sold' ? parsePrice(received) : null;
  const errors = { received: priceError(amount), day: day > todayInMadrid() ? copy.inFuture : undefined };
  return (
    <FormDialog
      description={dialog.lead}
      onClose={onClose}
      title={dialog.title(item.name)}
      onSubmit={() => {
        setTried(true);
        if (errors.received || errors.day) return;
        depart.mutate(
          { id: item.id, departure: { how, day: day || todayInMadrid(), received: amount } },
          { onSuccess: onClose },
        );
      }}
      pending={depart.isPending}
      submit={dialog.save}
    >
      <Segmented label={dialog.how} onValueChange={setHow} options={options} value={how} />
      <Field error={tried ? errors.day : undefined} label={dialog.day}>
        <TextInput max={todayInMadrid()} onValueChange={setDay} type="date" value={day} />
      </Field>
      {how === 'sold' && (
        <Field
          error={tried ? errors.received : undefined}
          hint={dialog.receivedHint}
          label={dialog.received(currencySymbols[wardrobeCurrency()])}
          optional
        >
          <TextInput autoComplete="off" inputMode="decimal" onValueChange={setReceived} value={received} />
        </Field>
      )}
    </FormDialog>
  );
}
