import { useState } from 'react';
import { Field } from '#web/components/forms/field.tsx';
import { TextArea } from '#web/components/forms/text-area.tsx';
import { TextInput } from '#web/components/forms/text-input.tsx';
import { FormDialog } from '#web/components/overlays/form-dialog.tsx';
import { common } from '#web/copy/common.ts';

interface TextDialogProps {
  title: string;
  label: string;
  initial: string;
  max: number;
  /** Said when it is left empty; without it, it may be. */
  missing?: string;
  long?: boolean;
  saving: boolean;
  onSave: (text: string) => void;
  onClose: () => void;
}

export function TextDialog(props: TextDialogProps) {
  const { title, label, initial, max, missing, long = false, saving, onSave, onClose } = props;
  const [text, setText] = useState(initial);
  const [tried, setTried] = useState(false);
  const isMissing = missing !== undefined && text.trim() === '';
  return (
    <FormDialog
      onClose={onClose}
      title={title}
      onSubmit={() => {
        setTried(true);
        if (!isMissing) onSave(text.trim());
      }}
      pending={saving}
      submit={common.save}
    >
      <Field label={label} {...(tried && isMissing && { error: missing })}>
        {long ? (
          <TextArea maxLength={max} onValueChange={setText} value={text} />
        ) : (
          <TextInput autoComplete="off" maxLength={max} onValueChange={setText} value={text} />
        )}
      </Field>
    </FormDialog>
  );
}
