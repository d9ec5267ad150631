import { type ColorName, hexOfColor } from '#contract/colors.ts';
import { colorLabel } from '#web/format/color-label.ts';
import { capitalize } from '#web/format/words.ts';

/** Colours side by side, with their names. */
export function Palette({ colors }: { colors: readonly ColorName[] }) {
  return (
    <ul className="grid grid-cols-3 gap-x-3 gap-y-5 sm:grid-cols-6">
      {colors.map((name) => (
        <li className="grid gap-2" key={name}>
          <span
            aria-hidden="true"
            className="aspect-square rounded-photo border border-line"
            style={{ background: hexOfColor(name) }}
          />
          <span className="text-[0.9375rem]">{capitalize(colorLabel(name))}</span>
        </li>
      ))}
    </ul>
  );
}
