import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { WardrobeItem } from '#contract/garments.ts';
import { seasonNames } from '#contract/names.ts';
import { type Season, seasons } from '#contract/vocabulary.ts';
import { messageOf } from '#web/api.ts';
import { classes } from '#web/components/classes.ts';
import { LoadFailed } from '#web/components/feedback/query-states.tsx';
import { Spinner } from '#web/components/feedback/spinner.tsx';
import { Field } from '#web/components/forms/field.tsx';
import { Select } from '#web/components/forms/select.tsx';
import { GarmentPicture } from '#web/components/pictures/garment.tsx';
import { outfitViewsCopy } from '#web/copy/outfit-views.ts';
import { formatPercent } from '#web/format/numbers.ts';
import { FlatLayBoard } from '#web/garments/flat-lay-board.tsx';
import { garmentsById } from '#web/garments/garments-by-id.ts';
import { queryOf } from '#web/query.ts';
import { ListActions } from '../list-actions.tsx';

const counts = ['6', '12', '20', '30', '45', '60'];
const allYear = 'all';

export function CapsuleView({ items }: { items: readonly WardrobeItem[] }) {
  const copy = outfitViewsCopy.capsule;
  const [outfits, setOutfits] = useState('12');
  const [season, setSeason] = useState<Season | typeof allYear>(allYear);
  const query = useQuery({
    ...queryOf(['capsule', outfits, season], 'GET /api/wardrobe/capsule', {
      query: { outfits, ...(season !== allYear && { season }) },
    }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const { data, isPending, isPlaceholderData, isError, error } = query;
  const pieces = garmentsById(data?.garmentIds ?? [], items);
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
      <div className="grid content-start gap-5 print:hidden">
        <div className="grid gap-1.5">
          <h2 className="text-title-m">{copy.title}</h2>
          <p className="text-ink-soft">{copy.lead}</p>
        </div>
        <div className="grid grid-cols-2 gap-4 lg:grid-cols-1">
          <Field label={copy.outfits}>
            <Select
              onValueChange={setOutfits}
              options={counts.map((value) => ({ value, label: copy.atLeast(Number(value)) }))}
              value={outfits}
            />
          </Field>
          <Field label={copy.season}>
            <Select
              onValueChange={setSeason}
              options={[
                { value: allYear, label: copy.anySeason },
                ...seasons.map((value) => ({ value, label: seasonNames[value] })),
              ]}
              value={season}
            />
          </Field>
        </div>
      </div>
      <div
        aria-busy={isPending || isPlaceholderData}
        className={classes(
          'grid content-start gap-8 transition-opacity duration-150',
          isPlaceholderData && 'opacity-50',
        )}
        data-print
      >
        {isPending && <Spinner size={28} />}
        {isError && <LoadFailed query={query} text={messageOf(error, copy.failed)} />}
        {data && pieces.length === 0 && <p className="max-w-[52ch] text-ink-soft">{copy.none}</p>}
        {data && pieces.length > 0 && (
          <>
            <div className="grid gap-3">
              <h2 aria-live="polite" className="tabular text-title-m">
                {copy.result(pieces.length, data.outfits)}
              </h2>
              {data.outfits < Number(outfits) && <p className="text-ochre">{copy.short(data.outfits)}</p>}
              <ListActions lines={pieces.map(({ name }) => name)} title={copy.listTitle(pieces.length)} />
            </div>
            <section>
              <h3 className="sr-only">{copy.pieces}</h3>
              <ul className="grid grid-cols-3 gap-x-3 gap-y-5 sm:grid-cols-5 2xl:grid-cols-6">
                {pieces.map((piece) => (
                  <li className="grid content-start gap-1.5" key={piece.id}>
                    <GarmentPicture alt="" photo={piece.photo} />
                    <p className="text-note leading-snug">{piece.name}</p>
                  </li>
                ))}
              </ul>
            </section>
            {data.looks.length > 0 && (
              <section className="grid gap-4">
                <h3 className="text-title-s">{copy.looks}</h3>
                <ul className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-4">
                  {data.looks.map((look) => (
                    <li className="grid content-start gap-1" key={look.garmentIds.join()}>
                      <FlatLayBoard label={look.name} pieces={garmentsById(look.garmentIds, items)} />
                      <p className="pt-0.5 text-note leading-snug">{look.name}</p>
                      <p className="tabular text-note text-ink-soft">{formatPercent(look.aiScore)}</p>
                    </li>
                  ))}
                </ul>
              </section>
            )}
          </>
        )}
      </div>
    </div>
  );
}
