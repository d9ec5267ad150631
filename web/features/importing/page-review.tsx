import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { attributeNames, pickAttributes } from '#contract/garment-attributes.ts';
import { api } from '#web/api.ts';
import { Button } from '#web/components/button.tsx';
import { Notice } from '#web/components/feedback/notice.tsx';
import { notifySuccess } from '#web/components/feedback/notify.ts';
import { paperLook } from '#web/components/pictures/paper-look.ts';
import { importingCopy } from '#web/copy/importing.ts';
import { resolveWith } from '#web/field-errors.ts';
import { emptyGarmentForm, type GarmentForm, readGarmentForm } from '#web/garments/editing/garment-form.ts';
import { GarmentFormFields } from '#web/garments/editing/garment-form-fields.tsx';
import type { NewGarment } from '#web/garments/editing/use-add-garment.ts';
import { putGarment } from '#web/garments/wardrobe-cache.ts';
import { useWardrobe, wardrobeCache } from '#web/garments/wardrobe-query.ts';
import { garmentAddress } from '#web/paths.ts';
import { useChange } from '#web/use-change.ts';
import type { ReadPage } from './page-address.tsx';

const { page: copy } = importingCopy;

export function PageReview({ page, onRestart }: { page: ReadPage; onRestart: () => void }) {
  const { scan, fields: told } = page;
  const formId = useId();
  const navigate = useNavigate();
  const similar = useWardrobe().data?.wardrobe.items.find(({ id }) => id === scan?.similarId);
  const form = useForm<GarmentForm, unknown, NewGarment>({
    defaultValues: formOf(page),
    resolver: resolveWith<GarmentForm, NewGarment>(readGarmentForm),
  });
  const saving = useChange({
    mutationFn: (fields: NewGarment) => save(page, fields),
    onSuccess: async (item) => {
      await wardrobeCache.change(putGarment(item));
      notifySuccess(copy.saved, item.name);
      void wardrobeCache.refresh();
      void navigate(garmentAddress(item.id));
    },
    failed: copy.saveFailed,
    failedText: copy.failed,
  });
  const discarding = useMutation({
    mutationFn: async () => {
      if (scan) await api('POST /api/wardrobe/scans/review', { body: { discarded: [scan.id] } });
    },
    onSettled: onRestart,
  });
  const isReadable = told.name !== undefined;
  return (
    <section
      aria-labelledby="page-review"
      className="grid gap-8 border-ink border-t pt-7 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:items-start"
    >
      <div className="grid gap-4">
        <h2 className="text-title-m" id="page-review">
          {copy.review}
        </h2>
        {scan && (
          <span className={`block overflow-hidden rounded-photo ${paperLook}`}>
            <img
              alt={copy.alt(told.name ?? '')}
              className="mx-auto block max-h-[60dvh] object-contain"
              src={scan.photo.full}
            />
          </span>
        )}
        <p className="text-ink-soft">
          {scan ? copy.reviewText : isReadable ? copy.withoutPhoto : copy.byHandText}
        </p>
        {similar && <Notice tone="warning">{copy.similar(similar.name)}</Notice>}
        {told.page && (
          <a
            className="inline-link wrap-anywhere justify-self-start"
            href={told.page}
            rel="noopener noreferrer nofollow"
            target="_blank"
          >
            {copy.open}
          </a>
        )}
      </div>
      <div className="grid gap-6">
        <form id={formId} noValidate onSubmit={form.handleSubmit((fields) => saving.mutate(fields))}>
          <GarmentFormFields form={form} />
        </form>
        <div className="flex flex-wrap gap-3">
          <Button form={formId} loading={saving.isPending} type="submit">
            {copy.save}
          </Button>
          <Button act={discarding} variant="ghost">
            {copy.discard}
          </Button>
        </div>
      </div>
    </section>
  );
}

/** By the page, or else by its picture. */
function formOf({ fields, scan }: ReadPage): GarmentForm {
  const { analysis } = scan ?? {};
  const attributes = pickAttributes({ ...emptyGarmentForm, ...analysis, ...fields }, attributeNames);
  return {
    ...emptyGarmentForm,
    ...attributes,
    name: fields.name ?? '',
    kind: fields.kind ?? analysis?.kind ?? null,
    brand: fields.brand ?? '',
    size: fields.size ?? '',
    purchasePrice: fields.purchasePrice ? String(fields.purchasePrice).replace('.', ',') : '',
    color: fields.color ?? analysis?.color ?? null,
    composition: fields.composition ?? [],
  };
}

async function save({ id, scan, fields: { page = null } }: ReadPage, fields: NewGarment) {
  if (scan === null) return (await api('POST /api/wardrobe/items', { body: { ...fields, page } })).item;
  const body = { filed: [{ id, changes: { ...fields, page } }] };
  const { items } = await api('POST /api/wardrobe/scans/review', { body });
  const [item] = items;
  if (!item) throw new Error('The scan was reviewed elsewhere');
  return item;
}
