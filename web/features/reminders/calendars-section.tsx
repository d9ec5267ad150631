import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api, messageOf, type Output } from '#web/api.ts';
import { Button } from '#web/components/button.tsx';
import { notifySuccess } from '#web/components/feedback/notify.ts';
import { LoadFailed } from '#web/components/feedback/query-states.tsx';
import { CopyField } from '#web/components/forms/copy-field.tsx';
import { Field } from '#web/components/forms/field.tsx';
import { TextInput } from '#web/components/forms/text-input.tsx';
import { calendars as copy } from '#web/copy/reminders.ts';
import { formatDayAndTime } from '#web/format/dates.ts';
import { hasFailed, queryClient, queryOf } from '#web/query.ts';
import { useChange } from '#web/use-change.ts';

const calendarsQuery = queryOf(['calendars'], 'GET /api/calendar');

/** The plans show the events, too. */
const refresh = () =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: calendarsQuery.queryKey }),
    queryClient.invalidateQueries({ queryKey: ['plans'] }),
  ]);

type Calendars = Output<'GET /api/calendar'>;

export function CalendarsSection() {
  const query = useQuery(calendarsQuery);
  const { data } = query;
  return (
    <section className="border-line border-t py-7">
      <h2 className="mb-1.5 text-title-s">{copy.title}</h2>
      <p className="mb-5 max-w-[58ch] text-ink-soft">{copy.text}</p>
      {hasFailed(query) && <LoadFailed query={query} text={copy.loadFailed} />}
      {data && (
        <div className="grid max-w-[58ch] gap-8">
          <Feed url={data.feedUrl} />
          <Source source={data.source} />
        </div>
      )}
    </section>
  );
}

function Feed({ url }: { url: string | null }) {
  const { failed } = copy.feed;
  const make = useChange({
    mutationFn: () => api('PUT /api/calendar/feed'),
    onSuccess: () => {
      if (url !== null) notifySuccess(copy.feed.renewed);
      return refresh();
    },
    failed,
  });
  const end = useChange({
    mutationFn: () => api('DELETE /api/calendar/feed'),
    done: copy.feed.ended,
    onSuccess: refresh,
    failed,
  });
  return (
    <div className="grid gap-3">
      <h3 className="font-serif text-[1.1875rem]">{copy.feed.title}</h3>
      <p className="text-ink-soft">{copy.feed.text}</p>
      {url === null ? (
        <Button className="justify-self-start" act={make} size="s" variant="secondary">
          {copy.feed.make}
        </Button>
      ) : (
        <CopyField copied={copy.feed.copied} label={copy.feed.label} value={url}>
          <Button act={make} size="s" variant="ghost">
            {copy.feed.renew}
          </Button>
          <Button act={end} size="s" variant="ghost">
            {copy.feed.end}
          </Button>
        </CopyField>
      )}
    </div>
  );
}

function Source({ source }: { source: Calendars['source'] }) {
  const [url, setUrl] = useState('');
  const read = useMutation({
    mutationFn: () => api('PUT /api/calendar/source', { body: { url: url.trim() } }),
    onSuccess: (answer) => {
      setUrl('');
      notifySuccess(copy.source.done(answer.source.events));
      return refresh();
    },
  });
  const forget = useChange({
    mutationFn: () => api('DELETE /api/calendar/source'),
    done: copy.source.forgotten,
    onSuccess: refresh,
    failed: copy.source.failed,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    read.mutate();
  };
  return (
    <div className="grid gap-3">
      <h3 className="font-serif text-[1.1875rem]">{copy.source.title}</h3>
      <p className="text-ink-soft">{copy.source.text}</p>
      {source === null ? (
        <form className="grid gap-3" noValidate onSubmit={submit}>
          <Field
            label={copy.source.label}
            {...(read.isError && { error: messageOf(read.error, copy.source.failed) })}
          >
            <TextInput
              autoComplete="off"
              inputMode="url"
              onValueChange={setUrl}
              placeholder={copy.source.placeholder}
              type="url"
              value={url}
            />
          </Field>
          <Button
            className="justify-self-start"
            disabled={url.trim() === ''}
            loading={read.isPending}
            size="s"
            type="submit"
            variant="secondary"
          >
            {copy.source.read}
          </Button>
        </form>
      ) : (
        <>
          <p className="wrap-anywhere">
            {copy.source.found(source.host, source.events)}{' '}
            <span className="text-ink-soft">
              {source.failed
                ? copy.source.failedLast(formatDayAndTime(source.checkedAt))
                : copy.source.checked(formatDayAndTime(source.checkedAt))}
            </span>
          </p>
          <Button className="justify-self-start" act={forget} size="s" variant="secondary">
            {copy.source.forget}
          </Button>
        </>
      )}
    </div>
  );
}
