import { Link } from 'react-router';
import { hub } from '#web/copy/hub.ts';
import { AdvisorCard } from './advisor-card.tsx';
import { advisors } from './advisors.ts';
import { useHubAddress } from './use-hub-address.ts';

export function AdvisorsSection() {
  const { tabAddress } = useHubAddress();
  return (
    <section className="grid gap-6">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <div className="grid gap-1.5">
          <h2 className="text-title-m">{hub.advisors.title}</h2>
          <p className="text-ink-soft">{hub.advisors.note}</p>
        </div>
        <Link
          className="inline-link flex min-h-11 items-center"
          preventScrollReset
          to={tabAddress('ai-stylists')}
        >
          {hub.advisors.all}
        </Link>
      </div>
      <div className="grid gap-x-8 gap-y-10 sm:grid-cols-3">
        {advisors.map((advisor) => (
          <AdvisorCard advisor={advisor} key={advisor.id} />
        ))}
      </div>
    </section>
  );
}
