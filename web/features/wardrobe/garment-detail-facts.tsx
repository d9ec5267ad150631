import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { WardrobeItem } from '#contract/garments.ts';
import {
  categoryNames,
  conditionNames,
  fabricNames,
  kindNames,
  patternNames,
  styleNames,
} from '#contract/names.ts';
import { Badge } from '#web/components/badge.tsx';
import { ColorSwatch } from '#web/components/swatch.tsx';
import { wardrobeCopy } from '#web/copy/wardrobe.ts';
import { orderAddress } from '#web/paths.ts';
import { capitalize, formatList } from './format.ts';
import { seasonsText, swatchOf } from './garment-facts.tsx';

/** Everything that is known of a garment, as a table of words; guesses are marked. */
export function GarmentDetailFacts({ item }: { item: WardrobeItem }) {
  const copy = wardrobeCopy.detail;
  const { suggested } = item;
  return (
    <section>
      <h3 className="mb-2 text-titulo-s">{copy.facts}</h3>
      <dl className="grid sm:grid-cols-2 sm:gap-x-6">
        <Row label={copy.kind} suggested={suggested.kind}>
          {kindNames[item.kind]}
        </Row>
        <Row label={copy.category} suggested={suggested.category}>
          {categoryNames[item.category]}
        </Row>
        <Row label={copy.color} suggested={suggested.color}>
          <ColorSwatch hex={swatchOf(item)} name={capitalize(item.color)} size={14} />
        </Row>
        <Row label={copy.pattern} suggested={suggested.pattern}>
          {patternNames[item.pattern]}
        </Row>
        <Row label={copy.fabric} suggested={suggested.fabric}>
          {fabricNames[item.fabric]}
        </Row>
        <Row label={copy.style} suggested={suggested.style}>
          {styleNames[item.style]}
        </Row>
        <Row label={copy.condition} suggested={suggested.condition}>
          {conditionNames[item.condition]}
        </Row>
        <Row label={copy.size}>{item.size ?? copy.unknown}</Row>
        <Row label={copy.seasons}>{seasonsText(item)}</Row>
        {item.bought && (
          <Row label={copy.origin}>
            <Link className="enlace" to={orderAddress(item.bought.orderId)}>
              {copy.fromStore}
            </Link>
          </Row>
        )}
        {item.tags.length > 0 && <Row label={copy.tags}>{formatList(item.tags)}</Row>}
      </dl>
    </section>
  );
}

function Row({ label, suggested, children }: { label: string; suggested?: true; children: ReactNode }) {
  return (
    <div className="flex min-h-11 items-center justify-between gap-4 border-linea border-b py-2 text-[0.9375rem]">
      <dt className="flex flex-wrap items-center gap-x-2 text-tinta-suave">
        {label}
        {suggested && <Badge tone="warning">{wardrobeCopy.detail.suggested}</Badge>}
      </dt>
      <dd className="text-right">{children}</dd>
    </div>
  );
}
