import { useState } from 'react';
import type { WardrobeItem } from '#contract/garments.ts';
import { seeingProviderNames } from '#contract/names.ts';
import type { TryOn } from '#contract/try-on.ts';
import { messageOf } from '#web/api.ts';
import { Button } from '#web/components/button.tsx';
import { classes } from '#web/components/classes.ts';
import { ConfirmDialog } from '#web/components/overlays/confirm-dialog.tsx';
import { common } from '#web/copy/common.ts';
import { tryOnCopy as copy } from '#web/copy/figure.ts';
import { formatDay } from '#web/format/dates.ts';
import { base64Part } from '../photos/photo-file.ts';
import { preparePhoto } from '../photos/prepare-photo.ts';
import { usePhotoInput } from '../photos/use-photo-input.tsx';
import { useChangeTryOn } from './try-on.ts';

type Picture = TryOn['pictures'][number];
type Changing = ReturnType<typeof useChangeTryOn>;

export function TryOnPanel({ tryOn, garments }: { tryOn: TryOn; garments: readonly WardrobeItem[] }) {
  const changing = useChangeTryOn();
  const [chosen, setChosen] = useState<string | null>(null);
  const ids = garments.map(({ id }) => id);
  const ofThis = tryOn.pictures.find(
    (picture) => picture.garmentIds.toSorted().join() === ids.toSorted().join(),
  );
  const shown = tryOn.pictures.find(({ id }) => id === chosen) ?? ofThis ?? null;
  const error = changing.error && messageOf(changing.error, common.somethingFailed);
  return (
    <div className="grid gap-x-10 gap-y-6 md:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
      <Plate changing={changing} picture={shown} tryOn={tryOn} worn={garments} />
      <div className="grid content-start gap-6">
        {tryOn.photograph ? (
          <Consent
            changing={changing}
            onMake={(provider) =>
              changing.mutate(
                { does: 'make', garmentIds: ids, provider },
                { onSuccess: () => setChosen(null) },
              )
            }
            provider={tryOn.provider}
          />
        ) : (
          <PhotoPicker changing={changing} />
        )}
        {error && (
          <p className="text-[0.9375rem] text-burgundy-text" role="alert">
            {error}
          </p>
        )}
        <Others onChoose={setChosen} pictures={tryOn.pictures.filter((picture) => picture !== shown)} />
        {tryOn.photograph && <ErasePhoto changing={changing} />}
      </div>
    </div>
  );
}

const plateLook = 'h-[min(62dvh,44rem)] w-full rounded-photo bg-paper-sunken object-contain';

function Plate(props: {
  tryOn: TryOn;
  picture: Picture | null;
  worn: readonly WardrobeItem[];
  changing: Changing;
}) {
  const { tryOn, picture, worn, changing } = props;
  if (!picture)
    return tryOn.photograph ? (
      <img alt={copy.photoAlt} className={plateLook} src={tryOn.photograph.url} />
    ) : (
      <div aria-hidden="true" className={classes(plateLook, 'max-md:hidden')} />
    );
  const names = worn.filter(({ id }) => picture.garmentIds.includes(id)).map(({ name }) => name);
  return (
    <figure className="grid content-start gap-2">
      <img alt={copy.madeAlt(names)} className={plateLook} src={picture.url} />
      <figcaption className="flex flex-wrap items-center justify-between gap-x-4 text-note text-ink-soft">
        {copy.made(seeingProviderNames[picture.provider], formatDay(picture.createdAt))}
        <Button
          className="-ml-4"
          disabled={changing.isPending}
          onClick={() => changing.mutate({ does: 'delete', id: picture.id })}
          size="s"
          variant="ghost"
        >
          {copy.deletePicture}
        </Button>
      </figcaption>
    </figure>
  );
}

function PhotoPicker({ changing }: { changing: Changing }) {
  const [declared, setDeclared] = useState({ own: false, adult: false });
  const [fault, setFault] = useState<string>();
  const { input, open } = usePhotoInput({
    onFiles: ([file]) => {
      if (!file) return;
      setFault(undefined);
      preparePhoto(file).then(
        ({ dataUrl }) => changing.mutate({ does: 'keep', imageBase64: base64Part(dataUrl) }),
        (error) => setFault(messageOf(error, common.somethingFailed)),
      );
    },
  });
  const ready = declared.own && declared.adult;
  return (
    <section className="grid gap-3">
      {input}
      <h3 className="text-title-s">{copy.title}</h3>
      <p className="text-[0.9375rem] text-ink-soft">{copy.needsPhoto}</p>
      <Tick checked={declared.own} label={copy.own} onChange={(own) => setDeclared({ ...declared, own })} />
      <Tick
        checked={declared.adult}
        label={copy.adult}
        onChange={(adult) => setDeclared({ ...declared, adult })}
      />
      <Button disabled={!ready} loading={changing.isPending} onClick={open}>
        {copy.pick}
      </Button>
      {!ready && <p className="text-note text-ink-soft">{copy.declareFirst}</p>}
      {fault && (
        <p className="text-[0.9375rem] text-burgundy-text" role="alert">
          {fault}
        </p>
      )}
    </section>
  );
}

interface ConsentProps {
  provider: TryOn['provider'];
  changing: Changing;
  onMake: (provider: NonNullable<TryOn['provider']>) => void;
}

function Consent({ provider, changing, onMake }: ConsentProps) {
  const [agreed, setAgreed] = useState(false);
  if (provider === null) return null;
  const whose = seeingProviderNames[provider];
  const isMaking = changing.isPending && changing.variables.does === 'make';
  return (
    <section className="grid gap-3">
      <h3 className="text-title-s">{copy.consentTitle}</h3>
      <p className="text-[0.9375rem] text-ink-soft">{copy.consent(whose)}</p>
      <Tick checked={agreed} label={copy.agree(whose)} onChange={setAgreed} />
      <Button
        disabled={!agreed}
        loading={isMaking}
        onClick={() => {
          setAgreed(false);
          onMake(provider);
        }}
      >
        {isMaking ? copy.making : copy.make}
      </Button>
      {isMaking && (
        <p className="text-note text-ink-soft" role="status">
          {copy.makingHint}
        </p>
      )}
    </section>
  );
}

function Others({ pictures, onChoose }: { pictures: readonly Picture[]; onChoose: (id: string) => void }) {
  if (pictures.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h3 className="text-title-s">{copy.others}</h3>
      <div className="flex flex-wrap gap-2">
        {pictures.map(({ id, url, provider, createdAt }) => (
          <button className="rounded-photo" key={id} onClick={() => onChoose(id)} type="button">
            <img
              alt={copy.made(seeingProviderNames[provider], formatDay(createdAt))}
              className="h-24 w-16 rounded-photo object-cover"
              loading="lazy"
              src={url}
            />
          </button>
        ))}
      </div>
    </section>
  );
}

function ErasePhoto({ changing }: { changing: Changing }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button className="-ml-4 justify-self-start" onClick={() => setOpen(true)} size="s" variant="ghost">
        {copy.erase}
      </Button>
      <ConfirmDialog
        confirmLabel={copy.erase}
        danger
        description={copy.eraseText}
        loading={changing.isPending}
        onConfirm={() => changing.mutate({ does: 'erase' }, { onSettled: () => setOpen(false) })}
        onClose={() => setOpen(false)}
        open={open}
        title={copy.eraseTitle}
      />
    </>
  );
}

interface TickProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

function Tick({ label, checked, onChange }: TickProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2 text-[0.9375rem]">
      <input
        checked={checked}
        className="mt-0.5 size-5 shrink-0 accent-burgundy"
        onChange={(event) => onChange(event.currentTarget.checked)}
        type="checkbox"
      />
      {label}
    </label>
  );
}
