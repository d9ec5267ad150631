import type { ReactNode } from 'react';
import { attributeApplies, attributeLabel, garmentAttributes } from '#contract/garment-attributes.ts';
import { categoryNames, kindNames } from '#contract/names.ts';
import type { ViewedGarment } from '#contract/viewers.ts';
import { Dialog } from '#web/components/overlays/dialog.tsx';
import { GarmentPicture } from '#web/components/pictures/garment.tsx';
import { ColorSwatch } from '#web/components/pictures/swatch.tsx';
import { careLabelCopy } from '#web/copy/care-label.ts';
import { common } from '#web/copy/common.ts';
import { absenceCopy } from '#web/copy/upkeep.ts';
import { viewersCopy } from '#web/copy/viewers.ts';
import { wardrobeCopy } from '#web/copy/wardrobe.ts';
import { capitalize } from '#web/format/words.ts';
import { CareLabelFacts } from '#web/garments/care-label/care-label-facts.tsx';
import { garmentSwatch } from '#web/garments/garment-swatch.ts';
import { seasonsText } from '../garment-facts.tsx';

const { detail, card } = wardrobeCopy;
const { page: copy } = viewersCopy;

const attributes = ['pattern', 'fabric', 'sleeve', 'length'] as const;

function whereabouts({ inLaundry, away, otherHome }: ViewedGarment): string {
  if (inLaundry) return card.inLaundry;
  if (away) return absenceCopy.sentence(away);
  return otherHome ? copy.otherHome : copy.atHome;
}

export function ViewedDetail({ garment, onClose }: { garment: ViewedGarment; onClose: () => void }) {
  const { name, brand, kind, category, color, size, composition, care, photo } = garment;
  return (
    <Dialog description={brand ?? undefined} onClose={onClose} size="l" title={name}>
      <div className="grid gap-8 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <GarmentPicture
          alt={card.photoOf(name)}
          className="aspect-4/5 max-md:aspect-square"
          large
          photo={photo}
        />
        <section
          aria-label={detail.facts}
          className="grid content-start gap-7"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls by it, as the dialog has no control
          tabIndex={0}
        >
          <dl className="grid border-line border-t">
            <Row label={copy.where}>{whereabouts(garment)}</Row>
            <Row label={common.kind}>{kindNames[kind]}</Row>
            <Row label={common.category}>{categoryNames[category]}</Row>
            <Row label={common.color}>
              <ColorSwatch hex={garmentSwatch(garment)} name={capitalize(color)} size={14} />
            </Row>
            {attributes.map((attribute) => {
              const label =
                attributeApplies(attribute, kind) && attributeLabel(attribute, garment[attribute]);
              return (
                label && (
                  <Row key={attribute} label={garmentAttributes[attribute].title}>
                    {label}
                  </Row>
                )
              );
            })}
            {size !== null && <Row label={detail.size}>{size}</Row>}
            <Row label={detail.seasons}>{seasonsText(garment)}</Row>
          </dl>
          {composition.length + care.length > 0 && (
            <section className="grid gap-4">
              <h3 className="text-title-s">{careLabelCopy.title}</h3>
              <CareLabelFacts care={care} composition={composition} />
            </section>
          )}
        </section>
      </div>
    </Dialog>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-h-11 items-center justify-between gap-4 border-line border-b py-2 text-[0.9375rem]">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="wrap-anywhere text-right">{children}</dd>
    </div>
  );
}
