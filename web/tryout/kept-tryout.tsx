import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { messageOf } from '#web/api.ts';
import { Button } from '#web/components/button.tsx';
import { notifyError, notifySuccess } from '#web/components/feedback/notify.ts';
import { Progress } from '#web/components/feedback/progress.tsx';
import { tryoutCopy } from '#web/copy/tryout.ts';
import { paths } from '#web/paths.ts';
import { useUser } from '#web/session.ts';
import { type Filed, fileTryout, useFilingState } from './file-tryout.ts';
import { claimTryout, hasExpired, type TryoutNote, useTryoutNote, waitsForAnyone } from './note.ts';
import { forgetTryout } from './photos.ts';

const { filing: copy } = tryoutCopy;

export function KeptTryout() {
  const note = useTryoutNote();
  return note && <Kept note={note} />;
}

/**
 * Files the photos of the person who made their account with them; any other account is asked first. A
 * demonstration is not asked: it would lose them.
 */
function Kept({ note }: { note: TryoutNote }) {
  const { id, demo } = useUser();
  const state = useFilingState();
  const navigate = useNavigate();
  const mine = note.ownerId === id;
  const told = ({ garments, outfit, refused }: Filed) => {
    const action = { label: copy.open, onClick: () => navigate(paths.wardrobe) };
    void notifySuccess(copy.done, copy.doneText(garments, outfit), { action });
    if (refused > 0) void notifyError(copy.refused(refused));
  };
  const begin = useEffectEvent(() => void fileTryout(told));
  const expired = hasExpired(note);
  useEffect(() => {
    if (expired) void forgetTryout().catch(() => {});
    else if (mine) begin();
  }, [expired, mine]);
  if (expired || demo || !(mine || waitsForAnyone(note))) return null;
  return (
    <section
      aria-label={copy.region}
      className="mb-8 grid gap-3 border-line-strong border-l-2 bg-paper-sunken px-4 py-4"
    >
      {state.status === 'filing' && (
        <Progress
          label={copy.busy}
          max={state.all}
          value={state.done}
          valueText={tryoutCopy.progress.of(state.done, state.all)}
        />
      )}
      {state.status === 'paused' && (
        <div className="grid gap-1" role="alert">
          <p className="font-medium">{copy.paused}</p>
          <p className="text-ink-soft">{messageOf(state.error, copy.storage)}</p>
          <p className="text-ink-soft">{copy.pausedText(state.left)}</p>
        </div>
      )}
      {state.status === 'idle' && !mine && (
        <p className="max-w-[60ch]">{copy.ask(note.garments, note.outfit !== null)}</p>
      )}
      {(state.status === 'paused' || (state.status === 'idle' && !mine)) && (
        <div className="flex flex-wrap gap-3">
          <Button onClick={mine ? begin : () => claimTryout(id)} size="s">
            {mine ? copy.retry : copy.yes}
          </Button>
          <Button onClick={() => void forgetTryout().catch(() => {})} size="s" variant="ghost">
            {mine ? copy.forget : copy.no}
          </Button>
        </div>
      )}
    </section>
  );
}
