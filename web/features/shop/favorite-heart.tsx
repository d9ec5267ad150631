import { Heart } from 'lucide-react';
import { IconButton } from '#web/components/icon-button.tsx';
import { storeCopy } from '#web/copy/store.ts';
import { useFavorite } from './use-favorite.ts';

interface FavoriteHeartProps {
  id: string;
  name: string;
  favorite: boolean;
  className?: string;
}

export function FavoriteHeart({ id, name, favorite, className }: FavoriteHeartProps) {
  const keep = useFavorite();
  const { card } = storeCopy;
  return (
    <IconButton
      aria-pressed={favorite}
      className={className}
      label={favorite ? card.unfavorite(name) : card.favorite(name)}
      onClick={() => keep.mutate({ id, wanted: !favorite })}
      onPicture
    >
      <Heart
        aria-hidden="true"
        className={favorite ? 'fill-burgundy-text text-burgundy-text' : undefined}
        size={20}
      />
    </IconButton>
  );
}
