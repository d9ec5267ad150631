import { useMutation } from '@tanstack/react-query';
import { WandSparkles } from 'lucide-react';
import type { WardrobeItem } from '#contract/garments.ts';
import type { Look } from '#contract/looks.ts';
import { api, messageOf } from '#web/api.ts';
import { Button } from '#web/components/button.tsx';
import { lookBuilder } from '#web/copy/look-builder.ts';
import { LookThumbnail } from '../look-thumbnail.tsx';
import type { LookReviewRequest } from './use-look-review.ts';

interface CompleteLookProps {
  wish: LookReviewRequest;
  items: readonly WardrobeItem[];
  onUse: (look: Look) => void;
}

export function CompleteLook({ wish, items, onUse }: CompleteLookProps) {
  const copy = lookBuilder.complete;
  const asked = JSON.stringify(wish);
  const completion = useMutation({
    mutationFn: async (body: LookReviewRequest) => ({
      ...(await api('POST /api/wardrobe/looks/complete', { body })),
      asked: JSON.stringify(body),
    }),
  });
  const answer = completion.data?.asked === asked ? completion.data : undefined;
  return (
    <div className="grid gap-3">
      <Button
        className="justify-self-start max-sm:w-full"
        icon={<WandSparkles size={18} />}
        loading={completion.isPending}
        onClick={() => completion.mutate(wish)}
        size="s"
        variant="secondary"
      >
        {completion.isPending ? copy.busy : copy.button}
      </Button>
      <div aria-live="polite">
        {completion.isError && (
          <p className="text-burgundy-text text-note">{messageOf(completion.error, copy.failed)}</p>
        )}
        {answer && answer.looks.length === 0 && (
          <p className="text-ink-soft">{answer.missing[0]?.message ?? copy.none}</p>
        )}
        {answer && answer.looks.length > 0 && (
          <>
            <h4 className="mb-2 font-normal font-sans text-note text-ink-soft tracking-normal">
              {answer.looks.length === 1 ? copy.one : copy.title}
            </h4>
            <ul className="grid grid-cols-3 gap-3">
              {answer.looks.map((look) => (
                <li key={look.garmentIds.join()}>
                  <LookThumbnail items={items} look={look} onPress={() => onUse(look)} verb={copy.use} />
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  );
}
