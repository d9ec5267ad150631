import { FlaskConical } from 'lucide-react';
import type { ReactNode } from 'react';
import { payments } from '#web/copy/payments.ts';
import { serverPaths } from '#web/paths.ts';

const { sandbox: copy } = payments;

export function SandboxRibbon({ action }: { action?: ReactNode }) {
  return (
    <aside
      aria-label={copy.title}
      className="mb-8 flex flex-wrap items-center gap-x-3 gap-y-1 border-ochre border-l-3 bg-ochre-veil px-4 py-1.5 text-[0.9375rem]"
    >
      <p className="flex min-w-56 flex-1 items-start gap-3 py-1.5">
        <FlaskConical className="mt-0.5 text-ochre" size={20} />
        <span>
          <strong className="font-semibold text-ochre">{copy.title}.</strong> {copy.text}
        </span>
      </p>
      <span className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {action}
        <a
          className="inline-link inline-flex min-h-11 items-center font-medium"
          href={serverPaths.sandbox}
          rel="noreferrer"
          target="_blank"
        >
          {copy.link}
        </a>
      </span>
    </aside>
  );
}
