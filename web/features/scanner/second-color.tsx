import { namedColors } from '#contract/colors.ts';
import type { WardrobeItem } from '#contract/garments.ts';
import type { ScanAnalysis } from '#contract/scans.ts';
import { Field } from '#web/components/forms/field.tsx';
import { Select } from '#web/components/forms/select.tsx';
import { scannerCopy } from '#web/copy/scanner.ts';
import { colorLabel } from '#web/format/color-label.ts';
import { capitalize } from '#web/format/words.ts';
import { ReadingNote } from './reading-note.tsx';

interface SecondColorProps {
  analysis: ScanAnalysis;
  item: WardrobeItem;
  onChange: (color: string | null) => void;
}

const none = 'ninguno';
const colors = namedColors.map(({ name, hex }) => ({
  value: name as string,
  label: capitalize(colorLabel(name)),
  hex,
}));

export function SecondColor({ analysis, item, onChange }: SecondColorProps) {
  const copy = scannerCopy.result;
  return (
    <Field
      aside={<ReadingNote analysis={analysis} field="secondColor" item={item} />}
      label={copy.secondColor}
    >
      <Select
        onValueChange={(color) => onChange(color === none ? null : color)}
        options={[
          { value: none, label: copy.oneColor },
          ...colors.filter(({ value }) => value !== item.color),
        ]}
        value={item.secondColor ?? none}
      />
    </Field>
  );
}
