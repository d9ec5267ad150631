import { hexOfColor } from '#contract/colors.ts';
import { seasonNames } from '#contract/names.ts';
import { drawingUrl } from '#illustrator/compose-board.ts';
import { illustrate } from '#illustrator/illustrate.ts';
import { type ColumnField, titleOf } from '#stylist/intake/columns.ts';
import type { Draft } from '#stylist/intake/rows.ts';
import { Notice } from '#web/components/feedback/notice.tsx';
import { paperLook } from '#web/components/pictures/paper-look.ts';
import { importingCopy } from '#web/copy/importing.ts';
import { colorLabel } from '#web/format/color-label.ts';
import { formatWorth } from '#web/format/money.ts';
import { joinFacts } from '#web/format/words.ts';

const { preview: copy } = importingCopy;
const shownMax = 8;

export function GarmentPreview({ drafts }: { drafts: readonly Draft[] }) {
  const missed = [
    ...Map.groupBy(
      drafts.flatMap((draft) => draft.missed),
      ({ field }) => field,
    ),
  ];
  return (
    <>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 lg:grid-cols-4">
        {drafts.slice(0, shownMax).map((draft) => (
          <PreviewCard draft={draft} key={draft.row} />
        ))}
      </ul>
      {drafts.length > shownMax && <p className="text-ink-soft">{copy.more(drafts.length - shownMax)}</p>}
      {missed.length > 0 && (
        <Notice tone="warning" className="grid gap-1">
          {missed.map(([field, values]) => (
            <p key={field}>
              <span className="font-medium">{titleOfMissed(field, values.length)}</span>{' '}
              <span className="wrap-anywhere text-ink-soft">
                {[...new Set(values.map(({ said }) => `«${said.slice(0, 40)}»`))].slice(0, 4).join(', ')}
              </span>
            </p>
          ))}
          <p className="text-note text-ink-soft">{copy.missedText}</p>
        </Notice>
      )}
    </>
  );
}

const titleOfMissed = (field: ColumnField, count: number) => copy.missed(titleOf(field), count);

function PreviewCard({ draft: { garment, row } }: { draft: Draft }) {
  const { fields, wornBefore = 0 } = garment;
  const [main, second] = garment.colors ?? [];
  const drawing = illustrate(
    {
      kind: fields.kind,
      colorHex: main?.hex ?? hexOfColor(fields.color) ?? '#808184',
      ...(second && { secondColorHex: second.hex }),
      pattern: fields.pattern ?? 'plain',
      fabric: fields.fabric,
      seed: row,
    },
    { idPrefix: 'g' },
  );
  const facts = [
    fields.brand,
    fields.size && copy.size(fields.size),
    fields.purchasePrice !== null && fields.purchasePrice !== undefined && formatWorth(fields.purchasePrice),
    wornBefore > 0 && copy.worn(wornBefore),
    (fields.season ?? []).length < 4 && (fields.season ?? []).map((one) => seasonNames[one]).join(', '),
  ].filter((fact) => typeof fact === 'string' && fact !== '') as string[];
  return (
    <li className="grid min-w-0 content-start gap-2">
      <span className={`block aspect-4/5 overflow-hidden rounded-photo ${paperLook}`}>
        <img alt="" className="size-full object-contain" src={drawingUrl(drawing)} />
      </span>
      <p className="wrap-anywhere font-serif text-[1.0625rem] leading-snug">{fields.name}</p>
      <p className="text-note text-ink-soft">{joinFacts([colorLabel(fields.color), ...facts])}</p>
    </li>
  );
}
