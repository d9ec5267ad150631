import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '#web/components/badge.tsx';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { StatTile } from '#web/components/charts/stat-tile.tsx';
import { dashboard } from '#web/copy/dashboard.ts';
import { trial } from '#web/copy/trial.ts';
import { useStartOwnTrial } from '#web/features/paying/trial/use-trial.ts';
import { paths, wardrobeTab } from '#web/paths.ts';
import { useSubscription } from '#web/subscription.ts';
import { ActivityList } from './activity-list.tsx';
import { OverviewFrame } from './overview-frame.tsx';

const sampleStats = [
  { label: dashboard.stats.garments, value: 24 },
  { label: dashboard.stats.outfits, value: 12 },
  { label: dashboard.stats.recommendations, value: 156 },
] as const;

const entries = dashboard.activity.items.map(([when, what]) => ({ when, what, key: what }));

export function SampleOverview() {
  return (
    <div className="grid gap-12">
      <FirstSteps />
      <div className="rounded-photo border border-line-strong border-dashed p-5 sm:p-8">
        <OverviewFrame
          activity={<ActivityList entries={entries} />}
          note={
            <p className="flex flex-wrap items-center gap-3 text-[0.9375rem] text-ink-soft">
              <Badge tone="warning">{dashboard.example}</Badge>
              {dashboard.exampleNote}
            </p>
          }
          stats={sampleStats.map(({ label, value }) => (
            <StatTile compact key={label} label={label} value={value} />
          ))}
        />
      </div>
    </div>
  );
}

const copy = dashboard.firstSteps;

/** Next steps of a new account, the trial in one tap. */
function FirstSteps() {
  const subscription = useSubscription();
  const start = useStartOwnTrial();
  const premium = subscription.data?.hasActiveSubscription ?? false;
  return (
    <section className="grid gap-3">
      <h2 className="text-title-m">{copy.title}</h2>
      <ol>
        <Step done title={copy.account} />
        <Step
          done={premium}
          text={start.data && !start.data.hasActiveTrial ? trial.pending.toastMessage : copy.trialText}
          title={copy.trial}
        >
          {subscription.isSuccess && !start.isSuccess && (
            <Button act={start} size="s" variant="secondary">
              {copy.trialStart}
            </Button>
          )}
        </Step>
        <Step text={copy.scanText} title={copy.scan}>
          <ButtonLink size="s" to={wardrobeTab('scanner')}>
            {copy.scanStart}
          </ButtonLink>
        </Step>
        <Step text={copy.outfitText} title={copy.outfit}>
          <ButtonLink size="s" to={paths.home} variant="secondary">
            {copy.outfitStart}
          </ButtonLink>
        </Step>
      </ol>
    </section>
  );
}

interface StepProps {
  title: string;
  text?: string;
  done?: boolean;
  children?: ReactNode;
}

function Step({ title, text, done = false, children }: StepProps) {
  return (
    <li className="grid grid-cols-[1.75rem_minmax(0,1fr)] items-center gap-x-4 gap-y-2 border-line border-t py-3 sm:grid-cols-[1.75rem_minmax(0,1fr)_auto]">
      <span
        aria-hidden="true"
        className={
          done
            ? 'grid size-7 place-items-center rounded-full bg-sage-veil text-sage'
            : 'size-7 rounded-full border border-line-strong'
        }
      >
        {done && <Check size={16} />}
      </span>
      <div className="col-start-2">
        <h3 className="font-medium font-sans text-base tracking-normal">
          {title}
          {done && <span className="sr-only"> ({copy.done})</span>}
        </h3>
        {text && !done && <p className="text-[0.9375rem] text-ink-soft">{text}</p>}
      </div>
      {!done && children && <div className="col-start-2 sm:col-start-3">{children}</div>}
    </li>
  );
}
