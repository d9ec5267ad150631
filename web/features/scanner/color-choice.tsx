import { namedColors } from '#contract/colors.ts';
import type { WardrobeItem } from '#contract/garments.ts';
import type { ScanAnalysis } from '#contract/scans.ts';
import { ToggleChip } from '#web/components/forms/toggle-chip.tsx';
import { ColorSwatch } from '#web/components/pictures/swatch.tsx';
import { common } from '#web/copy/common.ts';
import { scannerCopy } from '#web/copy/scanner.ts';
import { colorLabel } from '#web/format/color-label.ts';
import { formatShare } from '#web/format/numbers.ts';
import { capitalize } from '#web/format/words.ts';
import { garmentSwatch } from '#web/garments/garment-swatch.ts';
import { ScannedChoice } from './scanned-choice.tsx';

interface ColorChoiceProps {
  analysis: ScanAnalysis;
  item: WardrobeItem;
  onChange: (color: string) => void;
}

export function ColorChoice({ analysis, item, onChange }: ColorChoiceProps) {
  const copy = scannerCopy.result;
  const found = analysis.colors.map(({ name, hex, share }) => ({ name, hex, share: share as number | null }));
  const known = found.some(({ name }) => name === item.color);
  const choices = known ? found : [...found, { name: item.color, hex: garmentSwatch(item), share: null }];
  return (
    <ScannedChoice
      analysis={analysis}
      field="color"
      item={item}
      label={common.color}
      onChange={onChange}
      options={colorOptions}
      otherLabel={copy.otherColor}
    >
      {choices.map(({ name, hex, share }) => (
        <ToggleChip
          framed
          key={`${name} ${hex}`}
          onPressedChange={() => name !== item.color && onChange(name)}
          pressed={name === item.color}
        >
          <ColorSwatch hex={hex} name={capitalize(name)} />
          {share !== null && <span className="tabular text-note opacity-75">{formatShare(share)}</span>}
        </ToggleChip>
      ))}
    </ScannedChoice>
  );
}

const colorOptions = namedColors.map(({ name, hex }) => ({
  value: name as string,
  label: capitalize(colorLabel(name)),
  hex,
}));
