import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, messageOf } from '#web/api.ts';
import { notifyError } from '#web/components/feedback/notify.ts';
import { Switch } from '#web/components/forms/switch.tsx';
import { account } from '#web/copy/account.ts';
import { common } from '#web/copy/common.ts';
import { formatDay } from '#web/format/dates.ts';

const consentQuery = queryOptions({
  queryKey: ['corrections-consent'],
  queryFn: ({ signal }) => api('GET /api/corrections/consent', {}, { signal }),
  staleTime: 5 * 60_000,
});

export function ShareCorrections() {
  const client = useQueryClient();
  const { data } = useQuery(consentQuery);
  const change = useMutation({
    mutationFn: (share: boolean) =>
      share ? api('PUT /api/corrections/consent') : api('DELETE /api/corrections/consent'),
    onSuccess: (state) => client.setQueryData(consentQuery.queryKey, state),
    onError: (error) => notifyError(copy.failed, messageOf(error, common.somethingFailed)),
  });
  const copy = account.corrections;
  if (data === undefined) return null;
  const { agreedAt } = data;
  return (
    <section className="border-line border-t py-7">
      <h2 className="mb-1.5 text-title-s">{copy.title}</h2>
      <p className="mb-5 max-w-[58ch] text-ink-soft">{copy.text}</p>
      <div className="max-w-[58ch]">
        <Switch
          // Optimistic while the request runs.
          checked={change.isPending ? change.variables : agreedAt !== null}
          disabled={change.isPending}
          hint={agreedAt === null ? copy.hint : copy.hintOn(formatDay(agreedAt))}
          label={copy.label}
          onCheckedChange={(checked) => change.mutate(checked)}
        />
      </div>
    </section>
  );
}
