import { useQuery } from '@tanstack/react-query';
import { Camera } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { messageOf } from '#web/api.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { notifyError, notifyNews } from '#web/components/feedback/notify.ts';
import { FailedState, LoadFailed } from '#web/components/feedback/query-states.tsx';
import { Skeleton } from '#web/components/feedback/skeleton.tsx';
import { PageHeader } from '#web/components/page-header.tsx';
import { common } from '#web/copy/common.ts';
import { inspirationCopy as copy } from '#web/copy/inspiration.ts';
import { DropZone } from '#web/garments/photos/drop-zone.tsx';
import { takeHandedPhoto } from '#web/garments/photos/handed-photo.ts';
import { isPhotoFile } from '#web/garments/photos/photo-file.ts';
import { preparePhoto } from '#web/garments/photos/prepare-photo.ts';
import { usePhotoInput } from '#web/garments/photos/use-photo-input.tsx';
import { pageMeta } from '#web/meta.ts';
import { boardsPath, inspirationPath } from '#web/paths.ts';
import { hasFailed } from '#web/query.ts';
import { InspirationCard } from './inspiration-card.tsx';
import { NewInspiration } from './new-inspiration.tsx';
import { inspirationQuery, inspirationsQuery } from './queries.ts';
import { RemadeLook } from './remade-look.tsx';

export const meta = () => pageMeta({ ...copy.meta, path: inspirationPath, noindex: true });

export default function InspirationPage() {
  const [params] = useSearchParams();
  const id = params.get('inspiracion');
  return id === null ? <Inspirations /> : <SavedInspiration id={id} key={id} />;
}

function Inspirations() {
  const [picture, setPicture] = useState(takeHandedPhoto);
  const take = async (file: File) => {
    try {
      setPicture((await preparePhoto(file)).dataUrl);
    } catch (error) {
      void notifyError(copy.failed, messageOf(error, common.somethingFailed));
    }
  };
  return (
    <>
      <PageHeader
        actions={
          <ButtonLink to={boardsPath} variant="secondary">
            {copy.boards}
          </ButtonLink>
        }
        lead={copy.meta.description}
        title={copy.meta.title}
      />
      <div className="grid gap-12">
        {picture === null ? (
          <PictureDrop onPicture={(file) => void take(file)} />
        ) : (
          <NewInspiration key={picture} onDone={() => setPicture(null)} picture={picture} />
        )}
        {picture === null && <SavedList />}
      </div>
    </>
  );
}

function SavedList() {
  const query = useQuery(inspirationsQuery);
  const { data } = query;
  if (hasFailed(query))
    return (
      <section className="grid gap-3">
        <h2 className="text-title-m">{copy.list}</h2>
        <LoadFailed text={copy.loadFailed} query={query} />
      </section>
    );
  if (!data) return <Skeleton className="h-48 w-full" />;
  if (data.inspirations.length === 0) return null;
  return (
    <section className="grid gap-5">
      <h2 className="text-title-m">{copy.list}</h2>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 lg:grid-cols-4">
        {data.inspirations.map((inspiration) => (
          <li key={inspiration.id}>
            <InspirationCard inspiration={inspiration} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function SavedInspiration({ id }: { id: string }) {
  const query = useQuery(inspirationQuery(id));
  const { data } = query;
  if (hasFailed(query))
    return (
      <>
        <PageHeader title={copy.meta.title} />
        <FailedState copy={copy.openFailed} query={query}>
          <ButtonLink to={inspirationPath} variant="secondary">
            {copy.all}
          </ButtonLink>
        </FailedState>
      </>
    );
  if (!data) return <Skeleton className="h-96 w-full" />;
  const { inspiration, remade } = data;
  return (
    <>
      <PageHeader
        kicker={
          <Link className="inline-link" to={inspirationPath}>
            {copy.all}
          </Link>
        }
        lead={copy.count(inspiration.parts.length)}
        title={inspiration.name}
      />
      <RemadeLook parts={inspiration.parts} remade={remade} />
    </>
  );
}

const { drop: dropCopy } = copy;

/** One picture: dropped, pasted, chosen or taken. */
function PictureDrop({ onPicture }: { onPicture: (file: File) => void }) {
  const onFiles = (files: File[]) => {
    const picture = files.find(isPhotoFile);
    if (picture) onPicture(picture);
  };
  const gallery = usePhotoInput({ onFiles });
  const camera = usePhotoInput({ onFiles, camera: true });
  const onPaste = useEffectEvent((event: ClipboardEvent) => onFiles([...(event.clipboardData?.files ?? [])]));
  useEffect(() => {
    window.addEventListener('paste', onPaste);
    return () => window.removeEventListener('paste', onPaste);
  }, []);
  const canPaste =
    typeof navigator !== 'undefined' && 'clipboard' in navigator && 'read' in navigator.clipboard;
  return (
    <DropZone className="min-h-72" copy={dropCopy} onFiles={onFiles}>
      {gallery.input}
      {camera.input}
      <p className="max-w-[44ch] text-ink-soft">{dropCopy.text}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <Button onClick={gallery.open}>{dropCopy.pick}</Button>
        {canPaste && (
          <Button onClick={() => void paste(onPicture)} variant="secondary">
            {dropCopy.paste}
          </Button>
        )}
        <span className="hidden max-lg:contents">
          <Button icon={<Camera size={20} />} onClick={camera.open} variant="secondary">
            {dropCopy.camera}
          </Button>
        </span>
      </div>
    </DropZone>
  );
}

async function paste(onPicture: (file: File) => void): Promise<void> {
  // Refused by the person, or by the browser's settings.
  const items = await navigator.clipboard.read().catch(() => []);
  for (const item of items) {
    const type = item.types.find((one) => one.startsWith('image/'));
    if (type === undefined) continue;
    onPicture(new File([await item.getType(type)], 'picture', { type }));
    return;
  }
  void notifyNews(dropCopy.none, dropCopy.noneText);
}
