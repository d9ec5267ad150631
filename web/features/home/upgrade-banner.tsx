import { ButtonLink } from '#web/components/button.tsx';
import { home } from '#web/copy/home.ts';
import { paths } from '#web/paths.ts';

export function UpgradeBanner() {
  return (
    <section className="mt-12 flex flex-wrap items-center justify-between gap-x-10 gap-y-5 rounded-photo bg-burgundy-veil px-6 py-7 sm:px-10 sm:py-9">
      <div className="grid gap-1.5">
        <h2 className="text-title-m">{home.upgrade.title}</h2>
        <p className="max-w-[52ch]">{home.upgrade.text}</p>
      </div>
      <ButtonLink to={paths.pricing}>{home.upgrade.action}</ButtonLink>
    </section>
  );
}
