import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { PicturePart, Remade, RemadePart } from '#contract/inspirations.ts';
import { thumbOf } from '#contract/shop.ts';
import { api } from '#web/api.ts';
import { Button } from '#web/components/button.tsx';
import { Notice } from '#web/components/feedback/notice.tsx';
import { notifySuccess } from '#web/components/feedback/notify.ts';
import { GarmentPicture } from '#web/components/pictures/garment.tsx';
import { inspirationCopy as copy } from '#web/copy/inspiration.ts';
import { colorLabel } from '#web/format/color-label.ts';
import { formatEuros } from '#web/format/money.ts';
import { newId } from '#web/format/new-id.ts';
import { formatPercent } from '#web/format/numbers.ts';
import { formatList, joinFacts } from '#web/format/words.ts';
import { FlatLayBoard } from '#web/garments/flat-lay-board.tsx';
import { OnlineOnly } from '#web/garments/online-only.tsx';
import { putOutfits } from '#web/garments/wardrobe-cache.ts';
import { wardrobeCache } from '#web/garments/wardrobe-query.ts';
import { locale } from '#web/language.ts';
import { garmentAddress, productAddress, wardrobeTab, wishesPath } from '#web/paths.ts';
import { useChange } from '#web/use-change.ts';
import { SeenPicture } from './seen-picture.tsx';

type Parts = readonly PicturePart[];

/** The look with what is owned, and each of the picture's parts beside it. */
export function RemadeLook({ parts, remade }: { parts: Parts; remade: Remade }) {
  const { look, added, flaw } = remade;
  const pieces = [...remade.parts.flatMap(({ garment }) => garment ?? []), ...added].filter(({ id }) =>
    look?.garmentIds.includes(id),
  );
  const save = useSaveOutfit();
  return (
    <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
      <section className="grid content-start gap-4 max-lg:max-w-sm lg:sticky lg:top-8">
        <h2 className="text-title-m">{copy.yours}</h2>
        {look ? (
          <>
            <FlatLayBoard
              assembling
              className="max-sm:max-w-80"
              label={formatList(pieces.map(({ name }) => name))}
              pieces={pieces}
            />
            <div className="grid gap-1.5">
              <p className="tabular">{copy.score(formatPercent(look.aiScore))}</p>
              <p className="text-ink-soft">{flaw ?? look.reasons[0]}</p>
              {added.length > 0 && (
                <p className="text-ink-soft">{copy.added(formatList(added.map(({ name }) => name)))}</p>
              )}
            </div>
            <OnlineOnly>
              <Button
                className="justify-self-start"
                loading={save.isPending}
                onClick={() => save.mutate(look)}
                variant="secondary"
              >
                {copy.saveOutfit}
              </Button>
            </OnlineOnly>
          </>
        ) : (
          <Notice tone="warning">{copy.noLook}</Notice>
        )}
      </section>
      <section className="grid gap-4">
        <h2 className="text-title-m">{copy.parts}</h2>
        <ul className="grid border-line border-t">
          {parts.map((part, place) => {
            const found = remade.parts[place];
            // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other identity and never move
            return found && <OnePart found={found} key={place} part={part} />;
          })}
        </ul>
      </section>
    </div>
  );
}

function OnePart({ part, found }: { part: PicturePart; found: RemadePart }) {
  const { garment, nearness, agrees, differs, lack } = found;
  return (
    <li className="grid grid-cols-[5rem_1.25rem_5rem_minmax(0,1fr)] items-center gap-x-3 gap-y-4 border-line border-b py-5 sm:grid-cols-[5.5rem_1.25rem_5.5rem_minmax(0,1fr)]">
      <SeenPicture part={part} />
      <ArrowRight className="text-ink-soft" size={18} strokeWidth={1.5} />
      {garment ? (
        <Link aria-label={garment.name} to={garmentAddress(garment.id)}>
          <GarmentPicture alt="" photo={garment.photo} />
        </Link>
      ) : (
        <span
          aria-hidden="true"
          className="aspect-4/5 rounded-photo border border-line-strong border-dashed"
        />
      )}
      <div className="grid content-center gap-1 max-sm:col-span-4 sm:pl-3">
        <p className="text-note text-ink-soft">
          {copy.inPicture}: {part.name.toLocaleLowerCase(locale)}
        </p>
        {garment && (
          <>
            <h3 className="font-medium text-lg leading-snug">{garment.name}</h3>
            <p className="text-ink-soft">
              {joinFacts(
                [nearness ? copy.nearness[nearness] : '', nearness === 'far' ? '' : agrees].filter(Boolean),
              )}
            </p>
            {differs.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </>
        )}
        {lack && <Lack lack={lack} part={part} />}
      </div>
    </li>
  );
}

function Lack({ part, lack }: { part: PicturePart; lack: NonNullable<RemadePart['lack']> }) {
  const wish = useWish();
  const { name, seen } = part;
  return (
    <div className="mt-1 grid gap-3">
      <Notice tone="warning">{lack.text}</Notice>
      {lack.products.length > 0 && (
        <ul aria-label={copy.inShop} className="grid gap-2">
          {lack.products.map((product) => (
            <li key={`${product.id} ${product.color}`}>
              <Link className="group flex min-h-11 items-center gap-3" to={productAddress(product.id)}>
                {product.image && (
                  <img
                    alt=""
                    className="aspect-4/5 w-11 shrink-0 rounded-photo object-cover"
                    loading="lazy"
                    src={thumbOf(product.image)}
                  />
                )}
                <span className="grid min-w-0">
                  <span className="group-hover:underline">{product.name}</span>
                  <span className="tabular text-note text-ink-soft">
                    {joinFacts([colorLabel(product.color), formatEuros(product.price), copy.inShop])}
                  </span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <OnlineOnly>
        <Button
          aria-label={copy.wishNamed(name)}
          className="justify-self-start"
          disabled={wish.isSuccess}
          loading={wish.isPending}
          onClick={() => wish.mutate({ name, kind: seen.kind, color: seen.color })}
          size="s"
          variant="secondary"
        >
          {wish.isSuccess ? copy.wished : copy.wish}
        </Button>
      </OnlineOnly>
    </div>
  );
}

function useWish() {
  const navigate = useNavigate();
  const [id] = useState(newId);
  return useChange({
    mutationFn: (wished: { name: string } & Pick<PicturePart['seen'], 'kind' | 'color'>) =>
      api('POST /api/wishes', { body: { ...wished, id, price: null, page: null } }),
    onSuccess: () =>
      void notifySuccess(copy.wished, undefined, {
        action: { label: copy.seeWishes, onClick: () => navigate(wishesPath) },
      }),
    failed: copy.wishFailed,
  });
}

function useSaveOutfit() {
  const navigate = useNavigate();
  return useChange({
    mutationFn: ({ garmentIds, occasion, season }: NonNullable<Remade['look']>) =>
      api('POST /api/wardrobe/looks', { body: { garmentIds, occasion, season } }),
    onSuccess: async ({ outfit }) => {
      await wardrobeCache.change(putOutfits([outfit]));
      void wardrobeCache.refresh();
      void notifySuccess(copy.outfitSaved, outfit.name, {
        action: { label: copy.seeOutfits, onClick: () => navigate(wardrobeTab('outfits')) },
      });
    },
    failed: copy.outfitSaveFailed,
  });
}
