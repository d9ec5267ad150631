import { type ReactNode, useEffect, useState } from 'react';
import { namedColors } from '#contract/colors.ts';
import { attributeApplies, attributeNames, garmentAttributes } from '#contract/garment-attributes.ts';
import type { WardrobeItem } from '#contract/garments.ts';
import { seasonNames } from '#contract/names.ts';
import { type Kind, seasons } from '#contract/vocabulary.ts';
import { Button } from '#web/components/button.tsx';
import { Notice } from '#web/components/feedback/notice.tsx';
import { Field } from '#web/components/forms/field.tsx';
import { Select } from '#web/components/forms/select.tsx';
import { ToggleChips } from '#web/components/forms/toggle-chips.tsx';
import { Dialog } from '#web/components/overlays/dialog.tsx';
import { paperLook } from '#web/components/pictures/paper-look.ts';
import { common } from '#web/copy/common.ts';
import { deviceCopy } from '#web/copy/device-reader.ts';
import { reviewCopy } from '#web/copy/scan-review.ts';
import { scannerCopy } from '#web/copy/scanner.ts';
import { wardrobeCopy } from '#web/copy/wardrobe.ts';
import { SeveralDialog } from '#web/features/scanner/several-on-demand.ts';
import { colorLabel } from '#web/format/color-label.ts';
import { capitalize } from '#web/format/words.ts';
import { attributeOptions, kindOptions } from '#web/garments/editing/attribute-options.ts';
import { type Changes, commonValue, type Entry, similarTo } from './entries.ts';
import { keptPhoto } from './kept.ts';
import { correct, dismiss, keepDistinct, leaveOut, readAgain } from './review.ts';
import { nameOf } from './review-tile.tsx';

interface CorrectDialogProps {
  /** A single entry is shown with its photo. */
  entries: readonly Entry[];
  /** Of all, to number and to find the similar one. */
  all: readonly Entry[];
  items: readonly WardrobeItem[];
  onApplied: () => void;
  onClose: () => void;
}

const colors = namedColors.map(({ name, hex }) => ({
  value: name as string,
  label: capitalize(colorLabel(name)),
  hex,
}));

export function CorrectDialog({ entries, all, items, onApplied, onClose }: CorrectDialogProps) {
  const [changes, setChanges] = useState<Changes>({});
  const [only] = entries.length === 1 ? entries : [];
  const readings = entries.filter(({ analysis }) => analysis);
  const copy = reviewCopy.dialog;
  const title = only ? nameOf(only, all.indexOf(only) + 1) : copy.title(entries.length);
  function apply() {
    correct(
      readings.map(({ id }) => id),
      changes,
    );
    onApplied();
    onClose();
  }
  return (
    <Dialog
      description={only ? undefined : copy.lead}
      footer={
        <>
          <Button onClick={onClose} variant="secondary">
            {common.close}
          </Button>
          {readings.length > 0 && <Button onClick={apply}>{copy.apply(readings.length)}</Button>}
        </>
      }
      onClose={onClose}
      size={only ? 'l' : 'm'}
      title={title}
    >
      <div className={only && 'grid items-start gap-6 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]'}>
        {only && <EntryPicture alt={copy.alt(title)} entry={only} key={only.id} />}
        <div className="grid gap-6">
          {only && <EntryQuestion all={all} entry={only} items={items} onClose={onClose} />}
          {readings.length > 0 && (
            <CorrectFields
              changes={changes}
              entries={readings}
              onChange={setChanges}
              single={only !== undefined}
            />
          )}
        </div>
      </div>
    </Dialog>
  );
}

interface CorrectFieldsProps {
  entries: readonly Entry[];
  changes: Changes;
  onChange: (changes: Changes) => void;
  single: boolean;
}

function CorrectFields({ entries, changes, onChange, single }: CorrectFieldsProps) {
  const change = (changed: Changes) => onChange({ ...changes, ...changed });
  const kind = changes.kind ?? (commonValue(entries, 'kind') as Kind | null);
  const placeholder = single ? wardrobeCopy.form.unsaid : reviewCopy.dialog.several;
  const shown = attributeNames.filter((attribute) =>
    kind === null ? garmentAttributes[attribute].appliesTo === 'all' : attributeApplies(attribute, kind),
  );
  const chosen = changes.season ?? (single ? entries[0]?.changes.season : undefined) ?? [];
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label={common.kind}>
        <Select
          onValueChange={(value) => change({ kind: value })}
          options={kindOptions}
          placeholder={placeholder}
          value={kind}
        />
      </Field>
      <Field label={common.color}>
        <Select
          onValueChange={(color) => change({ color })}
          options={colors}
          placeholder={placeholder}
          value={changes.color ?? commonValue(entries, 'color')}
        />
      </Field>
      {shown.map((attribute) => (
        <Field key={attribute} label={garmentAttributes[attribute].title}>
          <Select
            onValueChange={(value) => change({ [attribute]: value })}
            options={attributeOptions[attribute]}
            placeholder={placeholder}
            value={changes[attribute] ?? commonValue(entries, attribute)}
          />
        </Field>
      ))}
      <fieldset className="sm:col-span-2">
        <legend className="mb-2 font-medium text-[0.9375rem]">{reviewCopy.dialog.seasons}</legend>
        <div className="flex flex-wrap gap-2">
          <ToggleChips
            chosen={chosen}
            labels={seasonNames}
            onChange={(season) => change({ season })}
            options={seasons}
          />
        </div>
        <p className="mt-2 text-note text-ink-soft">{reviewCopy.dialog.seasonsHint}</p>
      </fieldset>
    </div>
  );
}

interface EntryQuestionProps {
  entry: Entry;
  all: readonly Entry[];
  items: readonly WardrobeItem[];
  onClose: () => void;
}

function EntryQuestion({ entry, all, items, onClose }: EntryQuestionProps) {
  const { id, status, doubt, error, readOn } = entry;
  const similarId = similarTo(entry, all, new Set(items.map((item) => item.id)));
  const act = (work: () => void) => () => {
    work();
    onClose();
  };
  if (entry.leftOut)
    return (
      <Button onClick={act(() => leaveOut([id], false))} size="s" variant="secondary">
        {reviewCopy.restore}
      </Button>
    );
  if (status === 'doubted' && doubt)
    return (
      <Question text={doubt.text} hint={scannerCopy.doubt.ask}>
        {doubt.outfit && <SeparateButton id={id} onSaved={act(() => dismiss(id))} />}
        <Button onClick={act(() => readAgain(id, { confirmed: true }))} size="s" variant="secondary">
          {doubt.outfit ? scannerCopy.doubt.isOneGarment : scannerCopy.doubt.isGarment}
        </Button>
        <Button onClick={act(() => leaveOut([id], true))} size="s" variant="ghost">
          {reviewCopy.leaveOut}
        </Button>
      </Question>
    );
  if (error !== null)
    return (
      <Question text={error} hint={readOn === 'device' ? deviceCopy.onServerText : null}>
        {status === 'failed' && readOn === 'device' && (
          <Button onClick={act(() => readAgain(id, { readOn: 'server' }))} size="s" variant="secondary">
            {deviceCopy.onServer}
          </Button>
        )}
        {status === 'failed' && (
          <Button onClick={act(() => readAgain(id))} size="s" variant="secondary">
            {common.retry}
          </Button>
        )}
        <Button onClick={act(() => leaveOut([id], true))} size="s" variant="ghost">
          {reviewCopy.leaveOut}
        </Button>
      </Question>
    );
  if (similarId === null) return null;
  const owned = items.find((item) => item.id === similarId);
  const picture = owned?.photo.thumb ?? all.find((other) => other.id === similarId)?.thumb;
  return (
    <Question text={owned ? scannerCopy.similar.title : reviewCopy.similar} hint={reviewCopy.dialog.similar}>
      {picture && <img alt={owned?.name ?? ''} className="w-24 rounded-photo" src={picture} />}
      <div className="flex flex-wrap content-start gap-2">
        <Button onClick={act(() => leaveOut([id], true))} size="s" variant="secondary">
          {reviewCopy.dialog.same}
        </Button>
        <Button onClick={() => keepDistinct([id])} size="s" variant="ghost">
          {reviewCopy.dialog.distinct}
        </Button>
      </div>
    </Question>
  );
}

function Question({ text, hint, children }: { text: string; hint: string | null; children: ReactNode }) {
  return (
    <Notice tone="warning" className="grid gap-1">
      <p className="font-medium">{text}</p>
      {hint && <p className="text-[0.9375rem] text-ink-soft">{hint}</p>}
      <div className="mt-2 flex flex-wrap gap-2">{children}</div>
    </Notice>
  );
}

function SeparateButton({ id, onSaved }: { id: string; onSaved: () => void }) {
  const [open, setOpen] = useState(false);
  const dataUrl = useKeptPhoto(id);
  return (
    <>
      <Button disabled={dataUrl === null} onClick={() => setOpen(true)} size="s">
        {scannerCopy.doubt.look}
      </Button>
      {open && dataUrl !== null && (
        <SeveralDialog dataUrl={dataUrl} onClose={() => setOpen(false)} onLookSaved={onSaved} photoKey={id} />
      )}
    </>
  );
}

function EntryPicture({ entry: { id, full, thumb }, alt }: { entry: Entry; alt: string }) {
  const own = useKeptPhoto(full === null ? id : null);
  const source = full ?? own ?? thumb;
  return (
    <div className={`mx-auto w-full max-w-72 overflow-hidden rounded-photo ${paperLook}`}>
      {source && (
        <img alt={alt} className="block max-h-[32dvh] w-full sm:max-h-[60dvh] object-contain" src={source} />
      )}
    </div>
  );
}

/** Null while it is loaded. */
function useKeptPhoto(id: string | null): string | null {
  const [dataUrl, setDataUrl] = useState<string | null>(null);
  useEffect(() => {
    let current = true;
    if (id !== null) void keptPhoto(id).then((kept) => current && setDataUrl(kept));
    return () => {
      current = false;
    };
  }, [id]);
  return dataUrl;
}
