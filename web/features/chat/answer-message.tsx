import { Check, RotateCcw, Undo2 } from 'lucide-react';
import { Link } from 'react-router';
import type { Advisor } from '#contract/vocabulary.ts';
import { api } from '#web/api.ts';
import { Button } from '#web/components/button.tsx';
import { classes } from '#web/components/classes.ts';
import { GarmentPicture } from '#web/components/pictures/garment.tsx';
import { PictureLabel } from '#web/components/pictures/label.tsx';
import { advisorsCopy } from '#web/copy/advisors.ts';
import { chat } from '#web/copy/chat.ts';
import { common } from '#web/copy/common.ts';
import { ProductPicture } from '#web/features/shop/product-picture.tsx';
import { formatEuros } from '#web/format/money.ts';
import { garmentAddress, productAddress } from '#web/paths.ts';
import { useChange } from '#web/use-change.ts';
import { edge, nameLook, voice } from './advisor-look.ts';
import { AdvisorMark } from './advisor-mark.tsx';
import { advisorOf, type Message, type MessageState, type Piece, type Shown } from './messages.ts';
import { OutfitProposal } from './outfit-proposal.tsx';
import { parseAnswer, type TextRun } from './parse-answer.ts';
import type { Looking } from './talk.ts';
import { useDataChanged } from './use-data-changed.ts';

interface AnswerProps {
  message: Message;
  looking: Looking;
  /** First message after the person's or the other advisor's. */
  named: boolean;
  /** Received now, not loaded from a saved conversation. */
  fresh: boolean;
  onRetry?: () => void;
}

const { failures } = chat;

const endings: Partial<Record<MessageState, string>> = {
  lost: failures.lost,
  stopped: failures.stopped,
};

export function AnswerMessage({ message, looking, named, fresh, onRetry }: AnswerProps) {
  const advisor = advisorOf(message);
  const { content, state, notice, garments, outfits, products } = message;
  const inOutfits = new Set(outfits.flatMap(({ garmentIds }) => garmentIds));
  const alone = garments.filter(({ id }) => !inOutfits.has(id));
  const ending = state === 'failed' && content === '' ? failures.unanswered : endings[state];
  return (
    <article className="@container grid gap-2.5">
      {named && (
        <p className="flex items-center gap-2">
          <AdvisorMark advisor={advisor} size={22} />
          <span className={classes(nameLook[advisor], 'text-[0.9375rem]')}>
            {advisorsCopy.names[advisor]}
          </span>
        </p>
      )}
      <div className={classes('grid gap-5', edge[advisor])}>
        {outfits.length > 0 && (
          <div className="no-scrollbar -mx-1 flex snap-x items-start gap-4 overflow-x-auto scroll-smooth px-1 pb-1">
            {outfits.map((outfit) => (
              <OutfitProposal
                answerId={message.keptId}
                fresh={fresh}
                key={outfit.garmentIds.join()}
                outfit={outfit}
                place={outfit.place}
              />
            ))}
          </div>
        )}
        {content !== '' && <AnswerText className={voice[advisor]} text={content} />}
        {state === 'speaking' && (content === '' || looking !== null) && (
          <Typing advisor={advisor} looking={looking} />
        )}
        {message.change && message.keptId !== null && (
          <ChangeUndo answerId={message.keptId} undone={message.change === 'undone'} />
        )}
        {alone.length > 0 && <GarmentStrip garments={alone} />}
        {products.length > 0 && <ProductStrip products={products} />}
        {notice && <p className="text-note text-ink-soft">{notice}</p>}
        {(ending !== undefined || (onRetry && state !== 'said' && state !== 'speaking')) && (
          <div className="flex flex-wrap items-center gap-x-3 text-[0.9375rem] text-ink-soft">
            {ending}
            {onRetry && state !== 'speaking' && (
              <Button
                className="px-3!"
                icon={<RotateCcw size={16} />}
                onClick={onRetry}
                size="s"
                variant="ghost"
              >
                {common.retry}
              </Button>
            )}
          </div>
        )}
      </div>
    </article>
  );
}

function Runs({ runs }: { runs: readonly TextRun[] }) {
  return runs.map(({ text, strong }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: words only ever grow at the end
    strong ? <strong key={at}>{text}</strong> : <span key={at}>{text}</span>,
  );
}

function AnswerText({ text, className }: { text: string; className?: string }) {
  return (
    <div className={classes('grid gap-3 break-words', className)}>
      {parseAnswer(text).map((block, at) => {
        if (block.kind === 'paragraph') {
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: blocks only ever grow at the end
            <p className="whitespace-pre-line" key={at}>
              <Runs runs={block.runs} />
            </p>
          );
        }
        const List = block.ordered ? 'ol' : 'ul';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks only ever grow at the end
          <List className={classes('grid gap-1 pl-5', block.ordered ? 'list-decimal' : 'list-disc')} key={at}>
            {block.items.map((runs, item) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: items only ever grow at the end
              <li key={item}>
                <Runs runs={runs} />
              </li>
            ))}
          </List>
        );
      })}
    </div>
  );
}

const dots: Record<Advisor, string> = {
  maya: 'rounded-full bg-maya-gold',
  valentina: 'bg-valentina odd:bg-valentina-blue',
};

function Typing({ advisor, looking }: { advisor: Advisor; looking: Looking }) {
  return (
    <p className="flex min-h-7 items-center gap-3 text-[0.9375rem] text-ink-soft" data-typing={advisor}>
      <span aria-hidden="true" className="flex gap-1.5">
        {[0, 1, 2].map((dot) => (
          <span
            className={classes('size-1.5 animate-pulse motion-reduce:animate-none', dots[advisor])}
            key={dot}
            style={{ animationDelay: `${dot * 180}ms`, animationDuration: '1.1s' }}
          />
        ))}
      </span>
      <span className={looking === null ? 'sr-only' : undefined}>
        {looking === null ? chat.typing(advisor) : chat.looking[looking]}
      </span>
    </p>
  );
}

function GarmentStrip({ garments }: { garments: readonly Piece[] }) {
  return (
    <ul
      aria-label={chat.said.garments}
      className="no-scrollbar -mx-1 flex snap-x gap-3 overflow-x-auto scroll-smooth px-1 pb-1"
    >
      {garments.map(({ id, name, photo }) => (
        <li className="w-24 shrink-0 snap-start" key={id}>
          <Link className="group grid gap-1.5" to={garmentAddress(id)}>
            <GarmentPicture alt="" photo={photo} />
            <span className="line-clamp-2 text-note group-hover:underline group-hover:underline-offset-2">
              {name}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Marked as products of the shop, so that they are not mistaken for own garments. */
function ProductStrip({ products }: Pick<Shown, 'products'>) {
  return (
    <ul
      aria-label={chat.said.products}
      className="no-scrollbar -mx-1 flex snap-x gap-3 overflow-x-auto px-1 pb-1"
    >
      {products.map(({ id, name, brand, price, image }) => (
        <li className="w-32 shrink-0 snap-start" key={id}>
          <Link className="group grid gap-1.5" to={productAddress(id)}>
            <span className="relative block">
              <ProductPicture alt="" className="aspect-4/5" src={image} />
              <span className="absolute top-1.5 left-1.5">
                <PictureLabel>{chat.said.products}</PictureLabel>
              </span>
            </span>
            <span className="grid text-note">
              <span className="line-clamp-2 group-hover:underline group-hover:underline-offset-2">
                {name}
              </span>
              <span className="text-ink-soft">{brand}</span>
              <span className="tabular font-medium">{formatEuros(price)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

const { change: copy } = chat;

function ChangeUndo({ answerId, undone }: { answerId: string; undone: boolean }) {
  const dataChanged = useDataChanged();
  const undoing = useChange({
    mutationFn: () => api('POST /api/chat/messages/:id/undone', { params: { id: answerId } }),
    onSuccess: dataChanged,
    failedText: copy.failed,
  });
  if (undone || undoing.isSuccess) {
    return (
      <p className="flex min-h-9 items-center gap-2 text-[0.9375rem] text-ink-soft" role="status">
        <Check size={16} />
        {copy.undone}
      </p>
    );
  }
  return (
    <Button
      className="justify-self-start"
      icon={<Undo2 size={16} />}
      act={undoing}
      size="s"
      variant="secondary"
    >
      {common.undo}
    </Button>
  );
}
