import { RotateCcw } from 'lucide-react';
import { Button } from '#web/components/button.tsx';
import { classes } from '#web/components/classes.ts';
import { advisorsCopy } from '#web/copy/advisors.ts';
import { chat } from '#web/copy/chat.ts';
import { edge, nameLook, voice } from './advisor-look.ts';
import { AdvisorMark } from './advisor-mark.tsx';
import { AnswerText } from './answer-text.tsx';
import { GarmentStrip } from './garment-strip.tsx';
import { advisorOf, type Message, type MessageState } from './messages.ts';
import { OutfitProposal } from './outfit-proposal.tsx';
import { ProductStrip } from './product-strip.tsx';
import type { Looking } from './talk.ts';
import { Typing } from './typing.tsx';

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

export function Answer({ message, looking, named, fresh, onRetry }: AnswerProps) {
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
        {content !== '' && <AnswerText className={voice[advisor]} text={content} />}
        {state === 'speaking' && (content === '' || looking !== null) && (
          <Typing advisor={advisor} looking={looking} />
        )}
        {outfits.map((outfit) => (
          <OutfitProposal
            answerId={message.keptId}
            fresh={fresh}
            key={outfit.garmentIds.join()}
            outfit={outfit}
            place={outfit.place}
          />
        ))}
        {alone.length > 0 && <GarmentStrip garments={alone} />}
        {products.length > 0 && <ProductStrip products={products} />}
        {notice && <p className="text-note text-ink-soft">{notice}</p>}
        {(ending !== undefined || (onRetry && state !== 'said' && state !== 'speaking')) && (
          <div className="flex flex-wrap items-center gap-x-3 text-[0.9375rem] text-ink-soft">
            {ending}
            {onRetry && state !== 'speaking' && (
              <Button
                className="px-3!"
                icon={<RotateCcw aria-hidden="true" size={16} />}
                onClick={onRetry}
                size="s"
                variant="ghost"
              >
                {failures.retry}
              </Button>
            )}
          </div>
        )}
      </div>
    </article>
  );
}
