import { Copy } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { common } from '#web/copy/common.ts';
import { Button } from '../button.tsx';
import { notifyError, notifySuccess } from '../feedback/notify.ts';
import { Field } from './field.tsx';
import { TextInput } from './text-input.tsx';

interface CopyFieldProps {
  label: string;
  hint?: string;
  value: string;
  /** Title of the toast. */
  copied: string;
  /** Buttons beside the one that copies. */
  children?: ReactNode;
}

/** A value to be copied, which is selected where the browser does not allow it. */
export function CopyField({ label, hint, value, copied, children }: CopyFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const copyValue = () =>
    navigator.clipboard.writeText(value).then(
      () => notifySuccess(copied),
      () => {
        input.current?.select();
        void notifyError(common.copyFailed);
      },
    );
  return (
    <div className="grid gap-3">
      <Field hint={hint} label={label}>
        <TextInput onFocus={(event) => event.target.select()} readOnly ref={input} value={value} />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button icon={<Copy size={18} />} onClick={() => void copyValue()} size="s" variant="secondary">
          {common.copy}
        </Button>
        {children}
      </div>
    </div>
  );
}
