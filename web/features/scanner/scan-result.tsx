import { CircleCheck, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { namedColors } from '#contract/colors.ts';
import type { WardrobeItem } from '#contract/garments.ts';
import { limits } from '#contract/limits.ts';
import { categoryNames } from '#contract/names.ts';
import { isScanned } from '#contract/scanned-fields.ts';
import type { ScanAnalysis } from '#contract/scans.ts';
import { categories } from '#contract/vocabulary.ts';
import { api } from '#web/api.ts';
import { Button } from '#web/components/button.tsx';
import { notifySuccess } from '#web/components/feedback/notify.ts';
import { Field } from '#web/components/forms/field.tsx';
import { Select } from '#web/components/forms/select.tsx';
import { TextInput } from '#web/components/forms/text-input.tsx';
import { GarmentPicture } from '#web/components/pictures/garment.tsx';
import { common } from '#web/copy/common.ts';
import { scannerCopy } from '#web/copy/scanner.ts';
import { colorLabel } from '#web/format/color-label.ts';
import { formatDay } from '#web/format/dates.ts';
import { capitalize } from '#web/format/words.ts';
import { CareLabelSection } from '#web/garments/care-label/care-label-section.tsx';
import { GarmentEditor } from '#web/garments/editing/dialogs.ts';
import { GarmentTraitSelects } from '#web/garments/editing/garment-trait-selects.tsx';
import { type GarmentPatch, useUpdateGarment } from '#web/garments/editing/use-update-garment.ts';
import { removeGarment } from '#web/garments/wardrobe-cache.ts';
import { wardrobeCache } from '#web/garments/wardrobe-query.ts';
import { useChange } from '#web/use-change.ts';
import { ColorChoice } from './color-choice.tsx';
import { KindChoice } from './kind-choice.tsx';
import { kindForCategory } from './likely-kinds.ts';
import { ReadingNote } from './reading-note.tsx';
import { SecondLookNews } from './second-look/second-look-news.tsx';
import { TagEditor } from './tag-editor.tsx';
import { bringIntoView, nextStep } from './use-next-step-focus.ts';

interface ScanResultProps {
  analysis: ScanAnalysis;
  item: WardrobeItem;
  /** On a phone the result is below the picture: the page scrolls to it when it is the only photo. */
  intoView: boolean;
  similar: WardrobeItem | undefined;
  onDistinct: () => void;
  onUndone: () => void;
  onView: (garmentId: string) => void;
}

/** The garment is already saved; each field is corrected in place. */
export function ScanResult(props: ScanResultProps) {
  const { analysis, item, intoView, similar, onDistinct, onUndone, onView } = props;
  const [editing, setEditing] = useState(false);
  const update = useUpdateGarment();
  const undo = useUndoScan(onUndone);
  const copy = scannerCopy.result;
  const save = (patch: GarmentPatch) => update.mutateAsync({ id: item.id, patch });
  const correct = (patch: GarmentPatch) => update.mutate({ id: item.id, patch });
  return (
    <div className="grid gap-7">
      <header className="grid scroll-mb-64 gap-1" ref={intoView ? bringIntoView : undefined}>
        <p className="flex items-center gap-2 text-sage">
          <CircleCheck size={18} />
          {copy.saved}
        </p>
        <h2 className="text-title-m" tabIndex={-1} {...nextStep}>
          {copy.title}
        </h2>
        <p className="text-ink-soft">{copy.lead}</p>
      </header>
      {similar && (
        <SimilarGarment
          onDistinct={onDistinct}
          onUndo={() => undo.mutate(item.id)}
          onView={() => onView(similar.id)}
          owned={similar}
          undoing={undo.isPending}
        />
      )}
      {!item.photo.illustrated && <SecondLookNews item={item} onChange={correct} />}
      <NameField name={item.name} onSave={(name) => save({ name })} />
      <KindChoice analysis={analysis} item={item} onChange={(kind) => correct({ kind })} />
      <ColorChoice analysis={analysis} item={item} onChange={(color) => correct({ color })} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          aside={<ReadingNote analysis={analysis} field="category" item={item} />}
          label={common.category}
          required
        >
          <Select
            onValueChange={(category) => correct({ kind: kindForCategory(category, analysis.kinds) })}
            options={categories.map((value) => ({ value, label: categoryNames[value] }))}
            value={item.category}
          />
        </Field>
        <GarmentTraitSelects
          asideOf={(trait) =>
            isScanned(trait) && <ReadingNote analysis={analysis} field={trait} item={item} />
          }
          kind={item.kind}
          onChange={correct}
          traits={item}
        />
        <SecondColor analysis={analysis} item={item} onChange={(secondColor) => correct({ secondColor })} />
        <VersatilityMeter outOfTen={analysis.versatilityScore} />
      </div>
      <CareLabelSection className="border-line border-t pt-5" garment={item} onSave={save} />
      <TagEditor onSave={(tags) => save({ tags })} tags={item.tags} />
      <footer className="flex flex-wrap gap-3 border-line border-t pt-5">
        <Button onClick={() => onView(item.id)}>{copy.view}</Button>
        <Button onClick={() => setEditing(true)} variant="secondary">
          {copy.details}
        </Button>
        <Button
          icon={<Undo2 size={18} />}
          loading={undo.isPending}
          onClick={() => undo.mutate(item.id)}
          variant="ghost"
        >
          {common.undo}
        </Button>
      </footer>
      {editing && <GarmentEditor item={item} onClose={() => setEditing(false)} />}
    </div>
  );
}

function useUndoScan(onUndone: () => void) {
  const { toasts } = scannerCopy;
  return useChange({
    // Also deletes outfits made with the garment since.
    mutationFn: (id: string) =>
      api('DELETE /api/wardrobe/items/:id', { params: { id }, query: { confirm: 'true' } }),
    onSuccess: async (_answer, id) => {
      await wardrobeCache.change(removeGarment(id));
      onUndone();
      notifySuccess(toasts.undone, toasts.undoneText);
      void wardrobeCache.refresh();
    },
    failedText: toasts.undoFailed,
  });
}

const steps = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

function VersatilityMeter({ outOfTen }: { outOfTen: number }) {
  const copy = scannerCopy.result;
  return (
    <div className="grid content-start gap-1.5">
      <p className="font-medium text-[0.9375rem]">{copy.versatility}</p>
      <div className="flex min-h-12 items-center gap-4">
        <span className="tabular font-serif text-title-s">{copy.versatilityValue(outOfTen)}</span>
        <span aria-hidden="true" className="flex flex-1 gap-1">
          {steps.map((step) => (
            <span
              className={`h-1 flex-1 rounded-full ${step <= Math.round(outOfTen) ? 'bg-sage' : 'bg-line'}`}
              key={step}
            />
          ))}
        </span>
      </div>
    </div>
  );
}

/** Saves on blur or Enter; an empty name reverts. */
function NameField({ name, onSave }: { name: string; onSave: (name: string) => Promise<unknown> }) {
  const [typed, setTyped] = useState<string | null>(null);
  function keep() {
    const next = typed?.trim() ?? '';
    if (next === '' || next === name) setTyped(null);
    else
      onSave(next).then(
        () => setTyped((now) => (now?.trim() === next ? null : now)),
        // The failure is told by a toast, and what was typed stays.
        () => {},
      );
  }
  return (
    <Field label={common.name} required>
      <TextInput
        autoComplete="off"
        maxLength={limits.garment.nameMax}
        onBlur={keep}
        onValueChange={setTyped}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
        value={typed ?? name}
      />
    </Field>
  );
}

interface SecondColorProps {
  analysis: ScanAnalysis;
  item: WardrobeItem;
  onChange: (color: string | null) => void;
}

const none = 'ninguno';
const colors = namedColors.map(({ name, hex }) => ({
  value: name as string,
  label: capitalize(colorLabel(name)),
  hex,
}));

function SecondColor({ analysis, item, onChange }: SecondColorProps) {
  const copy = scannerCopy.result;
  return (
    <Field
      aside={<ReadingNote analysis={analysis} field="secondColor" item={item} />}
      label={copy.secondColor}
    >
      <Select
        onValueChange={(color) => onChange(color === none ? null : color)}
        options={[
          { value: none, label: copy.oneColor },
          ...colors.filter(({ value }) => value !== item.color),
        ]}
        value={item.secondColor ?? none}
      />
    </Field>
  );
}

interface SimilarGarmentProps {
  owned: WardrobeItem;
  undoing: boolean;
  onUndo: () => void;
  onDistinct: () => void;
  onView: () => void;
}

function SimilarGarment({ owned, undoing, onUndo, onDistinct, onView }: SimilarGarmentProps) {
  const copy = scannerCopy.similar;
  return (
    <section className="grid grid-cols-[5rem_1fr] gap-x-4 gap-y-3 border-ochre border-l-3 bg-ochre-veil p-4 sm:grid-cols-[6.5rem_1fr]">
      <button
        aria-label={copy.view}
        className="self-start rounded-photo sm:row-span-2"
        onClick={onView}
        type="button"
      >
        <GarmentPicture alt={owned.name} photo={owned.photo} />
      </button>
      <div className="grid content-start gap-1">
        <h3 className="font-medium font-sans text-base tracking-normal">{copy.title}</h3>
        <p className="text-[0.9375rem] text-ink-soft">{copy.text(owned.name, formatDay(owned.createdAt))}</p>
        <button
          className="min-h-11 justify-self-start text-[0.9375rem] underline underline-offset-4"
          onClick={onView}
          type="button"
        >
          {copy.view}
        </button>
      </div>
      <div className="col-span-2 flex flex-wrap gap-2 sm:col-span-1 sm:col-start-2">
        <Button loading={undoing} onClick={onUndo} size="s" variant="secondary">
          {copy.same}
        </Button>
        <Button onClick={onDistinct} size="s" variant="ghost">
          {copy.distinct}
        </Button>
      </div>
    </section>
  );
}
