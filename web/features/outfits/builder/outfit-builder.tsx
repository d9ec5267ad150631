import { Undo2 } from 'lucide-react';
import { type RefObject, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useForm } from 'react-hook-form';
import type { WardrobeItem } from '#contract/garments.ts';
import { limits } from '#contract/limits.ts';
import type { Look, LookReview } from '#contract/looks.ts';
import type { Outfit } from '#contract/outfits.ts';
import type { Category } from '#contract/vocabulary.ts';
import { Button } from '#web/components/button.tsx';
import { classes } from '#web/components/classes.ts';
import { Notice } from '#web/components/feedback/notice.tsx';
import { Dialog } from '#web/components/overlays/dialog.tsx';
import { laidPicture } from '#web/components/pictures/laid.ts';
import { garmentShadow } from '#web/components/pictures/paper-look.ts';
import { common } from '#web/copy/common.ts';
import { lookBuilder as copy, lookBuilder } from '#web/copy/look-builder.ts';
import { outfitsCopy } from '#web/copy/outfits.ts';
import { resolveWith, setFields } from '#web/field-errors.ts';
import { FigureButton } from '#web/garments/figure/figure-button.tsx';
import { garmentsById } from '#web/garments/garments-by-id.ts';
import { CompleteLook } from './complete-look.tsx';
import { LookAdvice } from './look-advice.tsx';
import { LookBoard } from './look-board.tsx';
import { categoryOfPlace } from './look-places.ts';
import { OutfitDraftFields, readOutfitDraft, toOutfitDraft } from './outfit-draft-fields.tsx';
import { PieceTray } from './piece-tray.tsx';
import { useLookPieces } from './use-look-pieces.ts';
import { useLookReview } from './use-look-review.ts';
import { usePieceDrag } from './use-piece-drag.ts';
import { type OutfitDraft, useSaveOutfit } from './use-save-outfit.ts';

interface OutfitBuilderProps {
  items: readonly WardrobeItem[];
  outfit: Outfit | null;
  /** Initial values of a new outfit: some pieces, or a proposed look. */
  startWith?: Partial<Look>;
  onClose: () => void;
}

export function OutfitBuilder({ items, outfit, startWith, onClose }: OutfitBuilderProps) {
  const [initial] = useState(() => ({ ...toOutfitDraft(outfit, new Date()), ...draftFields(startWith) }));
  const form = useForm<OutfitDraft>({
    defaultValues: initial,
    // The board holds the pieces, with their undo history.
    resolver: resolveWith<OutfitDraft, OutfitDraft>((draft) => readOutfitDraft({ ...draft, garmentIds })),
  });
  const [category, setCategory] = useState<Category | null>(null);
  const [changing, setChanging] = useState(false);
  const look = useLookPieces(initial.garmentIds, items);
  const board = useRef<HTMLDivElement>(null);
  const drag = usePieceDrag({ board, onPlace: look.place, onTakeAway: look.takeAway });
  const save = useSaveOutfit(outfit?.id ?? null);
  const formId = useId();
  const copy = outfitsCopy.builder;
  const pieces = garmentsById(look.garmentIds, items);
  const garmentIds = pieces.map(({ id }) => id);
  const [occasion, season] = form.watch(['occasion', 'season']);
  const wish = { garmentIds, occasion, season };
  const { review, stale, failed } = useLookReview(wish);
  const inHand = items.find(({ id }) => id === drag.dragged?.id);
  const selected = pieces.find(({ id }) => id === look.selected);

  function select(id: string | null) {
    look.select(id);
    setChanging(false);
  }
  function take({ garmentIds: ids, name }: Look) {
    look.replaceAll(ids);
    if (form.getValues('name').trim() === '') setFields(form, { name });
  }

  return (
    <Dialog
      description={outfit ? undefined : copy.createText}
      footer={
        <>
          <Button className="max-sm:hidden" onClick={onClose} variant="ghost">
            {common.cancel}
          </Button>
          <Button form={formId} loading={save.isPending} type="submit">
            {save.isPending ? copy.saving : outfit ? copy.save : copy.create}
          </Button>
        </>
      }
      onClose={onClose}
      size="l"
      title={outfit ? copy.editTitle : copy.createTitle}
    >
      <form
        className="grid gap-6 md:grid-cols-2 md:grid-rows-[auto_1fr] md:gap-x-8 md:gap-y-6"
        id={formId}
        noValidate
        onSubmit={form.handleSubmit((draft) => save.mutate(draft, { onSuccess: onClose }))}
      >
        <div className="grid content-start gap-3">
          <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,7.5rem)] content-start gap-x-4">
            <LookBoard
              board={board}
              drag={drag}
              onFill={(place) => setCategory(categoryOfPlace[place])}
              onSelect={select}
              onTakeAway={look.takeAway}
              pieces={pieces}
              selected={look.selected}
            />
            <div className="grid content-between gap-3">
              <LiveScore failed={failed} review={review} stale={stale} />
              <div className="grid justify-items-start">
                {pieces.length > 1 && (
                  <FigureButton
                    className="mb-1 border border-line"
                    garmentIds={garmentIds}
                    name={form.watch('name').trim() || lookBuilder.thisLook}
                  />
                )}
                {look.canUndo && (
                  <Button
                    className="-ml-4"
                    icon={<Undo2 size={18} />}
                    onClick={look.undo}
                    size="s"
                    variant="ghost"
                  >
                    {common.undo}
                  </Button>
                )}
                <p aria-live="polite" className="tabular text-note text-ink-soft">
                  {copy.chosen(pieces.length, limits.outfit.garmentsMax)}
                </p>
              </div>
            </div>
          </div>
          {selected ? (
            <SelectedPiece
              changing={changing}
              item={selected}
              onChange={() => {
                setChanging(true);
                setCategory(selected.category);
              }}
              onKeep={() => select(null)}
              onTakeAway={() => {
                look.takeAway(selected.id);
                board.current?.focus();
              }}
            />
          ) : (
            <p className="text-note text-ink-soft">{lookBuilder.boardHelp}</p>
          )}
        </div>
        <div className="min-w-0 md:row-span-2">
          <PieceTray
            category={category}
            chosen={garmentIds}
            drag={drag}
            error={form.formState.errors.garmentIds?.message}
            items={items}
            onCategory={setCategory}
            onToggle={(item) => {
              if (changing && selected && item.id !== selected.id) look.swap(selected.id, item.id);
              else look.toggle(item.id);
              setChanging(false);
            }}
          />
        </div>
        <div className="grid content-start gap-5">
          <CompleteLook items={items} onUse={take} wish={wish} />
          {review && (
            <LookAdvice items={items} onSwap={look.swap} onTakeAway={look.takeAway} review={review} />
          )}
        </div>
        <div className="grid content-start gap-5 md:col-start-2">
          {save.isError && <Notice tone="error">{copy.kept}</Notice>}
          <OutfitDraftFields form={form} />
        </div>
      </form>
      {inHand && <DraggedPiece item={inHand} shadow={drag.shadow} />}
    </Dialog>
  );
}

function draftFields(look: Partial<Look> = {}) {
  const { garmentIds, name, occasion, season } = look;
  return {
    ...(garmentIds && { garmentIds }),
    ...(name !== undefined && { name }),
    ...(occasion && { occasion }),
    ...(season && { season }),
  };
}

function DraggedPiece({ item, shadow }: { item: WardrobeItem; shadow: RefObject<HTMLDivElement | null> }) {
  return createPortal(
    <div
      aria-hidden="true"
      className="pointer-events-none fixed top-0 left-0 z-60"
      ref={shadow}
      style={{ translate: '-999px -999px' }}
    >
      <img
        alt=""
        className={`-ml-14 -mt-18 size-28 rotate-2 object-contain ${garmentShadow}`}
        src={laidPicture(item.photo)}
      />
    </div>,
    document.body,
  );
}

interface LiveScoreProps {
  review: LookReview | undefined;
  stale: boolean;
  failed: boolean;
}

function LiveScore({ review, stale, failed }: LiveScoreProps) {
  const copy = lookBuilder.score;
  const score = review?.aiScore ?? null;
  return (
    <div className="border-ink border-t pt-2">
      <h3 className="font-normal font-sans text-note text-ink-soft tracking-normal">{copy.title}</h3>
      <p
        aria-hidden="true"
        className={classes(
          'tabular font-serif text-title-l leading-none transition-opacity duration-150',
          score === null && 'text-ink-soft',
          stale && 'opacity-45',
        )}
      >
        {score === null ? '—' : copy.percent(score)}
      </p>
      <p aria-live="polite" className="sr-only">
        {stale ? '' : score === null ? copy.none : copy.spoken(score)}
      </p>
      <p className="mt-1.5 text-note text-ink-soft">{failed ? copy.failed : stateOf(review)}</p>
    </div>
  );
}

function stateOf(review: LookReview | undefined): string {
  const copy = lookBuilder.score;
  if (!review) return copy.none;
  if (review.breaks.length > 0) return copy.broken;
  return review.lacks.map((lack) => copy.lacking[lack]).join(' ');
}

interface SelectedPieceProps {
  item: WardrobeItem;
  changing: boolean;
  onChange: () => void;
  onTakeAway: () => void;
  onKeep: () => void;
}

function SelectedPiece({ item, changing, onChange, onTakeAway, onKeep }: SelectedPieceProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-1 gap-y-1 border-line border-y py-1" role="status">
      <p className="mr-auto min-w-0 truncate text-[0.9375rem]">
        {changing ? copy.changing(item.name) : item.name}
      </p>
      {changing ? (
        <Button onClick={onKeep} size="s" variant="ghost">
          {copy.keep}
        </Button>
      ) : (
        <>
          <Button onClick={onChange} size="s" variant="ghost">
            {copy.change}
          </Button>
          <Button onClick={onTakeAway} size="s" variant="ghost">
            {common.remove}
          </Button>
        </>
      )}
    </div>
  );
}
