import { type ComponentType, useState } from 'react';
import { Button } from '#web/components/button.tsx';
import { CopyField } from '#web/components/forms/copy-field.tsx';
import { Dialog } from '#web/components/overlays/dialog.tsx';

export interface SecretFormProps {
  onClose: () => void;
  onMade: (secret: string) => void;
}

interface NewSecretProps {
  /** Label of the button. */
  open: string;
  form: ComponentType<SecretFormProps>;
  made: { title: string; text: string; label: string; copied: string; saved: string };
}

/** Asks for what a secret is for, and shows it this once. */
export function NewSecret({ open, form: Form, made }: NewSecretProps) {
  const [asking, setAsking] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const close = () => setSecret(null);
  return (
    <>
      <Button onClick={() => setAsking(true)} size="s" variant="secondary">
        {open}
      </Button>
      {asking && (
        <Form
          onClose={() => setAsking(false)}
          onMade={(value) => {
            setAsking(false);
            setSecret(value);
          }}
        />
      )}
      {secret !== null && (
        <Dialog
          compact
          description={made.text}
          footer={<Button onClick={close}>{made.saved}</Button>}
          onClose={close}
          size="s"
          title={made.title}
        >
          <CopyField copied={made.copied} label={made.label} value={secret} />
        </Dialog>
      )}
    </>
  );
}
