import { type ReactNode, useState } from 'react';
import type { WardrobeItem } from '#contract/garments.ts';
import { Button } from '#web/components/button.tsx';
import { Notice } from '#web/components/feedback/notice.tsx';
import { common } from '#web/copy/common.ts';
import { deviceCopy } from '#web/copy/device-reader.ts';
import { reviewCopy } from '#web/copy/scan-review.ts';
import { scannerCopy } from '#web/copy/scanner.ts';
import { SeveralDialog } from '../several-on-demand.ts';
import { type Entry, similarTo } from './entries.ts';
import { useKeptPhoto } from './entry-picture.tsx';
import { dismiss, keepDistinct, leaveOut, readAgain } from './review.ts';

interface EntryQuestionProps {
  entry: Entry;
  all: readonly Entry[];
  items: readonly WardrobeItem[];
  onClose: () => void;
}

/** Asks for the person's decision on a photo that is not filed without it. */
export function EntryQuestion({ entry, all, items, onClose }: EntryQuestionProps) {
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
