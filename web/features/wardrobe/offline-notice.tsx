import { CloudOff } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '#web/components/button.tsx';
import { Notice } from '#web/components/feedback/notice.tsx';
import { common } from '#web/copy/common.ts';
import { offlineCopy } from '#web/copy/wardrobe.ts';
import { useWardrobe } from '#web/garments/wardrobe-query.ts';
import { useOfflineCopy } from '#web/pwa/offline-copy.ts';

/** The `online` event fires once, and the server may still be unreachable then. */
const retryMs = 5_000;

/** Says that the wardrobe is an offline copy, with its date; refetches until the server responds. */
export function OfflineNotice() {
  const seen = useOfflineCopy();
  const { refetch, isFetching } = useWardrobe();
  const [pressed, setPressed] = useState(false);
  const ask = useEffectEvent(() => {
    if (seen === null || !navigator.onLine) return;
    setPressed(false);
    void refetch();
  });
  useEffect(() => {
    window.addEventListener('online', ask);
    const timer = window.setInterval(ask, retryMs);
    return () => {
      window.removeEventListener('online', ask);
      window.clearInterval(timer);
    };
  }, []);
  const press = () => {
    setPressed(true);
    void refetch();
  };
  if (seen === null) return null;
  return (
    <Notice tone="warning" filled className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2" role="status">
      <CloudOff className="text-ochre" size={20} />
      <p className="min-w-0 flex-1 basis-64">
        <strong className="font-semibold">{offlineCopy.title}.</strong> {offlineCopy.text(seen)}
      </p>
      <Button loading={pressed && isFetching} onClick={press} size="s" variant="secondary">
        {common.retry}
      </Button>
    </Notice>
  );
}
