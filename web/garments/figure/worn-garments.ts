import type { WardrobeItem } from '#contract/garments.ts';
import { colorHexOf } from '#illustrator/drawn-garment.ts';
import type { Measures } from '#illustrator/figure/body.ts';
import { type Fit, fitOf, type WornGarment } from '#illustrator/figure/dress.ts';
import { silhouetteFor } from '#illustrator/silhouette-of.ts';
import { figureCopy as copy } from '#web/copy/figure.ts';

export type FigureGarment = Pick<
  WardrobeItem,
  'id' | 'name' | 'kind' | 'color' | 'colors' | 'pattern' | 'fabric' | 'style' | 'length' | 'photo'
>;

export const wornGarment = (item: FigureGarment): WornGarment => ({
  kind: item.kind,
  silhouette: silhouetteFor(item.kind, {
    fabric: item.fabric,
    style: item.style,
  }),
  colorHex: item.colors[0]?.hex ?? colorHexOf(item.color),
  secondColorHex: item.colors[1]?.hex,
  pattern: item.pattern,
  fabric: item.fabric,
  length: item.length,
});

/** The figure in words, for screen readers and for anyone. */
export function describeFigure(
  items: readonly FigureGarment[],
  measures: Measures,
): { picture: string; fits: string[]; absent: string | null } {
  const fits: Fit[] = fitOf(items.map(wornGarment), measures);
  const shown = items.filter((_, i) => fits[i]?.shown);
  const absent = items.filter((_, i) => !fits[i]?.shown).map(({ name }) => name);
  return {
    picture: copy.picture(
      Math.round(measures.height),
      shown.map(({ name }) => name),
    ),
    fits: items.flatMap(({ name }, i) => {
      const fit = fits[i];
      if (fit?.tucked) return [copy.tucked(name)];
      return fit?.hem ? [copy.hem(name, fit.hem)] : [];
    }),
    absent: absent.length > 0 ? copy.absent(absent) : null,
  };
}
