import { useQuery } from '@tanstack/react-query';
import { reminderTopics } from '#contract/reminder-topics.ts';
import type { ReminderSettings } from '#contract/reminders.ts';
import { api } from '#web/api.ts';
import { Button } from '#web/components/button.tsx';
import { LoadFailed } from '#web/components/feedback/query-states.tsx';
import { Field } from '#web/components/forms/field.tsx';
import { Select } from '#web/components/forms/select.tsx';
import { Switch } from '#web/components/forms/switch.tsx';
import { TextInput } from '#web/components/forms/text-input.tsx';
import { reminders as copy } from '#web/copy/reminders.ts';
import { cities } from '#web/features/home/cities.ts';
import { hasFailed, queryClient } from '#web/query.ts';
import { useChange } from '#web/use-change.ts';
import { ReminderWays } from './reminder-ways.tsx';
import { remindersQuery } from './reminders-query.ts';

const deviceZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

export function RemindersSection() {
  const query = useQuery(remindersQuery);
  const { data, refetch } = query;
  const change = useChange({
    mutationFn: (settings: ReminderSettings) => api('PUT /api/reminders', { body: settings }),
    // In the order of the taps.
    scope: { id: 'reminders' },
    // A read that was under way would bring back what was before.
    onMutate: async (settings) => {
      const reading = queryClient.cancelQueries({ queryKey: remindersQuery.queryKey });
      queryClient.setQueryData(remindersQuery.queryKey, (known) => known && { ...known, settings });
      await reading;
    },
    failed: copy.failed,
    onError: () => {
      void refetch();
    },
  });
  const settings = data?.settings;
  const set = (fields: Partial<ReminderSettings>) => settings && change.mutate({ ...settings, ...fields });
  return (
    <section className="border-line border-t py-7" id="avisos">
      <h2 className="mb-1.5 text-title-s">{copy.title}</h2>
      <p className="mb-5 max-w-[58ch] text-ink-soft">{copy.text}</p>
      {hasFailed(query) && <LoadFailed query={query} text={copy.loadFailed} />}
      {data && settings && (
        <div className="grid gap-8">
          <Switch
            checked={settings.enabled}
            hint={settings.enabled ? copy.all.on : copy.all.off}
            label={copy.all.label}
            onCheckedChange={(enabled) => set({ enabled, ...(enabled && { timeZone: deviceZone() }) })}
          />
          {settings.enabled && (
            <>
              <ReminderWays reminders={data} onMail={(mail) => set({ mail })} mail={settings.mail} />
              <Topics settings={settings} onChange={(topics) => set({ topics })} />
              <Times settings={settings} onChange={set} />
              <PlaceChoice place={settings.place} onChange={(place) => set({ place })} />
            </>
          )}
        </div>
      )}
    </section>
  );
}

interface TopicsProps {
  settings: ReminderSettings;
  onChange: (topics: ReminderSettings['topics']) => void;
}

function Topics({ settings: { topics }, onChange }: TopicsProps) {
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-3 font-serif text-[1.1875rem]">{copy.topics.title}</legend>
      {reminderTopics.map((topic) => {
        const [name, hint] = copy.topics.names[topic];
        return (
          <Switch
            checked={topics.includes(topic)}
            hint={hint}
            key={topic}
            label={name}
            onCheckedChange={(wanted) =>
              onChange(wanted ? [...topics, topic] : topics.filter((one) => one !== topic))
            }
          />
        );
      })}
    </fieldset>
  );
}

interface TimesProps {
  settings: ReminderSettings;
  onChange: (fields: Partial<ReminderSettings>) => void;
}

type TimeOfDay = 'morningAt' | 'eveningAt' | 'quietFrom' | 'quietUntil';

const times: readonly [field: TimeOfDay, label: string][] = [
  ['morningAt', copy.times.morning],
  ['eveningAt', copy.times.evening],
  ['quietFrom', copy.times.quietFrom],
  ['quietUntil', copy.times.quietUntil],
];

function Times({ settings, onChange }: TimesProps) {
  const here = deviceZone();
  return (
    <fieldset>
      <legend className="mb-3 font-serif text-[1.1875rem]">{copy.times.title}</legend>
      <div className="grid grid-cols-2 gap-x-5 gap-y-4">
        {times.map(([field, label]) => (
          <Field key={field} label={label}>
            <TextInput
              className="tabular"
              onChange={(event) => event.target.value !== '' && onChange({ [field]: event.target.value })}
              type="time"
              value={settings[field]}
            />
          </Field>
        ))}
      </div>
      <p className="mt-3 text-note text-ink-soft">
        {copy.times.quietHint} {copy.times.zone(settings.timeZone)}
      </p>
      {here !== settings.timeZone && (
        <Button className="mt-2" onClick={() => onChange({ timeZone: here })} size="s" variant="secondary">
          {copy.times.deviceZone(here)}
        </Button>
      )}
    </fieldset>
  );
}

const noPlace = '';
const placeOptions = [
  { value: noPlace, label: copy.place.none },
  ...cities.map(({ name }) => ({ value: name, label: name })),
];

interface PlaceChoiceProps {
  place: ReminderSettings['place'];
  onChange: (place: ReminderSettings['place']) => void;
}

function PlaceChoice({ place, onChange }: PlaceChoiceProps) {
  const choose = (name: string) => {
    const city = cities.find((known) => known.name === name);
    onChange(city ? { name, latitude: Number(city.latitude), longitude: Number(city.longitude) } : null);
  };
  return (
    <Field hint={copy.place.hint} label={copy.place.label}>
      <Select onValueChange={choose} options={placeOptions} value={place?.name ?? noPlace} />
    </Field>
  );
}
