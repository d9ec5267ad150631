import { useEffect, useState } from 'react';
import { paperLook } from '#web/components/pictures/paper-look.ts';
import type { Entry } from './entries.ts';
import { keptPhoto } from './kept.ts';

/** The photo in full: from the server that has read it, or from this device. */
export function EntryPicture({ entry: { id, full, thumb }, alt }: { entry: Entry; alt: string }) {
  const own = useKeptPhoto(full === null ? id : null);
  const source = full ?? own ?? thumb;
  return (
    <div className={`mx-auto w-full max-w-72 overflow-hidden rounded-photo ${paperLook}`}>
      {source && (
        <img alt={alt} className="block max-h-[32dvh] w-full sm:max-h-[60dvh] object-contain" src={source} />
      )}
    </div>
  );
}

/** Null while it is loaded. */
export function useKeptPhoto(id: string | null): string | null {
  const [dataUrl, setDataUrl] = useState<string | null>(null);
  useEffect(() => {
    let current = true;
    if (id !== null) void keptPhoto(id).then((kept) => current && setDataUrl(kept));
    return () => {
      current = false;
    };
  }, [id]);
  return dataUrl;
}
