import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Figure } from '#contract/figure.ts';
import { api } from '#web/api.ts';
import { figureCopy as copy } from '#web/copy/figure.ts';
import { queryClient } from '#web/query.ts';
import { useChange } from '#web/use-change.ts';

const figureQuery = queryOptions({
  queryKey: ['figure'],
  queryFn: async ({ signal }) => (await api('GET /api/figure', {}, { signal })).figure,
  staleTime: 5 * 60_000,
});

/** A slider moves many times a second. */
const restMillis = 800;

/** The figure of the account: undefined until it is known, null while the person keeps it in the browser alone. */
export function useSavedFigure() {
  const saved = useQuery(figureQuery).data;
  const write = useChange({
    mutationFn: async (figure: Figure | null) =>
      (await (figure ? api('PUT /api/figure', { body: figure }) : api('DELETE /api/figure'))).figure,
    onSuccess: (figure) => queryClient.setQueryData(figureQuery.queryKey, figure),
    failed: copy.saveFailed,
  });
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; send: () => void } | null>(null);
  const stop = () => {
    clearTimeout(waiting.current?.timer);
    waiting.current = null;
  };
  useEffect(
    () => () => {
      waiting.current?.send();
    },
    [],
  );
  return {
    saved: write.isPending ? write.variables : saved,
    write: (figure: Figure | null) => {
      stop();
      write.mutate(figure);
    },
    writeSoon: (figure: Figure) => {
      stop();
      const send = () => {
        stop();
        write.mutate(figure);
      };
      waiting.current = { send, timer: setTimeout(send, restMillis) };
    },
  };
}
