import { type Ref, useId, useRef, useState } from 'react';
import { currentBeginNow } from '#contract/begin-now.ts';
import { beginNowWords } from '#contract/begin-now-words.ts';
import { notifyError } from '#web/components/feedback/notify.ts';
import { payments } from '#web/copy/payments.ts';

const { beginNow: copy } = payments;

interface BeginNowProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  fault: string | undefined;
  box: Ref<HTMLInputElement>;
}

/** The express request that the law requires; never ticked beforehand (RDL 1/2007, art. 98.8). */
export function BeginNow({ checked, onChange, fault, box }: BeginNowProps) {
  const faultId = useId();
  return (
    <div className="grid gap-2">
      <label className="flex cursor-pointer items-start gap-3 border-line border-y py-4">
        <input
          aria-describedby={fault && faultId}
          aria-invalid={fault !== undefined}
          checked={checked}
          className="mt-0.5 size-5 shrink-0 accent-burgundy"
          onChange={(event) => onChange(event.currentTarget.checked)}
          ref={box}
          type="checkbox"
        />
        <span className="max-w-[62ch] text-[0.9375rem]">{beginNowWords[currentBeginNow]}</span>
      </label>
      {fault && (
        <p className="text-[0.9375rem] text-burgundy-text" id={faultId} role="alert">
          {fault}
        </p>
      )}
      <p className="max-w-[62ch] text-note text-ink-soft">{copy.note}</p>
    </div>
  );
}

export function useBeginNow() {
  const box = useRef<HTMLInputElement>(null);
  const [checked, setChecked] = useState(false);
  const [fault, setFault] = useState<string>();
  const onChange = (next: boolean) => {
    setFault(undefined);
    setChecked(next);
  };
  return {
    props: { checked, onChange, fault, box },
    /** Returns whether the box is ticked; shows an error when it is not. */
    isAsked(): boolean {
      if (checked) return true;
      setFault(copy.missing);
      notifyError(copy.missingTitle, copy.missing);
      box.current?.focus();
      return false;
    },
  };
}
