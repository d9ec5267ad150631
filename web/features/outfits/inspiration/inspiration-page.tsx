import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { messageOf } from '#web/api.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { FailedState } from '#web/components/feedback/failed-state.tsx';
import { LoadFailed } from '#web/components/feedback/load-failed.tsx';
import { notifyError } from '#web/components/feedback/notify.ts';
import { Skeleton } from '#web/components/feedback/skeleton.tsx';
import { PageHeader } from '#web/components/page-header.tsx';
import { common } from '#web/copy/common.ts';
import { inspirationCopy as copy } from '#web/copy/inspiration.ts';
import { takeHandedPhoto } from '#web/garments/photos/handed-photo.ts';
import { preparePhoto } from '#web/garments/photos/prepare-photo.ts';
import { pageMeta } from '#web/meta.ts';
import { boardsPath, inspirationPath } from '#web/paths.ts';
import { hasFailed } from '#web/query.ts';
import { InspirationCard } from './inspiration-card.tsx';
import { NewInspiration } from './new-inspiration.tsx';
import { PictureDrop } from './picture-drop.tsx';
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
        lead={copy.lead}
        title={copy.title}
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
        <PageHeader title={copy.title} />
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
