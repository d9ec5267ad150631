import { useQuery } from '@tanstack/react-query';
import { Images, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import type { Board } from '#contract/boards.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/feedback/empty-state.tsx';
import { QueryStates } from '#web/components/feedback/query-states.tsx';
import { Skeleton } from '#web/components/feedback/skeleton.tsx';
import { PageHeader } from '#web/components/page-header.tsx';
import { paperLook } from '#web/components/pictures/paper-look.ts';
import { boardsCopy as copy } from '#web/copy/boards.ts';
import { EmptyPlate } from '#web/garments/empty-plate.tsx';
import { OnlineOnly } from '#web/garments/online-only.tsx';
import { useWardrobe } from '#web/garments/wardrobe-query.ts';
import { pageMeta } from '#web/meta.ts';
import { boardAddress, boardsPath, inspirationPath } from '#web/paths.ts';
import { joined } from '#web/query.ts';
import { BoardDialog } from './board-dialogs.ts';
import { BoardItemPicture, type Pictured, picturedItems } from './board-item.tsx';
import { OpenBoard } from './open-board.tsx';
import { boardsQuery, inspirationsQuery } from './queries.ts';

export const meta = () => pageMeta({ ...copy.meta, path: boardsPath, noindex: true });

export default function BoardsPage() {
  const [params] = useSearchParams();
  const query = joined(useQuery(boardsQuery), useQuery(inspirationsQuery), useWardrobe());
  if (!query.data)
    return (
      <>
        <PageHeader title={copy.meta.title} />
        <QueryStates failed={copy.loadFailed} loading={<Skeleton className="h-96 w-full" />} query={query}>
          {() => null}
        </QueryStates>
      </>
    );
  const [{ boards }, { inspirations }, { wardrobe }] = query.data;
  const saved = { inspirations, outfits: wardrobe.outfits };
  const id = params.get('tablero');
  if (id === null) return <AllBoards boards={boards} pictured={(board) => picturedItems(board, saved)} />;
  const board = boards.find((one) => one.id === id);
  return board ? (
    <OpenBoard board={board} key={id} saved={saved} />
  ) : (
    <EmptyState action={<ButtonLink to={boardsPath}>{copy.all}</ButtonLink>} copy={copy.gone} />
  );
}

interface AllBoardsProps {
  boards: readonly Board[];
  pictured: (board: Board) => Pictured[];
}

const shown = 4;

function AllBoards({ boards, pictured }: AllBoardsProps) {
  const [creating, setCreating] = useState(false);
  const navigate = useNavigate();
  const create = (
    <OnlineOnly>
      <Button icon={<Plus size={20} />} onClick={() => setCreating(true)}>
        {copy.create}
      </Button>
    </OnlineOnly>
  );
  return (
    <>
      <PageHeader
        actions={
          <>
            <ButtonLink to={inspirationPath} variant="secondary">
              {copy.inspiration}
            </ButtonLink>
            {boards.length > 0 && create}
          </>
        }
        lead={copy.lead}
        title={copy.meta.title}
      />
      {boards.length === 0 ? (
        <EmptyState action={create} picture={<EmptyPlate of="outfit" />} copy={copy.empty} />
      ) : (
        <ul
          aria-label={copy.list}
          className="grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 sm:gap-x-8 lg:grid-cols-4"
        >
          {boards.map((board) => (
            <li key={board.id}>
              <Link className="group grid gap-2" to={boardAddress(board.id)}>
                <span
                  aria-hidden="true"
                  className={`grid aspect-square grid-cols-2 grid-rows-2 gap-1 overflow-hidden rounded-photo p-1 transition-opacity duration-200 group-hover:opacity-90 ${paperLook}`}
                >
                  {board.items.length === 0 && (
                    <Images
                      className="col-span-2 row-span-2 m-auto text-ink-soft"
                      size={28}
                      strokeWidth={1.5}
                    />
                  )}
                  {pictured(board)
                    .slice(0, shown)
                    .map((one) => (
                      <span className="relative min-h-0 overflow-hidden rounded-photo" key={one.id}>
                        <BoardItemPicture
                          className="absolute inset-0 aspect-auto! size-full"
                          pictured={one}
                        />
                      </span>
                    ))}
                </span>
                <h2 className="line-clamp-2 font-medium leading-snug">{board.name}</h2>
                <span className="text-note text-ink-soft">{copy.count(pictured(board).length)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {creating && (
        <BoardDialog
          board={null}
          onClose={() => setCreating(false)}
          onSaved={(id) => navigate(boardAddress(id))}
        />
      )}
    </>
  );
}
