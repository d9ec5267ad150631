import { Field } from '#web/components/forms/field.tsx';
import { Select } from '#web/components/forms/select.tsx';
import { homesCopy } from '#web/copy/homes.ts';
import type { Houses } from '#web/garments/homes/use-houses.ts';

const { trip: copy } = homesCopy;

/** Id of a house, the main one or another place. */
export type Destination = string;

export const elsewhere = 'elsewhere';
const main = 'main';

/** Undefined when it is none of the person's houses, null for the main one. */
export const homeAt = (destination: Destination): string | null | undefined => {
  if (destination === elsewhere) return undefined;
  return destination === main ? null : destination;
};

interface DestinationChoiceProps {
  houses: Houses;
  value: Destination;
  onChange: (destination: Destination) => void;
}

/** Shown to people with several houses. */
export function DestinationChoice({ houses: { homes, here }, value, onChange }: DestinationChoiceProps) {
  if (homes.length === 0) return null;
  const others = homes.filter(({ id }) => id !== here).map(({ id, name }) => ({ value: id, label: name }));
  const options = [
    { value: elsewhere, label: copy.other },
    ...(here === null ? [] : [{ value: main, label: homesCopy.main }]),
    ...others,
  ];
  return (
    <Field label={copy.label}>
      <Select onValueChange={onChange} options={options} value={value} />
    </Field>
  );
}
