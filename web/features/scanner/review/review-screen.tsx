import { CopyX, Plus, ScanLine, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { WardrobeItem } from '#contract/garments.ts';
import { kindNames } from '#contract/names.ts';
import { Button } from '#web/components/button.tsx';
import { Notice } from '#web/components/feedback/notice.tsx';
import { notifySuccess } from '#web/components/feedback/notify.ts';
import { Progress } from '#web/components/feedback/progress.tsx';
import { ToggleChip } from '#web/components/forms/toggle-chip.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { common } from '#web/copy/common.ts';
import { reviewCopy } from '#web/copy/scan-review.ts';
import { scannerCopy } from '#web/copy/scanner.ts';
import { usePhotoDrop } from '#web/garments/photos/use-photo-drop.ts';
import { usePhotoInput } from '#web/garments/photos/use-photo-input.tsx';
import { putGarment } from '#web/garments/wardrobe-cache.ts';
import { wardrobeCache } from '#web/garments/wardrobe-query.ts';
import { useChange } from '#web/use-change.ts';
import { OnDeviceSwitch } from '../on-device/on-device-switch.tsx';
import { CorrectDialog } from './correct-dialog.tsx';
import { arranged, type Entry, kindsRead, progressOf, sectionOf, similarTo, toFile } from './entries.ts';
import { fileReviewed, keepDistinct, leaveOut, startReading } from './review.ts';
import { ReviewTile } from './review-tile.tsx';
import { useGridKeys } from './use-grid-keys.ts';

interface ReviewScreenProps {
  entries: readonly Entry[];
  stopped: string | null;
  items: readonly WardrobeItem[];
  onAdd: (files: readonly File[]) => void;
}

export function ReviewScreen({ entries, stopped, items, onAdd }: ReviewScreenProps) {
  const owned = new Set(items.map(({ id }) => id));
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [focused, setFocused] = useState<string | null>(null);
  const [opened, setOpened] = useState<readonly string[]>([]);
  const last = useRef<string | null>(null);
  const chosen = entries.filter(({ id }) => selected.has(id));
  const reachable = entries.some(({ id }) => id === focused) ? focused : entries[0]?.id;
  const groups = arranged(entries, owned);
  const progress = progressOf(entries);
  const hasBegun = progress.read + progress.broken > 0;
  const more = usePhotoInput({ onFiles: onAdd, multiple: true });
  const drop = usePhotoDrop(onAdd);
  const clear = () => setSelected(new Set());
  const choose = (ids: readonly string[], on: boolean) =>
    setSelected((known) =>
      on ? new Set([...known, ...ids]) : new Set([...known].filter((id) => !ids.includes(id))),
    );
  const out = (ids: readonly string[], leftOut: boolean) => {
    leaveOut(ids, leftOut);
    clear();
  };
  /** With Shift, all from the one that was chosen last. */
  function toggle(id: string, isRange: boolean) {
    const ids = groups.flatMap((group) => group.entries.map((entry) => entry.id));
    const ends = [ids.indexOf(last.current ?? id), ids.indexOf(id)];
    if (isRange) choose(ids.slice(Math.max(0, Math.min(...ends)), Math.max(...ends) + 1), true);
    else choose([id], !selected.has(id));
    last.current = id;
  }
  const { grid, keepFocus, onKeyDown } = useGridKeys({
    onOpen: (id) => setOpened(selected.has(id) ? [...selected] : [id]),
    onReach: (ids) => choose(ids, true),
    onDelete: (id) => out(selected.has(id) ? [...selected] : [id], true),
    onAll: () =>
      choose(
        entries.map(({ id }) => id),
        true,
      ),
    onClear: clear,
  });
  useLeaveWarning(entries.some(({ status }) => status === 'preparing'));
  const numbers = new Map(entries.map(({ id }, index) => [id, index + 1]));
  const openedEntries = entries.filter(({ id }) => opened.includes(id));

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6" {...drop.handlers}>
      {more.input}
      <header className="grid gap-4">
        <div className="grid gap-1">
          <div className="flex items-center justify-between gap-3">
            <h2 className="text-title-m">{scannerCopy.title}</h2>
            <Button icon={<Plus size={18} />} onClick={more.open} size="s" variant="ghost">
              <span className="max-sm:sr-only">{reviewCopy.add}</span>
            </Button>
          </div>
          <p className="max-w-[60ch] text-ink-soft">
            {progress.busy
              ? waitingText(entries, progress.unsent)
              : hasBegun
                ? reviewCopy.done
                : reviewCopy.before(progress.ready)}
          </p>
        </div>
        {(progress.busy || hasBegun) && (
          <div aria-live="polite">
            <Progress
              label={reviewCopy.progress(progress.read, progress.total)}
              max={progress.total}
              tone="success"
              value={progress.read}
              {...(progress.broken > 0 && { valueText: scannerCopy.queue.failed(progress.broken) })}
            />
          </div>
        )}
        {stopped && (
          <Notice tone="error" className="text-ink">
            <p className="font-medium">{reviewCopy.stopped}</p>
            <p className="text-[0.9375rem] text-ink-soft">{stopped}</p>
          </Notice>
        )}
        {!progress.busy && progress.ready + progress.failed > 0 && (
          <>
            <Button className="w-full sm:w-fit" icon={<ScanLine size={20} />} onClick={startReading}>
              {progress.ready > 0 ? reviewCopy.scan(progress.ready + progress.failed) : common.retry}
            </Button>
            {!hasBegun && <OnDeviceSwitch wanted />}
          </>
        )}
        <p className="hidden text-note text-ink-soft lg:block">{reviewCopy.keys}</p>
      </header>
      {!progress.busy && <KindChips entries={entries} onChoose={choose} selected={selected} />}
      {/* biome-ignore lint/a11y/useSemanticElements: the sections inside are no form */}
      <div aria-label={reviewCopy.grid} className="grid gap-8" onKeyDown={onKeyDown} ref={grid} role="group">
        {groups.map(({ section, entries: members }) => (
          <section className="grid gap-3" key={section}>
            {section && (
              <h3 className="flex items-baseline gap-3 font-medium font-sans text-base tracking-normal">
                {reviewCopy.sections[section]}
                <span className="tabular font-normal text-note text-ink-soft">
                  {reviewCopy.count(members.length)}
                </span>
              </h3>
            )}
            <ul className="grid grid-cols-3 gap-x-2 gap-y-4 sm:grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] sm:gap-x-3">
              {members.map((entry) => (
                <ReviewTile
                  entry={entry}
                  key={entry.id}
                  number={numbers.get(entry.id) ?? 0}
                  onFocus={() => setFocused(entry.id)}
                  onOpen={() => setOpened([entry.id])}
                  onToggle={(isRange) => toggle(entry.id, isRange)}
                  reachable={entry.id === reachable}
                  section={sectionOf(entry, entries, owned)}
                  selected={selected.has(entry.id)}
                  similar={similarTo(entry, entries, owned) !== null}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <ActionBar
        chosen={chosen}
        entries={entries}
        onClear={clear}
        onCorrect={() => setOpened(chosen.map(({ id }) => id))}
        onDistinct={(ids) => {
          keepDistinct(ids);
          clear();
        }}
        onLeaveOut={(leftOut) => out([...selected], leftOut)}
        owned={owned}
      />
      {openedEntries.length > 0 && (
        <CorrectDialog
          all={entries}
          entries={openedEntries}
          items={items}
          onApplied={clear}
          onClose={() => {
            setOpened([]);
            keepFocus(focused);
          }}
        />
      )}
    </div>
  );
}

function waitingText(entries: readonly Entry[], unsent: number): string {
  if (unsent > 0) return reviewCopy.sending(unsent);
  return entries.some(({ status }) => status === 'sent') ? reviewCopy.sent : reviewCopy.reading;
}

/** Files that are not prepared yet would be lost. */
function useLeaveWarning(preparing: boolean) {
  useEffect(() => {
    if (!preparing) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [preparing]);
}

interface KindChipsProps {
  entries: readonly Entry[];
  selected: ReadonlySet<string>;
  onChoose: (ids: readonly string[], on: boolean) => void;
}

/** Selects all photos that were read as one kind. */
function KindChips({ entries, selected, onChoose }: KindChipsProps) {
  const kinds = kindsRead(entries);
  if (kinds.length === 0) return null;
  const all = kinds.flatMap(({ ids }) => ids);
  const chips = [
    { key: 'all', label: reviewCopy.all, ids: all },
    ...kinds.map(({ kind, ids }) => ({
      key: kind,
      label: reviewCopy.kind(kindNames[kind], ids.length),
      ids,
    })),
  ];
  return (
    <fieldset className="no-scrollbar -mx-1 flex min-w-0 gap-2 overflow-x-auto p-1">
      <legend className="sr-only">{reviewCopy.pick}</legend>
      {chips.map(({ key, label, ids }) => (
        <ToggleChip
          key={key}
          onPressedChange={(pressed) => onChoose(ids, pressed)}
          pressed={ids.every((id) => selected.has(id))}
        >
          {label}
        </ToggleChip>
      ))}
    </fieldset>
  );
}

interface ActionBarProps {
  chosen: readonly Entry[];
  entries: readonly Entry[];
  owned: ReadonlySet<string>;
  onClear: () => void;
  onCorrect: () => void;
  onDistinct: (ids: readonly string[]) => void;
  onLeaveOut: (leftOut: boolean) => void;
}

function ActionBar({ chosen, entries, owned, onClear, onCorrect, onDistinct, onLeaveOut }: ActionBarProps) {
  const filing = useFileReviewed();
  const ready = toFile(entries, owned);
  const undecided = entries.filter((entry) => sectionOf(entry, entries, owned) === 'decide').length;
  const { busy } = progressOf(entries);
  const similar = chosen.filter((entry) => similarTo(entry, entries, owned) !== null).map(({ id }) => id);
  const allOut = chosen.every(({ leftOut }) => leftOut);
  const isCrowded = similar.length > 0 && !allOut;
  const isEmpty = ready.length === 0 && !entries.some(({ leftOut }) => leftOut);
  if (chosen.length === 0 && (busy || isEmpty)) return null;
  return (
    <div className="sticky bottom-(--bottom-bar) z-20 -mx-5 border-line border-t bg-paper px-5 py-3 sm:-mx-8 sm:px-8 lg:bottom-0 lg:mx-0 lg:pr-20 lg:pl-0">
      {chosen.length > 0 ? (
        <div className="flex items-center gap-2">
          <IconButton className="-ml-3" label={reviewCopy.clear} onClick={onClear}>
            <X size={20} />
          </IconButton>
          <p aria-live="polite" className="tabular mr-auto whitespace-nowrap font-medium">
            <span className={isCrowded ? 'max-sm:sr-only' : undefined}>
              {reviewCopy.chosen(chosen.length)}
            </span>
            {isCrowded && (
              <span aria-hidden="true" className="sm:hidden">
                {chosen.length}
              </span>
            )}
          </p>
          {chosen.some(({ analysis }) => analysis) && (
            <Button onClick={onCorrect} size="s">
              {reviewCopy.correct}
            </Button>
          )}
          {isCrowded && (
            <Button
              className="max-sm:px-3!"
              icon={<CopyX className="sm:hidden" size={20} strokeWidth={1.5} />}
              onClick={() => onDistinct(similar)}
              size="s"
              title={reviewCopy.distinct(similar.length)}
              variant="secondary"
            >
              <span className="max-sm:sr-only">{reviewCopy.distinct(similar.length)}</span>
            </Button>
          )}
          <Button onClick={() => onLeaveOut(!allOut)} size="s" variant="secondary">
            {allOut ? reviewCopy.restore : reviewCopy.leaveOut}
          </Button>
        </div>
      ) : (
        <div className="flex items-center gap-3">
          <p className="min-w-0 flex-1 text-[0.9375rem] text-ink-soft leading-snug empty:hidden">
            {undecided > 0
              ? reviewCopy.left(undecided)
              : ready.some(({ readOn }) => readOn === 'device') && reviewCopy.withoutPhotos}
          </p>
          <Button
            className="ml-auto shrink-0 max-sm:px-5! max-sm:[:empty+&]:grow"
            loading={filing.isPending}
            onClick={() => filing.mutate(ready)}
          >
            {ready.length > 0 ? reviewCopy.save(ready.length) : reviewCopy.finish}
          </Button>
        </div>
      )}
    </div>
  );
}

function useFileReviewed() {
  return useChange({
    mutationFn: (entries: readonly Entry[]) =>
      fileReviewed(entries, async (item) => {
        await wardrobeCache.change(putGarment(item));
      }),
    onSuccess: (_, entries) => {
      if (entries.length > 0) notifySuccess(scannerCopy.toasts.done, reviewCopy.saved(entries.length));
    },
    failedText: reviewCopy.saveFailed,
    onSettled: wardrobeCache.refresh,
  });
}
