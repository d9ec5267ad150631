import type { Output } from '#web/api.ts';
import { Notice } from '#web/components/feedback/notice.tsx';
import { Spinner } from '#web/components/feedback/spinner.tsx';
import { careLabelCopy } from '#web/copy/care-label.ts';
import type { useReadLabel } from './use-read-label.ts';

export function LabelNews({ control }: { control: ReturnType<typeof useReadLabel> }) {
  const { pending, failure, reading } = control;
  return (
    <div aria-live="polite" className="empty:hidden">
      {pending ? (
        <p className="flex items-center gap-3 text-[0.9375rem] text-ink-soft">
          <Spinner size={20} />
          {careLabelCopy.photo.reading}
        </p>
      ) : failure ? (
        <Notice tone="error" className="text-[0.9375rem]">
          {failure}
        </Notice>
      ) : (
        reading && <Read reading={reading} />
      )}
    </div>
  );
}

function Read({ reading }: { reading: Output<'POST /api/wardrobe/care-label'> }) {
  const { photo, result } = careLabelCopy;
  const { composition, care, doubts, text } = reading;
  return (
    <Notice tone="plain" className="grid gap-2 text-[0.9375rem]">
      <p className="font-medium">
        {composition.length > 0 ? result.shares(composition.length) : result.noShares}
      </p>
      {doubts.map((doubt) => (
        <p className="text-ochre" key={doubt}>
          {result[doubt]}
        </p>
      ))}
      <p>{care.length > 0 ? result.care : result.noCare}</p>
      <details className="text-note text-ink-soft">
        <summary className="flex min-h-11 cursor-pointer items-center underline decoration-line-strong underline-offset-4">
          {photo.seen}
        </summary>
        <p className="whitespace-pre-line">{text}</p>
      </details>
    </Notice>
  );
}
