import { colorLabel } from '#web/format/color-label.ts';

interface ColorSwatchProps {
  name: string;
  /** sRGB, `#rrggbb`. */
  hex: string;
  /** Hides the name visually. */
  dotOnly?: boolean;
  size?: number;
}

export function ColorSwatch({ name: known, hex, dotOnly = false, size = 18 }: ColorSwatchProps) {
  const name = colorLabel(known);
  return (
    <span className="inline-flex items-center gap-2" title={dotOnly ? name : undefined}>
      <span
        aria-hidden="true"
        className="shrink-0 rounded-full border border-line"
        style={{ background: hex, width: size, height: size }}
      />
      <span className={dotOnly ? 'sr-only' : undefined}>{name}</span>
    </span>
  );
}
