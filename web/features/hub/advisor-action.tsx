import { useState } from 'react';
import { Link } from 'react-router';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { hub } from '#web/copy/hub.ts';
import { chatWith } from '#web/paths.ts';
import { type Advisor, statusNow } from './advisors.ts';
import { useConnected } from './use-connected.ts';

const { advisors: copy } = hub;

/** A busy advisor's button suggests an available one. */
export function AdvisorAction({ advisor }: { advisor: Advisor }) {
  const [asked, setAsked] = useState(false);
  const status = statusNow(advisor, useConnected());
  if (status === 'online' && advisor.id !== 'sofia') {
    return (
      <ButtonLink className="w-full" size="s" to={chatWith(advisor.id)}>
        {copy.actions.online}
      </ButtonLink>
    );
  }
  if (status === 'offline') {
    return (
      <Button className="w-full" disabled size="s" variant="secondary">
        {copy.actions.offline}
      </Button>
    );
  }
  return (
    <div className="grid gap-2">
      <Button
        aria-expanded={asked}
        className="w-full"
        onClick={() => setAsked(!asked)}
        size="s"
        variant="secondary"
      >
        {copy.actions.busy}
      </Button>
      {asked && (
        <p className="text-[0.9375rem] text-ink-soft" role="status">
          {copy.busyNote}{' '}
          <Link className="inline-link text-ink" to={chatWith('maya')}>
            {copy.busyAction}
          </Link>
        </p>
      )}
    </div>
  );
}
