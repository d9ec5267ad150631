import { type ReactNode, useState } from 'react';
import type { Board, BoardItem } from '#contract/boards.ts';
import { Button } from '#web/components/button.tsx';
import { classes } from '#web/components/classes.ts';
import { Dialog } from '#web/components/overlays/dialog.tsx';
import { boardsCopy } from '#web/copy/boards.ts';
import { FlatLayBoard } from '#web/garments/flat-lay-board.tsx';
import type { Saved } from './board-item.tsx';
import { SeenCollage } from './seen-picture.tsx';
import { useSaveBoard } from './use-save-board.ts';

const { adding: copy } = boardsCopy;

interface Offer {
  item: BoardItem;
  name: string;
  picture: ReactNode;
}

interface AddToBoardProps {
  board: Board;
  saved: Saved;
  onClose: () => void;
}

/** Chooses several inspirations and outfits at once. */
export function AddToBoardDialog({ board, saved, onClose }: AddToBoardProps) {
  const { inspirations, outfits } = saved;
  const [chosen, setChosen] = useState<readonly BoardItem[]>([]);
  const save = useSaveBoard(boardsCopy.item.changeFailed);
  const isOn = (id: string) => board.items.some((one) => one.inspirationId === id || one.outfitId === id);
  const groups = [
    {
      title: copy.inspirations,
      offers: inspirations
        .filter(({ id }) => !isOn(id))
        .map(({ id, name, parts }) => ({
          item: { inspirationId: id, outfitId: null, note: '' },
          name,
          picture: <SeenCollage parts={parts} />,
        })),
    },
    {
      title: copy.outfits,
      offers: outfits
        .filter(({ id }) => !isOn(id))
        .map(({ id, name, items }) => ({
          item: { inspirationId: null, outfitId: id, note: '' },
          name,
          picture: <FlatLayBoard pieces={items} />,
        })),
    },
  ].filter(({ offers }) => offers.length > 0);
  const toggle = ({ item }: Offer) =>
    setChosen((before) =>
      before.some((one) => isSame(one, item))
        ? before.filter((one) => !isSame(one, item))
        : [...before, item],
    );
  return (
    <Dialog
      footer={
        groups.length > 0 && (
          <Button
            disabled={chosen.length === 0}
            loading={save.isPending}
            onClick={() =>
              save.mutate({ ...board, items: [...board.items, ...chosen] }, { onSuccess: onClose })
            }
          >
            {copy.submit(chosen.length)}
          </Button>
        )
      }
      onClose={onClose}
      title={copy.title}
    >
      {groups.length === 0 && (
        <p className="text-ink-soft">{board.items.length > 0 ? copy.nothingElse : copy.none}</p>
      )}
      <div className="grid gap-8">
        {groups.map(({ title, offers }) => (
          <fieldset key={title}>
            <legend className="mb-3 font-medium">{title}</legend>
            <ul className="grid grid-cols-3 gap-3">
              {offers.map((offer) => {
                const pressed = chosen.some((one) => isSame(one, offer.item));
                return (
                  <li key={offer.item.inspirationId ?? offer.item.outfitId}>
                    <button
                      aria-pressed={pressed}
                      className="grid w-full gap-1 text-left text-note leading-snug"
                      onClick={() => toggle(offer)}
                      type="button"
                    >
                      <span
                        className={classes(
                          'rounded-photo outline-2 outline-offset-2',
                          pressed ? 'outline-burgundy-text' : 'outline-transparent',
                        )}
                      >
                        {offer.picture}
                      </span>
                      <span className="line-clamp-2 pt-0.5">{offer.name}</span>
                    </button>
                  </li>
                );
              })}
            </ul>
          </fieldset>
        ))}
      </div>
    </Dialog>
  );
}

const isSame = (a: BoardItem, b: BoardItem) =>
  a.inspirationId === b.inspirationId && a.outfitId === b.outfitId;
