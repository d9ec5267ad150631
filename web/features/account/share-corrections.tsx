import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { Switch } from '#web/components/forms/switch.tsx';
import { account } from '#web/copy/account.ts';
import { formatDay } from '#web/format/dates.ts';
import { queryClient, queryOf } from '#web/query.ts';
import { useChange } from '#web/use-change.ts';

const consentQuery = {
  ...queryOf(['corrections-consent'], 'GET /api/corrections/consent'),
  staleTime: 5 * 60_000,
};

export function ShareCorrections() {
  const copy = account.corrections;
  const { data } = useQuery(consentQuery);
  const change = useChange({
    mutationFn: (share: boolean) =>
      share ? api('PUT /api/corrections/consent') : api('DELETE /api/corrections/consent'),
    onSuccess: (state) => queryClient.setQueryData(consentQuery.queryKey, state),
    failed: copy.failed,
  });
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
