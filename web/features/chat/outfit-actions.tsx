import { Check } from 'lucide-react';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { chat } from '#web/copy/chat.ts';
import { wardrobeTab } from '#web/paths.ts';
import { useKeepOutfit } from './use-keep-outfit.ts';

const { said: copy } = chat;

export function OutfitActions({ answerId, place }: { answerId: string; place: number }) {
  const keeping = useKeepOutfit(answerId, place);
  return (
    <div className="flex flex-wrap gap-2">
      {keeping.kept ? (
        <ButtonLink icon={<Check size={18} />} size="s" to={wardrobeTab('outfits')} variant="ghost">
          {copy.saved}
        </ButtonLink>
      ) : (
        <Button
          disabled={keeping.pending}
          loading={keeping.pending && !keeping.wearing}
          onClick={keeping.save}
          size="s"
          variant="secondary"
        >
          {copy.save}
        </Button>
      )}
      <Button
        disabled={keeping.worn}
        icon={keeping.worn ? <Check size={18} /> : undefined}
        loading={keeping.wearing === true}
        onClick={keeping.wear}
        size="s"
        variant="secondary"
      >
        {keeping.worn ? copy.worn : copy.wear}
      </Button>
    </div>
  );
}
