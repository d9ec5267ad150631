import { useMutation } from '@tanstack/react-query';
import { Camera, ImageUp } from 'lucide-react';
import { useState } from 'react';
import { fabricOf } from '#contract/fibres.ts';
import { type AttributeValues, attributeLabel } from '#contract/garment-attributes.ts';
import { ApiError, api, messageOf, type Output } from '#web/api.ts';
import { Button } from '#web/components/button.tsx';
import { Notice } from '#web/components/feedback/notice.tsx';
import { Spinner } from '#web/components/feedback/spinner.tsx';
import { Switch } from '#web/components/forms/switch.tsx';
import { FormDialog } from '#web/components/overlays/form-dialog.tsx';
import { careLabelCopy } from '#web/copy/care-label.ts';
import { common } from '#web/copy/common.ts';
import { base64Part } from '#web/garments/photos/photo-file.ts';
import { PhotoUnreadable, preparePhoto } from '#web/garments/photos/prepare-photo.ts';
import { usePhotoInput } from '#web/garments/photos/use-photo-input.tsx';
import { photoTimeoutMs } from '#web/timings.ts';
import { CarePicker } from './care-picker.tsx';
import { CompositionRows } from './composition-rows.tsx';
import { type LabelErrors, type LabelFacts, readLabelForm, toLabelForm, withReading } from './label-form.ts';

/** `fabric` is present when the composition implies another one. */
export type LabelChange = LabelFacts & { fabric?: AttributeValues['fabric'] };

interface CareLabelDialogProps {
  garment: LabelFacts & Pick<AttributeValues, 'fabric'>;
  /** Resolves once saved. When it rejects, the dialog keeps what was typed. */
  onSave: (change: LabelChange) => Promise<unknown> | undefined;
  onClose: () => void;
}

const copy = careLabelCopy.dialog;

export function CareLabelDialog({ garment, onSave, onClose }: CareLabelDialogProps) {
  const [form, setForm] = useState(() => toLabelForm(garment));
  const [errors, setErrors] = useState<LabelErrors>({});
  const [keepsFabric, setKeepsFabric] = useState(false);
  const [state, setState] = useState<'open' | 'saving' | 'failed'>('open');
  const control = useReadLabel((facts) => {
    setForm((current) => withReading(current, facts));
    setErrors({});
  });
  const composition = readLabelForm(form).facts?.composition ?? [];
  const fabric = fabricOf(composition, garment.fabric);

  async function save() {
    const read = readLabelForm(form);
    setErrors(read.errors ?? {});
    if (read.errors) return;
    setState('saving');
    try {
      const changed = fabric !== garment.fabric && !keepsFabric;
      await onSave({ ...read.facts, ...(changed && { fabric }) });
      onClose();
    } catch {
      setState('failed');
    }
  }

  return (
    <FormDialog
      cancellable
      className="grid gap-8 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:gap-10"
      compact={false}
      description={copy.text}
      onClose={onClose}
      onSubmit={(event) => {
        // The dialog may be inside another form.
        event.stopPropagation();
        void save();
      }}
      pending={state === 'saving'}
      size="l"
      submit={state === 'saving' ? copy.saving : common.save}
      title={copy.title}
    >
      <div className="md:sticky md:top-0 low:static! md:self-start">
        <LabelPhoto control={control} />
      </div>
      <div className="grid content-start gap-8">
        <LabelNews control={control} />
        {state === 'failed' && <Notice tone="error">{copy.kept}</Notice>}
        <section>
          <h3 className="mb-3 text-title-s">{careLabelCopy.composition.title}</h3>
          <CompositionRows errors={errors} form={form} onChange={setForm} />
          {fabric !== garment.fabric && (
            <div className="mt-5 border-line border-t pt-5">
              <Switch
                checked={!keepsFabric}
                hint={careLabelCopy.fabric.hint(attributeLabel('fabric', garment.fabric))}
                label={careLabelCopy.fabric.label(attributeLabel('fabric', fabric) ?? '')}
                onCheckedChange={(checked) => setKeepsFabric(!checked)}
              />
            </div>
          )}
        </section>
        <section>
          <h3 className="text-title-s">{careLabelCopy.care.title}</h3>
          <p className="mb-4 text-note text-ink-soft">{careLabelCopy.care.text}</p>
          <CarePicker care={form.care} onChange={(care) => setForm((current) => ({ ...current, care }))} />
        </section>
      </div>
    </FormDialog>
  );
}

function LabelNews({ control }: { control: ReturnType<typeof useReadLabel> }) {
  const { pending, failure, reading } = control;
  return (
    <div aria-live="polite" className="empty:hidden">
      {pending ? (
        <p className="flex items-center gap-3 text-[0.9375rem] text-ink-soft">
          <Spinner size={20} />
          {careLabelCopy.photo.reading}
        </p>
      ) : failure ? (
        <p className="border-burgundy-text border-l-2 pl-4 text-[0.9375rem] text-burgundy-text">{failure}</p>
      ) : (
        reading && <Read reading={reading} />
      )}
    </div>
  );
}

function Read({ reading }: { reading: Output<'POST /api/wardrobe/care-label'> }) {
  const { photo, result } = careLabelCopy;
  const { composition, care, doubts, text } = reading;
  return (
    <Notice tone="plain" className="grid gap-2 text-[0.9375rem]">
      <p className="font-medium">
        {composition.length > 0 ? result.shares(composition.length) : result.noShares}
      </p>
      {doubts.map((doubt) => (
        <p className="text-ochre" key={doubt}>
          {result[doubt]}
        </p>
      ))}
      <p>{care.length > 0 ? result.care : result.noCare}</p>
      <details className="text-note text-ink-soft">
        <summary className="flex min-h-11 cursor-pointer items-center underline decoration-line-strong underline-offset-4">
          {photo.seen}
        </summary>
        <p className="whitespace-pre-line">{text}</p>
      </details>
    </Notice>
  );
}

const photoCopy = careLabelCopy.photo;

function LabelPhoto({ control }: { control: ReturnType<typeof useReadLabel> }) {
  const { photo, pending, again, read } = control;
  const take = (files: File[]) => files[0] && read(files[0]);
  const camera = usePhotoInput({ onFiles: take, camera: true });
  const gallery = usePhotoInput({ onFiles: take });
  return (
    <div className="grid content-start gap-4">
      <div className="grid gap-1">
        <h3 className="text-title-s">{photoCopy.title}</h3>
        <p className="text-note text-ink-soft">
          {photo ? null : `${photoCopy.text} `}
          {photoCopy.private}
        </p>
      </div>
      {photo && (
        <img
          alt={photoCopy.alt}
          className="max-h-[34dvh] w-full rounded-photo bg-paper-sunken object-contain md:max-h-[46dvh]"
          src={photo}
        />
      )}
      {camera.input}
      {gallery.input}
      <div className="flex flex-wrap gap-2">
        <Button
          className="pointer-fine:hidden"
          disabled={pending}
          icon={<Camera size={18} />}
          onClick={camera.open}
          size="s"
          variant="secondary"
        >
          {photoCopy.camera}
        </Button>
        <Button
          disabled={pending}
          icon={<ImageUp size={18} />}
          onClick={gallery.open}
          size="s"
          variant="secondary"
        >
          {photo ? photoCopy.another : photoCopy.pick}
        </Button>
        {again && (
          <Button onClick={again} size="s" variant="ghost">
            {photoCopy.again}
          </Button>
        )}
      </div>
      {!photo && <p className="text-note text-ink-soft">{photoCopy.typed}</p>}
    </div>
  );
}

/** Small print needs more pixels than a garment. */
const sideMaxPx = 2200;
function useReadLabel(onRead: (facts: LabelFacts) => void) {
  const [photo, setPhoto] = useState<string | null>(null);
  const reading = useMutation({
    mutationFn: async (file: File) => {
      const { dataUrl, viewable } = await preparePhoto(file, sideMaxPx);
      setPhoto(viewable ? dataUrl : null);
      return api(
        'POST /api/wardrobe/care-label',
        { body: { imageBase64: base64Part(dataUrl) } },
        { timeoutMs: photoTimeoutMs },
      );
    },
    onSuccess: onRead,
  });
  const { error, variables } = reading;
  // Errors of the photo itself: sending it again would not help.
  const ofPhoto =
    error instanceof PhotoUnreadable ||
    (error instanceof ApiError && error.status < 500 && error.status !== 429);
  return {
    photo,
    read: (file: File) => reading.mutate(file),
    again: error && !ofPhoto && variables ? () => reading.mutate(variables) : null,
    pending: reading.isPending,
    reading: reading.data,
    failure:
      error instanceof PhotoUnreadable
        ? error.message
        : error && messageOf(error, careLabelCopy.photo.failed),
  };
}
