import { useState } from 'react';
import type { Home } from '#contract/homes.ts';
import { limits } from '#contract/limits.ts';
import { messageOf } from '#web/api.ts';
import { Notice } from '#web/components/feedback/notice.tsx';
import { Field } from '#web/components/forms/field.tsx';
import { TextInput } from '#web/components/forms/text-input.tsx';
import { FormDialog } from '#web/components/overlays/form-dialog.tsx';
import { common } from '#web/copy/common.ts';
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
  const missing = tried && name.trim() === '' ? copy.missing : undefined;
  return (
    <FormDialog
      onClose={onClose}
      title={home === null ? copy.add : copy.rename}
      onSubmit={() => {
        setTried(true);
        if (name.trim() !== '') save.mutate({ id, name: name.trim() }, { onSuccess: onClose });
      }}
      pending={save.isPending}
      submit={common.save}
    >
      <Field error={missing} label={copy.name}>
        <TextInput
          maxLength={limits.home.nameMax}
          onChange={(event) => setName(event.target.value)}
          placeholder={copy.example}
          value={name}
        />
      </Field>
      {save.isError && <Notice tone="error">{messageOf(save.error, homesCopy.saveFailed)}</Notice>}
    </FormDialog>
  );
}
