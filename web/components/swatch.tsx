import { classes } from './classes.ts';

interface ColorSwatchProps {
  name: string;
  /** sRGB, `#rrggbb`. */
  hex: string;
  /** Only the dot is drawn; the name stays for screen readers and on hover. */
  dotOnly?: boolean;
  size?: number;
  className?: string;
}

export function ColorSwatch({ name, hex, dotOnly = false, size = 18, className }: ColorSwatchProps) {
  return (
    <span className={classes('inline-flex items-center gap-2', className)} title={dotOnly ? name : undefined}>
      <span
        aria-hidden="true"
        className="shrink-0 rounded-full border border-line"
        style={{ background: hex, width: size, height: size }}
      />
      <span className={dotOnly ? 'sr-only' : undefined}>{name}</span>
    </span>
  );
}
