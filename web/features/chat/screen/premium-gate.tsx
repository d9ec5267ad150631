import { LockKeyhole } from 'lucide-react';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { chat } from '#web/copy/chat.ts';
import { common } from '#web/copy/common.ts';
import { home } from '#web/copy/home.ts';
import { paths } from '#web/paths.ts';

export function PremiumGate({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  if (failed) {
    return (
      <p className="flex flex-wrap items-center gap-x-3 border-line border-y py-2 text-ink-soft">
        {home.statusFailed}
        <Button onClick={onRetry} size="s" variant="ghost">
          {common.retry}
        </Button>
      </p>
    );
  }
  return (
    <section className="grid justify-items-start gap-4 rounded-photo bg-burgundy-veil px-6 py-6 sm:px-8">
      <div className="grid gap-1.5">
        <h2 className="flex items-center gap-2.5 text-title-s">
          <LockKeyhole aria-hidden="true" size={20} />
          {chat.gate.title}
        </h2>
        <p className="max-w-[48ch]">{chat.gate.text}</p>
      </div>
      <ButtonLink to={paths.pricing}>{chat.gate.action}</ButtonLink>
    </section>
  );
}
