import { Copy } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#web/components/button.tsx';
import { notifySuccess } from '#web/components/feedback/notify.ts';
import { Field } from '#web/components/forms/field.tsx';
import { TextInput } from '#web/components/forms/text-input.tsx';
import { Dialog } from '#web/components/overlays/dialog.tsx';
import { access } from '#web/copy/access.ts';

interface ShownOnceProps {
  copy: { title: string; text: string; label: string; copied: string; saved: string };
  secret: string;
  onSaved: () => void;
}

export function ShownOnce({ copy, secret, onSaved }: ShownOnceProps) {
  const input = useRef<HTMLInputElement>(null);
  const copySecret = () =>
    navigator.clipboard.writeText(secret).then(
      () => notifySuccess(copy.copied),
      () => {
        input.current?.select();
        notifySuccess(access.copyFailed);
      },
    );
  return (
    <Dialog
      compact
      description={copy.text}
      footer={<Button onClick={onSaved}>{copy.saved}</Button>}
      onOpenChange={onSaved}
      open
      size="s"
      title={copy.title}
    >
      <div className="grid gap-4">
        <Field label={copy.label}>
          <TextInput onFocus={(event) => event.target.select()} readOnly ref={input} value={secret} />
        </Field>
        <Button
          className="justify-self-start"
          icon={<Copy aria-hidden="true" size={16} />}
          onClick={() => void copySecret()}
          size="s"
          variant="secondary"
        >
          {access.copy}
        </Button>
      </div>
    </Dialog>
  );
}
