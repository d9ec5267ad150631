import { useQuery } from '@tanstack/react-query';
import { Share2 } from 'lucide-react';
import type { Share } from '#contract/shares.ts';
import { Badge } from '#web/components/badge.tsx';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { sharingCopy } from '#web/copy/sharing.ts';
import { formatDay } from '#web/format/dates.ts';
import { formatList } from '#web/format/words.ts';
import { OnlineOnly } from '#web/garments/online-only.tsx';
import { EndSharing } from './end-sharing.tsx';
import { sendLink, sharesQuery } from './shares-query.ts';

const { list: copy, actions } = sharingCopy;

export function SharedLinks() {
  const { data, isError, refetch } = useQuery(sharesQuery);
  if (!isError && (data === undefined || data.shares.length === 0)) return null;
  return (
    <section aria-labelledby="compartido" className="mb-10 grid gap-4 border-line border-t pt-6">
      <div className="grid gap-2">
        <h2 className="text-title-m" id="compartido">
          {copy.title}
        </h2>
        <p className="text-ink-soft">
          {isError ? copy.failed : copy.text}{' '}
          {isError && (
            <button className="underline underline-offset-4" onClick={() => void refetch()} type="button">
              {sharingCopy.picture.retry}
            </button>
          )}
        </p>
      </div>
      {data && (
        <ul>
          {data.shares.map((share) => (
            <SharedLink key={share.token} share={share} />
          ))}
        </ul>
      )}
    </section>
  );
}

function SharedLink({ share }: { share: Share }) {
  const names = formatList(share.outfits.map(({ name }) => name));
  const asked = share.outfits.length > 1;
  return (
    <li className="grid gap-x-8 gap-y-3 border-line border-t py-4 lg:grid-cols-[1fr_auto] lg:items-center">
      <div className="grid gap-1">
        <h3 className="flex flex-wrap items-center gap-2 text-[1.1875rem] leading-snug">
          {asked ? sharingCopy.question : names}
          {share.removed && <Badge tone="warning">{copy.removed}</Badge>}
        </h3>
        {share.removed && <p className="text-ink-soft">{copy.removedText}</p>}
        {asked && <Results share={share} />}
        <p className="text-[0.9375rem] text-ink-soft">{copy.since(formatDay(share.createdAt))}</p>
      </div>
      <OnlineOnly>
        <div className="-ml-4 flex flex-wrap gap-x-1 lg:ml-0">
          {!share.removed && (
            <>
              <Button
                aria-label={actions.sendNamed(names)}
                icon={<Share2 size={18} />}
                onClick={() => void sendLink(share)}
                size="s"
                variant="ghost"
              >
                {actions.send}
              </Button>
              <ButtonLink size="s" to={share.path} toServer variant="ghost">
                <span>
                  {actions.open}
                  <span className="sr-only"> {actions.opened(names)}</span>
                </span>
              </ButtonLink>
            </>
          )}
          <EndSharing name={names} share={share} />
        </div>
      </OnlineOnly>
    </li>
  );
}

/** Bars with their numbers, in the order of the question. */
function Results({ share }: { share: Share }) {
  const total = share.outfits.reduce((sum, { votes }) => sum + votes, 0);
  return (
    <ul className="grid max-w-md gap-2 py-1">
      {share.outfits.map(({ id, name, choice, votes }) => (
        <li className="grid gap-1" key={id}>
          <span className="flex items-baseline justify-between gap-4">
            <span>{copy.choice(choice.toUpperCase(), name)}</span>
            <span className="tabular shrink-0 font-medium">{copy.votes(votes)}</span>
          </span>
          <span aria-hidden="true" className="h-1 bg-paper-sunken">
            <span
              className="block h-full bg-burgundy"
              style={{ width: `${total === 0 ? 0 : (100 * votes) / total}%` }}
            />
          </span>
        </li>
      ))}
      {total === 0 && <li className="text-ink-soft">{copy.noVotes}</li>}
    </ul>
  );
}
