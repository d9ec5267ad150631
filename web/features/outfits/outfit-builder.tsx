import { useId, useState } from 'react';
import type { WardrobeItem } from '#contract/garments.ts';
import { limits } from '#contract/limits.ts';
import type { Outfit } from '#contract/outfits.ts';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { outfitsCopy } from '#web/copy/outfits.ts';
import { FlatLayBoard } from './flat-lay-board.tsx';
import { draftErrors, draftOf, type OutfitDraftErrors, piecesOf, togglePiece } from './outfit-draft.ts';
import { OutfitDraftFields } from './outfit-draft-fields.tsx';
import { PiecePicker } from './piece-picker.tsx';
import { useSaveOutfit } from './use-save-outfit.ts';

interface OutfitBuilderProps {
  items: readonly WardrobeItem[];
  /** The outfit to edit, or null for a new one. */
  outfit: Outfit | null;
  onClose: () => void;
}

/** Where a person puts an outfit together: every piece touched takes its place on the board. */
export function OutfitBuilder({ items, outfit, onClose }: OutfitBuilderProps) {
  const [draft, setDraft] = useState(() => draftOf(outfit, new Date()));
  const [errors, setErrors] = useState<OutfitDraftErrors>({});
  const save = useSaveOutfit(outfit?.id ?? null);
  const formId = useId();
  const copy = outfitsCopy.builder;
  const pieces = piecesOf(draft.garmentIds, items);
  const change = (fields: Partial<typeof draft>) => setDraft((current) => ({ ...current, ...fields }));

  function submit() {
    const sent = { ...draft, garmentIds: pieces.map(({ id }) => id) };
    const found = draftErrors(sent);
    setErrors(found);
    if (Object.keys(found).length === 0) save.mutate(sent, { onSuccess: onClose });
  }

  return (
    <Dialog
      description={outfit ? undefined : copy.createText}
      footer={
        <>
          <Button onClick={onClose} variant="ghost">
            {copy.cancel}
          </Button>
          <Button form={formId} loading={save.isPending} type="submit">
            {save.isPending ? copy.saving : outfit ? copy.save : copy.create}
          </Button>
        </>
      }
      onOpenChange={(open) => !open && onClose()}
      open
      size="l"
      title={outfit ? copy.editTitle : copy.createTitle}
    >
      <form
        className="grid gap-8 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]"
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <div className="relative md:sticky md:top-0 md:self-start">
          <FlatLayBoard
            assembling
            className="mx-auto max-w-72 md:max-w-none"
            label={outfitsCopy.card.pieces}
            pieces={pieces}
          />
          {pieces.length === 0 && (
            <p className="absolute inset-0 grid place-items-center px-10 text-center font-serif text-[oklch(0.4_0.015_52)] text-titulo-s">
              {copy.boardEmpty}
            </p>
          )}
          <p aria-live="polite" className="cifras mt-2 text-center text-nota text-tinta-suave md:text-left">
            {copy.chosen(pieces.length, limits.outfit.garmentsMax)}
          </p>
        </div>
        <div className="grid content-start gap-7">
          {save.isError && (
            <p className="border-granate-texto border-l-2 pl-3 text-granate-texto" role="alert">
              {copy.kept}
            </p>
          )}
          <PiecePicker
            chosen={draft.garmentIds}
            error={errors.garmentIds}
            items={items}
            onToggle={(id) => change({ garmentIds: togglePiece(draft.garmentIds, id) })}
          />
          <OutfitDraftFields draft={draft} errors={errors} onChange={change} />
        </div>
      </form>
    </Dialog>
  );
}
