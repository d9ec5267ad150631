import { hub } from '#web/copy/hub.ts';
import { AdvisorsSection } from './advisors-section.tsx';
import { HubStats } from './hub-stats.tsx';
import { ModuleCard } from './module-card.tsx';
import { modules } from './modules.ts';

export function HubDashboard() {
  return (
    <div className="grid gap-14 sm:gap-20">
      <HubStats />
      <AdvisorsSection />
      <section className="grid gap-6">
        <h2 className="text-title-m">{hub.modules.title}</h2>
        <div className="grid grid-cols-2 gap-x-5 gap-y-10 sm:gap-x-8 lg:grid-cols-4">
          {modules.map((module) => (
            <ModuleCard key={module.id} module={module} />
          ))}
        </div>
      </section>
    </div>
  );
}
