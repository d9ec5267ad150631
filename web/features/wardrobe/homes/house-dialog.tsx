import { useId, useState } from 'react';
import type { Home } from '#contract/homes.ts';
import { limits } from '#contract/limits.ts';
import { messageOf } from '#web/api.ts';
import { Button } from '#web/components/button.tsx';
import { Field } from '#web/components/forms/field.tsx';
import { TextInput } from '#web/components/forms/text-input.tsx';
import { Dialog } from '#web/components/overlays/dialog.tsx';
import { homesCopy } from '#web/copy/homes.ts';
import { newId } from '#web/format/new-id.ts';
import { useSaveHome } from '#web/garments/homes/use-house-changes.ts';

const { dialog: copy } = homesCopy;

/** @param home null to add one */
export function HouseDialog({ home, onClose }: { home: Home | null; onClose: () => void }) {
  const [name, setName] = useState(home?.name ?? '');
  const [id] = useState(() => home?.id ?? newId());
  const [tried, setTried] = useState(false);
  const save = useSaveHome(home === null);
  const form = useId();
  const missing = tried && name.trim() === '' ? copy.missing : undefined;
  return (
    <Dialog
      compact
      footer={
        <Button form={form} loading={save.isPending} type="submit">
          {copy.save}
        </Button>
      }
      onOpenChange={(open) => !open && onClose()}
      open
      size="s"
      title={home === null ? copy.add : copy.rename}
    >
      <form
        className="grid gap-4"
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (name.trim() !== '') save.mutate({ id, name: name.trim() }, { onSuccess: onClose });
        }}
      >
        <Field error={missing} label={copy.name}>
          <TextInput
            maxLength={limits.home.nameMax}
            onChange={(event) => setName(event.target.value)}
            placeholder={copy.example}
            value={name}
          />
        </Field>
        {save.isError && (
          <p className="border-burgundy-text border-l-2 pl-3 text-burgundy-text" role="alert">
            {messageOf(save.error, homesCopy.saveFailed)}
          </p>
        )}
      </form>
    </Dialog>
  );
}
