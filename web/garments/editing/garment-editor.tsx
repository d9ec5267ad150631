import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import type { WardrobeItem } from '#contract/garments.ts';
import { Notice } from '#web/components/feedback/notice.tsx';
import { FormDialog } from '#web/components/overlays/form-dialog.tsx';
import { wardrobeCopy } from '#web/copy/wardrobe.ts';
import { resolveWith, showFieldErrors } from '#web/field-errors.ts';
import { importPath } from '#web/paths.ts';
import {
  emptyGarmentForm,
  type GarmentForm,
  garmentFormFields,
  readGarmentForm,
  toGarmentForm,
} from './garment-form.ts';
import { GarmentFormFields } from './garment-form-fields.tsx';
import { type NewGarment, useAddGarment } from './use-add-garment.ts';
import { useUpdateGarment } from './use-update-garment.ts';

export function GarmentEditor({ item, onClose }: { item: WardrobeItem | null; onClose: () => void }) {
  const form = useForm<GarmentForm, unknown, NewGarment>({
    defaultValues: item ? toGarmentForm(item) : emptyGarmentForm,
    resolver: resolveWith<GarmentForm, NewGarment>(readGarmentForm),
  });
  const add = useAddGarment();
  const update = useUpdateGarment();
  const copy = wardrobeCopy.form;
  const saving = add.isPending || update.isPending;
  const failed = add.isError || update.isError;

  function save(fields: NewGarment) {
    const after = {
      onSuccess: onClose,
      onError: (error: Error) => showFieldErrors(error, garmentFormFields, form.setError),
    };
    if (item) update.mutate({ id: item.id, patch: fields }, after);
    else add.mutate(fields, after);
  }

  return (
    <FormDialog
      description={
        item ? undefined : (
          <>
            {copy.addText} {copy.elsewhere}{' '}
            <Link className="inline-link" to={importPath}>
              {copy.bring}
            </Link>
            .
          </>
        )
      }
      onClose={onClose}
      title={item ? copy.editTitle : copy.addTitle}
      compact={false}
      size="m"
      onSubmit={form.handleSubmit(save)}
      pending={saving}
      cancellable
      submit={saving ? copy.saving : item ? copy.save : copy.add}
    >
      {failed && <Notice tone="error">{copy.kept}</Notice>}
      <GarmentFormFields form={form} />
    </FormDialog>
  );
}
