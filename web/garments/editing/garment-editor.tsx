import { useId, useState } from 'react';
import type { WardrobeItem } from '#contract/garments.ts';
import { ApiError } from '#web/api.ts';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { wardrobeCopy } from '#web/copy/wardrobe.ts';
import {
  emptyGarmentForm,
  type GarmentForm,
  type GarmentFormErrors,
  garmentFormOf,
  readGarmentForm,
} from './garment-form.ts';
import { GarmentFormFields } from './garment-form-fields.tsx';
import { useAddGarment } from './use-add-garment.ts';
import { useUpdateGarment } from './use-update-garment.ts';

/** The server speaks of `purchasePrice`, the form of what is typed. */
const fieldOfDetail: Partial<Record<string, keyof GarmentForm>> = { purchasePrice: 'price' };

function errorsFrom(error: unknown): GarmentFormErrors {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(
    Object.entries(error.details).map(([field, message]) => [fieldOfDetail[field] ?? field, String(message)]),
  );
}

interface GarmentEditorProps {
  /** The garment to edit, or null to add one by hand. */
  item: WardrobeItem | null;
  onClose: () => void;
}

/** Adds or edits a garment. A failure keeps the dialog open with everything that was typed. */
export function GarmentEditor({ item, onClose }: GarmentEditorProps) {
  const [form, setForm] = useState(() => (item ? garmentFormOf(item) : emptyGarmentForm));
  const [errors, setErrors] = useState<GarmentFormErrors>({});
  const add = useAddGarment();
  const update = useUpdateGarment();
  const formId = useId();
  const copy = wardrobeCopy.form;
  const saving = add.isPending || update.isPending;
  const failed = add.isError || update.isError;

  function save() {
    const read = readGarmentForm(form);
    setErrors(read.errors ?? {});
    if (read.errors) return;
    const after = {
      onSuccess: onClose,
      onError: (error: Error) => setErrors(errorsFrom(error)),
    };
    if (item) update.mutate({ id: item.id, patch: read.fields }, after);
    else add.mutate(read.fields, after);
  }

  return (
    <Dialog
      description={item ? undefined : copy.addText}
      footer={
        <>
          <Button onClick={onClose} variant="ghost">
            {wardrobeCopy.actions.cancel}
          </Button>
          <Button form={formId} loading={saving} type="submit">
            {saving ? copy.saving : item ? copy.save : copy.add}
          </Button>
        </>
      }
      onOpenChange={(open) => !open && onClose()}
      open
      title={item ? copy.editTitle : copy.addTitle}
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        {failed && (
          <p className="mb-6 border-burgundy-text border-l-2 pl-3 text-burgundy-text" role="alert">
            {copy.kept}
          </p>
        )}
        <GarmentFormFields
          errors={errors}
          form={form}
          onChange={(change) => setForm((current) => ({ ...current, ...change }))}
        />
      </form>
    </Dialog>
  );
}
