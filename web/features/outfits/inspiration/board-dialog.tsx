import { useState } from 'react';
import type { Board } from '#contract/boards.ts';
import { limits } from '#contract/limits.ts';
import { Field } from '#web/components/forms/field.tsx';
import { TextArea } from '#web/components/forms/text-area.tsx';
import { TextInput } from '#web/components/forms/text-input.tsx';
import { FormDialog } from '#web/components/overlays/form-dialog.tsx';
import { boardsCopy } from '#web/copy/boards.ts';
import { common } from '#web/copy/common.ts';
import { newId } from '#web/format/new-id.ts';
import { useSaveBoard } from './use-save-board.ts';

const { form: copy } = boardsCopy;

interface BoardDialogProps {
  board: Board | null;
  onSaved?: (id: string) => void;
  onClose: () => void;
}

export function BoardDialog({ board, onSaved, onClose }: BoardDialogProps) {
  const [id] = useState(() => board?.id ?? newId());
  const [name, setName] = useState(board?.name ?? '');
  const [note, setNote] = useState(board?.note ?? '');
  const [tried, setTried] = useState(false);
  const save = useSaveBoard();
  const isNameless = name.trim() === '';
  return (
    <FormDialog
      onClose={onClose}
      title={board ? copy.edit : boardsCopy.create}
      onSubmit={() => {
        setTried(true);
        if (isNameless) return;
        const saved = { id, name: name.trim(), note: note.trim(), items: board?.items ?? [] };
        save.mutate(saved, {
          onSuccess: () => {
            onSaved?.(id);
            onClose();
          },
        });
      }}
      pending={save.isPending}
      submit={common.save}
    >
      <Field label={common.name} required {...(tried && isNameless && { error: copy.empty })}>
        <TextInput
          autoComplete="off"
          maxLength={limits.board.nameMax}
          onValueChange={setName}
          placeholder={copy.namePlaceholder}
          value={name}
        />
      </Field>
      <Field label={copy.note} optional>
        <TextArea maxLength={limits.board.noteMax} onValueChange={setNote} rows={3} value={note} />
      </Field>
    </FormDialog>
  );
}
