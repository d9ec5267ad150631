import { useQuery } from '@tanstack/react-query';
import { Check, Link2, Share2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { limits } from '#contract/limits.ts';
import type { Outfit } from '#contract/outfits.ts';
import type { Share } from '#contract/shares.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { classes } from '#web/components/classes.ts';
import { Dialog } from '#web/components/overlays/dialog.tsx';
import { madePicture, PictureActions, PicturePreview } from '#web/components/pictures/actions.tsx';
import { common } from '#web/copy/common.ts';
import { sharingCopy as copy } from '#web/copy/sharing.ts';
import { formatList } from '#web/format/words.ts';
import { FlatLayBoard } from '#web/garments/flat-lay-board.tsx';
import { useWardrobe } from '#web/garments/wardrobe-query.ts';
import { paths } from '#web/paths.ts';
import { useUser } from '#web/session.ts';
import { EndSharing } from './end-sharing.tsx';
import { addressOf, sendLink, sharesQuery, useShareChanges } from './shares-query.ts';

export function ShareDialog({ outfit, onClose }: { outfit: Outfit; onClose: () => void }) {
  const { demo } = useUser();
  const story = useStoryPicture(outfit);
  return (
    <Dialog description={copy.privacy} onClose={onClose} size="l" title={copy.title}>
      <div className="grid gap-8 sm:grid-cols-[15rem_1fr]">
        <div className="max-sm:mx-auto max-sm:w-48">
          <PicturePreview
            alt={copy.picture.alt(formatList(outfit.items.map(({ name }) => name)))}
            failed={story.isError}
            onRetry={() => void story.refetch()}
            picture={story.data}
          />
        </div>
        <div className="grid min-w-0 content-start gap-7">
          {demo ? (
            <Part title={copy.link.title}>
              <p className="text-ink-soft">{copy.demo.text}</p>
              <div>
                <ButtonLink size="s" to={paths.register}>
                  {common.createAccount}
                </ButtonLink>
              </div>
            </Part>
          ) : (
            <LinkOf outfit={outfit} />
          )}
          <Part title={copy.picture.title}>
            <p className="text-ink-soft">{copy.picture.text}</p>
            <PictureActions picture={story.data} />
          </Part>
          {!demo && <Question outfit={outfit} />}
        </div>
      </div>
    </Dialog>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2.5">
      <h3 className="text-title-s">{title}</h3>
      {children}
    </section>
  );
}

function LinkOf({ outfit }: { outfit: Outfit }) {
  const { data } = useQuery(sharesQuery);
  const { create } = useShareChanges();
  const share = data?.shares.find(
    ({ removed, outfits }) => !removed && outfits.length === 1 && outfits[0]?.id === outfit.id,
  );
  return (
    <Part title={copy.link.title}>
      <p className="text-ink-soft">{copy.link.text}</p>
      {share ? (
        <ReadyLink name={outfit.name} share={share} />
      ) : (
        <div>
          <Button
            icon={<Link2 size={18} />}
            loading={create.isPending}
            onClick={() => create.mutate([outfit.id])}
            size="s"
          >
            {copy.link.create}
          </Button>
        </div>
      )}
    </Part>
  );
}

function ReadyLink({ share, name }: { share: Share; name: string }) {
  return (
    <div className="grid gap-2.5">
      <input
        aria-label={copy.link.label}
        className="min-h-11 w-full min-w-0 rounded-photo border border-line-strong bg-paper-raised px-3 text-[0.9375rem]"
        onFocus={(event) => event.target.select()}
        readOnly
        value={addressOf(share)}
      />
      <div className="flex flex-wrap gap-2">
        <Button icon={<Share2 size={18} />} onClick={() => void sendLink(share)} size="s">
          {copy.actions.send}
        </Button>
        <EndSharing name={name} share={share} />
      </div>
    </div>
  );
}

const othersMax = limits.share.outfitsMax - 1;

function Question({ outfit }: { outfit: Outfit }) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [asked, setAsked] = useState<Share | null>(null);
  const { create } = useShareChanges();
  const wardrobe = useWardrobe();
  const { data } = useQuery(sharesQuery);
  const others = wardrobe.data?.wardrobe.outfits.filter(({ id }) => id !== outfit.id) ?? [];
  const ready = data?.shares.find(({ token }) => token === asked?.token);
  if (ready)
    return (
      <Part title={copy.question}>
        <ReadyLink name={copy.question} share={ready} />
      </Part>
    );
  const toggle = (id: string) =>
    setChosen((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id]));
  return (
    <Part title={copy.question}>
      <p className="text-ink-soft">{others.length === 0 ? copy.ask.none : copy.ask.text}</p>
      {others.length > 0 && (
        <>
          <ul className="no-scrollbar -mx-1 flex gap-3 overflow-x-auto p-1">
            {others.map((other) => (
              <li className="w-24 shrink-0" key={other.id}>
                <Pick
                  disabled={!chosen.includes(other.id) && chosen.length === othersMax}
                  onToggle={() => toggle(other.id)}
                  outfit={other}
                  pressed={chosen.includes(other.id)}
                />
              </li>
            ))}
          </ul>
          <div>
            <Button
              disabled={chosen.length === 0}
              loading={create.isPending}
              onClick={() =>
                create.mutate([outfit.id, ...chosen], { onSuccess: ({ share }) => setAsked(share) })
              }
              size="s"
              variant="secondary"
            >
              {copy.ask.create}
            </Button>
          </div>
        </>
      )}
    </Part>
  );
}

interface PickProps {
  outfit: Outfit;
  pressed: boolean;
  disabled: boolean;
  onToggle: () => void;
}

function Pick({ outfit, pressed, disabled, onToggle }: PickProps) {
  return (
    <button
      aria-label={copy.ask.pick(outfit.name)}
      aria-pressed={pressed}
      className="grid w-full gap-1 text-left disabled:opacity-55"
      disabled={disabled}
      onClick={onToggle}
      type="button"
    >
      <span className="relative block">
        <FlatLayBoard
          className={classes(pressed && 'outline-2 outline-burgundy-text outline-offset-2')}
          pieces={outfit.items}
        />
        {pressed && (
          <span className="absolute top-1.5 right-1.5 z-10 grid size-6 place-items-center rounded-full bg-burgundy text-on-burgundy">
            <Check size={16} />
          </span>
        )}
      </span>
      <span className="line-clamp-2 text-note leading-snug">{outfit.name}</span>
    </button>
  );
}

async function fetchPicture({ id }: Outfit, signal: AbortSignal): Promise<File> {
  const response = await fetch(`/api/wardrobe/outfits/${id}/picture`, { signal, cache: 'no-store' });
  if (!response.ok) throw new Error(`The picture answered ${response.status}`);
  return new File([await response.blob()], 'outfit-vestidor.png', { type: 'image/png' });
}

const useStoryPicture = (outfit: Outfit) =>
  useQuery({
    queryKey: ['outfit-picture', outfit.id, outfit.items.map(({ photo }) => photo.cutout)],
    queryFn: async ({ signal }) => madePicture(await fetchPicture(outfit, signal)),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
