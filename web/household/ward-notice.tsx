import { useLocation } from 'react-router';
import { householdCopy as copy } from '#web/copy/household.ts';
import { useUser } from '#web/session.ts';
import { useOpenWardrobe } from './household-query.ts';

/** On every page while the wardrobe of a child is open. */
export function WardNotice({ className }: { className: string }) {
  const { ward } = useUser();
  const { pathname } = useLocation();
  const { mutate, isPending } = useOpenWardrobe();
  if (ward === null) return null;
  return (
    <aside aria-label={copy.titleOf(ward.name)} className={className} data-ward="">
      <p className="text-ink-soft">
        {copy.notice(ward.name)}{' '}
        <button
          aria-busy={isPending || undefined}
          className="inline-link -my-2 inline-block py-3 font-medium text-ink"
          onClick={() => mutate({ wardId: null, to: pathname })}
          type="button"
        >
          {copy.back}
        </button>
      </p>
    </aside>
  );
}
