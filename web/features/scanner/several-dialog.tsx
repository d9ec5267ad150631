import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api, messageOf } from '#web/api.ts';
import { Button } from '#web/components/button.tsx';
import { classes } from '#web/components/classes.ts';
import { Notice } from '#web/components/feedback/notice.tsx';
import { notifySuccess } from '#web/components/feedback/notify.ts';
import { Spinner } from '#web/components/feedback/spinner.tsx';
import { Field } from '#web/components/forms/field.tsx';
import { Switch } from '#web/components/forms/switch.tsx';
import { TextInput } from '#web/components/forms/text-input.tsx';
import { Dialog } from '#web/components/overlays/dialog.tsx';
import { deviceCopy } from '#web/copy/device-reader.ts';
import { inspirationCopy } from '#web/copy/inspiration.ts';
import { scannerCopy } from '#web/copy/scanner.ts';
import { formatDay, seasonOfMonth, todayInMadrid } from '#web/format/dates.ts';
import { newId } from '#web/format/new-id.ts';
import { handPhoto } from '#web/garments/photos/handed-photo.ts';
import { PersonChoice } from '#web/garments/photos/person-choice.tsx';
import { base64Part } from '#web/garments/photos/photo-file.ts';
import { putGarment, putOutfits } from '#web/garments/wardrobe-cache.ts';
import { wardrobeCache } from '#web/garments/wardrobe-query.ts';
import { inspirationPath } from '#web/paths.ts';
import { staysOnDevice } from './on-device/preference.ts';
import { ProposalCard } from './proposal-card.tsx';
import { useProposals } from './use-proposals.ts';

interface SeveralDialogProps {
  photoKey: string;
  dataUrl: string;
  onClose: () => void;
  onLookSaved?: () => void;
}

const percent = (share: number) => `${100 * share}%`;

export function SeveralDialog({ photoKey, dataUrl, onClose, onLookSaved }: SeveralDialogProps) {
  const copy = scannerCopy.several;
  const lookCopy = scannerCopy.look;
  const [agreed, setAgreed] = useState(() => !staysOnDevice());
  const navigate = useNavigate();
  const [blurs, setBlurs] = useState(true);
  const [day, setDay] = useState(todayInMadrid);
  const { search, people, whose, choosePerson, stateOf, add, discard, restore } = useProposals(
    photoKey,
    dataUrl,
    agreed,
  );
  const { proposals = [] } = search.data ?? {};
  const isWorn = people.length > 0;
  const look = useSaveLook(dataUrl, () => {
    onLookSaved?.();
    onClose();
  });
  const wanted = proposals.flatMap((_, i) => (stateOf(i) === 'open' ? [i] : []));
  return (
    <Dialog
      description={proposals.length > 0 ? (isWorn ? lookCopy : copy).found(proposals.length) : undefined}
      footer={
        <>
          {look.isError && (
            <Notice tone="error" className="sm:flex-1 sm:self-center">
              {`${lookCopy.failed}. ${messageOf(look.error, '')}`}
            </Notice>
          )}
          <Button onClick={onClose} variant="secondary">
            {copy.close}
          </Button>
          {isWorn && proposals.length > 0 && (
            <Button
              onClick={() => {
                handPhoto(dataUrl);
                navigate(inspirationPath);
              }}
              variant="secondary"
            >
              {inspirationCopy.remakeWorn}
            </Button>
          )}
          {isWorn && wanted.length > 0 && (
            <Button
              loading={look.isPending}
              onClick={() => look.mutate({ pieces: wanted, whose, showFace: !blurs, day })}
            >
              {lookCopy.save}
            </Button>
          )}
        </>
      }
      onClose={onClose}
      size="l"
      title={copy.title}
    >
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <div className="relative mx-auto w-fit overflow-hidden rounded-photo">
          <img alt={copy.photo} className="block max-h-[40dvh] w-auto sm:max-h-[60dvh]" src={dataUrl} />
          {proposals.map(({ box }, i) => (
            <span
              aria-hidden="true"
              className={classes(
                'absolute rounded-photo border-2 border-[#fff] shadow-[0_0_0_1.5px_rgb(0_0_0/0.55),inset_0_0_0_1.5px_rgb(0_0_0/0.35)]',
                stateOf(i) === 'discarded' && 'opacity-40',
              )}
              key={`${box.left} ${box.top} ${box.width} ${box.height}`}
              style={{
                left: percent(box.left),
                top: percent(box.top),
                width: percent(box.width),
                height: percent(box.height),
              }}
            >
              <span className="tabular absolute top-1.5 left-1.5 grid size-6 place-items-center rounded-full bg-[#fff] font-medium text-[#1d1a17] text-[0.8125rem]">
                {i + 1}
              </span>
            </span>
          ))}
        </div>
        <div className="grid gap-4">
          <PersonChoice copy={lookCopy} onChoose={choosePerson} people={people} whose={whose} />
          {!agreed ? (
            <div className="grid justify-items-start gap-4">
              <p className="max-w-[44ch]">{deviceCopy.several.text}</p>
              <Button onClick={() => setAgreed(true)} variant="secondary">
                {deviceCopy.several.send}
              </Button>
            </div>
          ) : search.isPending ? (
            <p className="flex items-center gap-3 text-ink-soft" role="status">
              <Spinner size={20} />
              {copy.looking}
            </p>
          ) : search.isError ? (
            <p role="alert">{messageOf(search.error, copy.failed)}</p>
          ) : proposals.length === 0 ? (
            <p className="max-w-[44ch]">{isWorn ? lookCopy.none : copy.none}</p>
          ) : (
            <>
              {isWorn && (
                <>
                  <Switch
                    checked={blurs}
                    hint={lookCopy.faceHint}
                    label={lookCopy.face}
                    onCheckedChange={setBlurs}
                  />
                  <Field label={lookCopy.day}>
                    <TextInput
                      max={todayInMadrid()}
                      onChange={({ target }) => setDay(target.value || todayInMadrid())}
                      type="date"
                      value={day}
                    />
                  </Field>
                </>
              )}
              <ol>
                {proposals.map((proposal, i) => (
                  <ProposalCard
                    key={`${proposal.name} ${proposal.box.left} ${proposal.box.top}`}
                    number={i + 1}
                    onAdd={isWorn ? undefined : () => add(proposal, i)}
                    onDiscard={() => discard(i)}
                    onRestore={() => restore(i)}
                    proposal={proposal}
                    state={stateOf(i)}
                  />
                ))}
              </ol>
            </>
          )}
        </div>
      </div>
    </Dialog>
  );
}

/** The photograph is read again, and every piece is read and stored. */
const timeoutMs = 120_000;

interface Look {
  pieces: number[];
  whose: number;
  showFace: boolean;
  day: string;
}

function useSaveLook(dataUrl: string, onSaved: () => void) {
  const copy = scannerCopy.look;
  // The same for every attempt, so that a look whose answer was lost is not filed twice.
  const [id] = useState(() => newId());
  return useMutation({
    mutationFn: (look: Look) => {
      const noon = new Date(`${look.day}T12:00:00`);
      const outfit = {
        id,
        name: copy.name(formatDay(noon.toISOString())),
        description: copy.description,
        occasion: 'casual',
        season: seasonOfMonth(noon),
      } as const;
      const body = { imageBase64: base64Part(dataUrl), ...look, outfit };
      return api('POST /api/wardrobe/scan/worn', { body }, { timeoutMs });
    },
    onSuccess: async ({ items, outfit }, { day }) => {
      for (const { item } of items) await wardrobeCache.change(putGarment(item));
      if (outfit) await wardrobeCache.change(putOutfits([outfit]));
      const known = items.filter((one) => one.known).length;
      notifySuccess(copy.saved, copy.savedText(items.length - known, known, day === todayInMadrid()));
      void wardrobeCache.refresh();
      onSaved();
    },
  });
}
