import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { PicturePart } from '#contract/inspirations.ts';
import { api, messageOf } from '#web/api.ts';
import { Button } from '#web/components/button.tsx';
import { Notice } from '#web/components/feedback/notice.tsx';
import { notifySuccess } from '#web/components/feedback/notify.ts';
import { Spinner } from '#web/components/feedback/spinner.tsx';
import { common } from '#web/copy/common.ts';
import { inspirationCopy as copy } from '#web/copy/inspiration.ts';
import { newId } from '#web/format/new-id.ts';
import { capitalize, formatList } from '#web/format/words.ts';
import { OnlineOnly } from '#web/garments/online-only.tsx';
import { PersonChoice } from '#web/garments/photos/person-choice.tsx';
import { base64Part } from '#web/garments/photos/photo-file.ts';
import { locale } from '#web/language.ts';
import { inspirationAddress } from '#web/paths.ts';
import { photoTimeoutMs } from '#web/timings.ts';
import { useChange } from '#web/use-change.ts';
import { refreshInspirations } from './queries.ts';
import { RemadeLook } from './remade-look.tsx';

interface NewInspirationProps {
  /** A data URL. */
  picture: string;
  onDone: () => void;
}

/** A picture that is read and, if the person wants, saved. */
export function NewInspiration({ picture, onDone }: NewInspirationProps) {
  const [id] = useState(() => newId());
  const [whose, setWhose] = useState(0);
  const readingOf = (person: number) => ({
    queryKey: ['inspiration-reading', id, person],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      api(
        'POST /api/inspirations/reading',
        { body: { imageBase64: base64Part(picture), whose: person } },
        { signal, timeoutMs: photoTimeoutMs },
      ),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const reading = useQuery(readingOf(whose));
  // Known before the chosen person's clothes.
  const people = useQuery(readingOf(0)).data?.people ?? [];
  const save = useSave(id);
  return (
    <div className="grid gap-8">
      <div className="flex flex-wrap items-start gap-6">
        <img
          alt={copy.photo}
          className="max-h-72 w-auto max-w-full rounded-photo border border-line"
          src={picture}
        />
        <div className="grid content-start gap-4">
          <PersonChoice copy={copy} onChoose={setWhose} people={people} whose={whose} />
          {reading.isPending && (
            <p className="flex items-center gap-3 text-ink-soft" role="status">
              <Spinner size={20} />
              {copy.reading}
            </p>
          )}
          {reading.isError && (
            <Notice tone="error" className="max-w-[44ch]">
              {messageOf(reading.error, copy.failed)}
            </Notice>
          )}
          <div className="flex flex-wrap gap-3">
            {reading.data && (
              <OnlineOnly>
                <Button loading={save.isPending} onClick={() => save.mutate(reading.data.parts)}>
                  {copy.save}
                </Button>
              </OnlineOnly>
            )}
            {reading.isError && (
              <Button onClick={() => void reading.refetch()} variant="secondary">
                {common.retry}
              </Button>
            )}
            <Button onClick={onDone} variant="ghost">
              {copy.another}
            </Button>
          </div>
        </div>
      </div>
      {reading.data && <RemadeLook parts={reading.data.parts} remade={reading.data.remade} />}
    </div>
  );
}

const named = 2;

function useSave(id: string) {
  const navigate = useNavigate();
  return useChange({
    mutationFn: (parts: readonly PicturePart[]) => {
      const words = parts.slice(0, named).map((part) => part.name.toLocaleLowerCase(locale));
      const kept = parts.map(({ seen, picture }) => ({
        seen,
        pictureBase64: picture === null ? null : base64Part(picture),
      }));
      const body = { name: capitalize(formatList(words)).slice(0, 60), parts: kept };
      return api('PUT /api/inspirations/:id', { params: { id }, body }, { timeoutMs: photoTimeoutMs });
    },
    onSuccess: async ({ inspiration }) => {
      await refreshInspirations();
      void notifySuccess(copy.saved, inspiration.name);
      navigate(inspirationAddress(inspiration.id), { replace: true });
    },
    failed: copy.saveFailed,
  });
}
