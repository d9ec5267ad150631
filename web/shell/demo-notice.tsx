import { shell } from '#web/copy/shell.ts';
import { serverPaths } from '#web/paths.ts';
import { useUser } from '#web/session.ts';

export function DemoNotice() {
  if (!useUser().demo) return null;
  return (
    <aside aria-label={shell.demoLabel}>
      <p className="border-line border-b bg-paper-sunken px-5 py-1.5 text-[0.9375rem] text-ink-soft sm:px-8 lg:px-12">
        {shell.demoNotice}{' '}
        <a className="inline-link inline-block py-1.5 font-medium text-ink" href={serverPaths.logout}>
          {shell.demoAction}
        </a>
      </p>
    </aside>
  );
}
