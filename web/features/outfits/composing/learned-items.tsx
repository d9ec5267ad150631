import { useState } from 'react';
import type { Taste } from '#contract/taste.ts';
import { api } from '#web/api.ts';
import { notifySuccess } from '#web/components/feedback/notify.ts';
import { common } from '#web/copy/common.ts';
import { composingCopy } from '#web/copy/composing.ts';
import { OnlineOnly } from '#web/garments/online-only.tsx';
import { queryClient } from '#web/query.ts';
import { useChange } from '#web/use-change.ts';
import { tasteQuery } from './taste-query.ts';

const copy = composingCopy.taste;

const shownFirst = 6;

type Item = Taste['learned']['items'][number];

export function LearnedItems({ items }: { items: readonly Item[] }) {
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
    failed: common.error,
    failedText: copy.forgetFailed,
  });
}
