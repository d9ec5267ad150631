import type { ReactNode } from 'react';
import { Link } from 'react-router';
import {
  attributeApplies,
  attributeLabel,
  attributeNames,
  garmentAttributes,
} from '#contract/garment-attributes.ts';
import type { GuessedField, WardrobeItem } from '#contract/garments.ts';
import { categoryNames, kindNames } from '#contract/names.ts';
import { isScanned } from '#contract/scanned-fields.ts';
import { ColorSwatch } from '#web/components/pictures/swatch.tsx';
import { common } from '#web/copy/common.ts';
import { upkeepCopy } from '#web/copy/upkeep.ts';
import { wardrobeCopy } from '#web/copy/wardrobe.ts';
import { OriginBadge } from '#web/features/scanner/second-look/origin-badge.tsx';
import { formatDay } from '#web/format/dates.ts';
import { formatWorth } from '#web/format/money.ts';
import { formatCount, formatPercent } from '#web/format/numbers.ts';
import { capitalize, formatList } from '#web/format/words.ts';
import { garmentSwatch } from '#web/garments/garment-swatch.ts';
import { orderAddress } from '#web/paths.ts';
import { seasonsText } from './garment-facts.tsx';

export function GarmentDetailFacts({ item }: { item: WardrobeItem }) {
  const copy = wardrobeCopy.detail;
  const guess = (field: GuessedField) => item.suggested[field] && <OriginBadge field={field} item={item} />;
  return (
    <section>
      <h3 className="mb-2 text-title-s">{copy.facts}</h3>
      <dl className="grid sm:grid-cols-2 sm:gap-x-6">
        <Row label={common.kind} guess={guess('kind')}>
          {kindNames[item.kind]}
        </Row>
        <Row label={common.category} guess={guess('category')}>
          {categoryNames[item.category]}
        </Row>
        <Row label={common.color} guess={guess('color')}>
          <ColorSwatch hex={garmentSwatch(item)} name={capitalize(item.color)} size={14} />
        </Row>
        {item.secondColor && (
          <Row guess={guess('secondColor')} label={copy.secondColor}>
            <ColorSwatch hex={item.colors[1]?.hex ?? ''} name={capitalize(item.secondColor)} size={14} />
          </Row>
        )}
        {attributeNames.map((attribute) => {
          const label = attributeApplies(attribute, item.kind) && attributeLabel(attribute, item[attribute]);
          return (
            label && (
              <Row
                guess={isScanned(attribute) && guess(attribute)}
                key={attribute}
                label={garmentAttributes[attribute].title}
              >
                {label}
              </Row>
            )
          );
        })}
        {item.suggested.brand && item.brand && (
          <Row guess={guess('brand')} label={wardrobeCopy.form.brand}>
            {item.brand}
          </Row>
        )}
        <Row label={copy.size}>{item.size ?? copy.unknown}</Row>
        <Row label={copy.seasons}>{seasonsText(item)}</Row>
        {item.bought && (
          <Row label={copy.origin}>
            <Link className="inline-link" to={orderAddress(item.bought.orderId)}>
              {copy.fromStore}
            </Link>
          </Row>
        )}
        {item.page && (
          <Row label={copy.page}>
            <a className="inline-link" href={item.page} rel="noopener noreferrer nofollow" target="_blank">
              {new URL(item.page).hostname.replace(/^www\./, '')}
            </a>
          </Row>
        )}
        {item.tags.length > 0 && <Row label={copy.tags}>{formatList(item.tags)}</Row>}
      </dl>
    </section>
  );
}

function Row({ label, guess, children }: { label: string; guess?: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-h-11 items-center justify-between gap-4 border-line border-b py-2 text-[0.9375rem]">
      <dt className="flex flex-wrap items-center gap-x-2 text-ink-soft">
        {label}
        {guess}
      </dt>
      <dd className="text-right">{children}</dd>
    </div>
  );
}

export function GarmentFigures({ item }: { item: WardrobeItem }) {
  const copy = wardrobeCopy.detail;
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-5">
      <Figure
        label={copy.costPerWear}
        note={
          item.costPerWear === null
            ? copy.costPerWearUnknown
            : item.purchasePrice !== null && paidFor(item.purchasePrice, item.upkeepCost)
        }
        value={item.costPerWear === null ? null : formatWorth(item.costPerWear)}
      />
      <Figure
        label={wardrobeCopy.card.wears}
        note={item.lastWornAt === null ? copy.never : copy.lastWorn(formatDay(item.lastWornAt))}
        value={formatCount(item.timesWorn)}
      />
      <Figure
        label={copy.versatility}
        note={copy.versatilityText(item.versatilityOutfits)}
        value={formatPercent(item.versatilityScore)}
      />
      <Figure
        label={copy.price}
        note={copy.added(formatDay(item.createdAt))}
        value={item.purchasePrice === null ? null : formatWorth(item.purchasePrice)}
      />
    </dl>
  );
}

function paidFor(price: number, upkeep: number): string {
  return upkeep > 0
    ? upkeepCopy.spent(formatWorth(price), formatWorth(upkeep))
    : wardrobeCopy.detail.paid(formatWorth(price));
}

function Figure({ label, value, note }: { label: string; value: string | null; note: ReactNode }) {
  return (
    <div className="border-ink border-t pt-2">
      <dt className="text-[0.9375rem] text-ink-soft">{label}</dt>
      {value === null ? (
        <dd className="font-serif text-ink-soft text-title-s leading-[1.9]">{wardrobeCopy.detail.unknown}</dd>
      ) : (
        <dd className="tabular font-serif text-title-m">{value}</dd>
      )}
      {note && <dd className="mt-1 text-note text-ink-soft">{note}</dd>}
    </div>
  );
}
