import { CircleCheck, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { WardrobeItem } from '#contract/garments.ts';
import { categoryNames } from '#contract/names.ts';
import type { ScanAnalysis } from '#contract/scans.ts';
import { categories } from '#contract/vocabulary.ts';
import { Button } from '#web/components/button.tsx';
import { Field } from '#web/components/field.tsx';
import { Select } from '#web/components/select.tsx';
import { scannerCopy } from '#web/copy/scanner.ts';
import { CareLabelSection } from '#web/garments/care-label/care-label-section.tsx';
import { GarmentEditor } from '#web/garments/editing/dialogs.ts';
import { GarmentTraitSelects } from '#web/garments/editing/garment-trait-selects.tsx';
import { type GarmentPatch, useUpdateGarment } from '#web/garments/editing/use-update-garment.ts';
import { bringIntoView } from './bring-into-view.ts';
import { ColorChoice } from './color-choice.tsx';
import { KindChoice } from './kind-choice.tsx';
import { kindForCategory } from './likely-kinds.ts';
import { NameField } from './name-field.tsx';
import { ReadingNote } from './reading-note.tsx';
import { SecondColor } from './second-color.tsx';
import { SecondLookNews } from './second-look/second-look-news.tsx';
import { SimilarGarment } from './similar-garment.tsx';
import { TagEditor } from './tag-editor.tsx';
import { nextStep } from './use-next-step-focus.ts';
import { useUndoScan } from './use-undo-scan.ts';
import { VersatilityMeter } from './versatility-meter.tsx';

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
  const correct = (patch: GarmentPatch) => update.mutate({ id: item.id, patch });
  return (
    <div className="grid gap-7">
      <header className="grid scroll-mb-64 gap-1" ref={intoView ? bringIntoView : undefined}>
        <p className="flex items-center gap-2 text-sage">
          <CircleCheck aria-hidden="true" size={18} />
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
      <NameField name={item.name} onChange={(name) => correct({ name })} />
      <KindChoice analysis={analysis} item={item} onChange={(kind) => correct({ kind })} />
      <ColorChoice analysis={analysis} item={item} onChange={(color) => correct({ color })} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          aside={<ReadingNote analysis={analysis} field="category" item={item} />}
          label={copy.category}
          required
        >
          <Select
            onValueChange={(category) => correct({ kind: kindForCategory(category, analysis.kinds) })}
            options={categories.map((value) => ({ value, label: categoryNames[value] }))}
            value={item.category}
          />
        </Field>
        <GarmentTraitSelects
          asideOf={(trait) => <ReadingNote analysis={analysis} field={trait} item={item} />}
          kind={item.kind}
          onChange={correct}
          traits={item}
        />
        <SecondColor analysis={analysis} item={item} onChange={(secondColor) => correct({ secondColor })} />
        <VersatilityMeter outOfTen={analysis.versatilityScore} />
      </div>
      <CareLabelSection
        className="border-line border-t pt-5"
        garment={item}
        onSave={(patch) => update.mutateAsync({ id: item.id, patch })}
      />
      <TagEditor onChange={(tags) => correct({ tags })} tags={item.tags} />
      <footer className="flex flex-wrap gap-3 border-line border-t pt-5">
        <Button onClick={() => onView(item.id)}>{copy.view}</Button>
        <Button onClick={() => setEditing(true)} variant="secondary">
          {copy.details}
        </Button>
        <Button
          icon={<Undo2 aria-hidden="true" size={18} />}
          loading={undo.isPending}
          onClick={() => undo.mutate(item.id)}
          variant="ghost"
        >
          {copy.undo}
        </Button>
      </footer>
      {editing && <GarmentEditor item={item} onClose={() => setEditing(false)} />}
    </div>
  );
}
