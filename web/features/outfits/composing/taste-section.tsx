import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { hexOfColor } from '#contract/colors.ts';
import type { Taste } from '#contract/taste.ts';
import { api } from '#web/api.ts';
import { Button } from '#web/components/button.tsx';
import { notifySuccess } from '#web/components/feedback/notify.ts';
import { ConfirmDialog } from '#web/components/overlays/confirm-dialog.tsx';
import { ColorSwatch } from '#web/components/pictures/swatch.tsx';
import { composingCopy } from '#web/copy/composing.ts';
import { OnlineOnly } from '#web/garments/online-only.tsx';
import { queryClient } from '#web/query.ts';
import { useChange } from '#web/use-change.ts';
import { TasteColors } from './composing-parts.ts';
import { ProfileSection } from './profile-section.tsx';
import { tasteQuery } from './taste-query.ts';

const copy = composingCopy.taste;

export function TasteSection() {
  const answer = useQuery(tasteQuery);
  const [open, setOpen] = useState<'colors' | 'forget' | null>(null);
  const forget = useForget(() => setOpen(null));
  if (answer.isPending) return null;
  return (
    <ProfileSection
      className="mt-6 mb-10 grid gap-5 border-ink border-t pt-6 lg:grid-cols-2 lg:gap-x-10"
      copy={copy}
      id="gusto"
      query={answer}
      said={({ learned }) => <Learned learned={learned} />}
    >
      {(taste) => (
        <>
          <Colors taste={taste} />
          <OnlineOnly>
            <div className="flex flex-wrap gap-3">
              <Button onClick={() => setOpen('colors')} size="s" variant="secondary">
                {copy.colors}
              </Button>
              {!isNew(taste.learned) && (
                <Button onClick={() => setOpen('forget')} size="s" variant="ghost">
                  {copy.forget}
                </Button>
              )}
            </div>
          </OnlineOnly>
          {open === 'colors' && <TasteColors onClose={() => setOpen(null)} taste={taste} />}
          {open === 'forget' && (
            <ConfirmDialog
              confirmLabel={copy.forget}
              danger
              description={copy.forgetText}
              loading={forget.isPending}
              onConfirm={() => forget.mutate()}
              onClose={() => setOpen(null)}
              title={copy.forgetTitle}
            />
          )}
        </>
      )}
    </ProfileSection>
  );
}

function useForget(onForgotten: () => void) {
  return useChange({
    mutationFn: () => api('DELETE /api/wardrobe/taste/learned'),
    onSuccess: (answer) => {
      queryClient.setQueryData(tasteQuery.queryKey, answer);
      notifySuccess(copy.forgotten);
      onForgotten();
    },
    failedText: copy.forgetFailed,
  });
}

const isNew = ({ choices, rejected, items }: Taste['learned']) =>
  choices === 0 && rejected === 0 && items.length === 0;

function Learned({ learned }: Pick<Taste, 'learned'>) {
  const { sentences, items, choices, rejected } = learned;
  if (isNew(learned)) return <p className="max-w-[60ch] text-ink-soft">{copy.nothing}</p>;
  return (
    <>
      {sentences.length + items.length === 0 && <p className="text-ink-soft">{copy.slight}</p>}
      {sentences.length > 0 && (
        <ul className="grid gap-1 font-serif text-title-s">
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {items.length > 0 && <LearnedItems items={items} />}
      <p className="tabular text-note text-ink-soft">
        {choices > 0 && copy.basis(choices)} {rejected > 0 && copy.rejected(rejected)}
      </p>
    </>
  );
}

function Colors({ taste: { favoriteColors, avoidedColors } }: { taste: Taste }) {
  if (favoriteColors.length + avoidedColors.length === 0) {
    return <p className="text-ink-soft">{copy.noColors}</p>;
  }
  const rows = [
    { label: copy.loved, names: favoriteColors },
    { label: copy.avoided, names: avoidedColors },
  ].filter(({ names }) => names.length > 0);
  return (
    <dl className="grid gap-2">
      {rows.map(({ label, names }) => (
        <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1" key={label}>
          <dt className="w-20 text-note text-ink-soft">{label}</dt>
          <dd className="flex flex-1 flex-wrap gap-x-4 gap-y-1">
            {names.map((name) => (
              <ColorSwatch hex={hexOfColor(name) ?? '#808184'} key={name} name={name} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const shownFirst = 6;

type Item = Taste['learned']['items'][number];

function LearnedItems({ items }: { items: readonly Item[] }) {
  const [all, setAll] = useState(false);
  const forget = useForgetItem();
  const shown = all ? items : items.slice(0, shownFirst);
  return (
    <>
      <ul className="grid max-w-[38rem] border-line border-t">
        {shown.map(({ id, sentence }) => (
          <li className="flex items-center justify-between gap-4 border-line border-b py-1" key={id}>
            <span className="py-1.5 leading-snug">{sentence}</span>
            <OnlineOnly>
              <button
                aria-label={copy.forgetItem(sentence)}
                className="inline-flex min-h-11 shrink-0 items-center px-1 text-note underline underline-offset-4 disabled:opacity-55"
                disabled={forget.isPending}
                onClick={() => forget.mutate(id)}
                type="button"
              >
                {copy.forgetShort}
              </button>
            </OnlineOnly>
          </li>
        ))}
      </ul>
      {items.length > shown.length && (
        <button
          className="min-h-11 justify-self-start text-note underline underline-offset-4"
          onClick={() => setAll(true)}
          type="button"
        >
          {copy.showAll(items.length)}
        </button>
      )}
    </>
  );
}

function useForgetItem() {
  return useChange({
    mutationFn: (id: string) => api('DELETE /api/wardrobe/taste/learned/:id', { params: { id } }),
    onSuccess: (answer) => {
      queryClient.setQueryData(tasteQuery.queryKey, answer);
      notifySuccess(copy.forgottenItem);
    },
    failedText: copy.forgetFailed,
  });
}
