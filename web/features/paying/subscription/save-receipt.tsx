import { Download } from 'lucide-react';
import { Button } from '#web/components/button.tsx';
import { download } from '#web/components/download.ts';
import { subscription } from '#web/copy/subscription.ts';
import { formatEuros } from '#web/format/money.ts';
import { formatMoment } from './moments.ts';
import type { Receipt } from './receipt-facts.tsx';

const { receipt: copy, text } = subscription.withdrawal;

interface SaveReceiptProps {
  receipt: Receipt;
  listed?: boolean;
}

export function SaveReceipt({ receipt, listed = false }: SaveReceiptProps) {
  const { number, requestedAt, amount } = receipt;
  const save = () => {
    const content = text(number, formatMoment(requestedAt), formatEuros(amount));
    download(new Blob([content], { type: 'text/plain;charset=utf-8' }), copy.file(number));
  };
  return (
    <Button
      aria-label={listed ? copy.saveNamed(number) : undefined}
      className={listed ? 'justify-self-start max-sm:-ml-4 sm:-mr-4' : undefined}
      icon={<Download size={18} />}
      onClick={save}
      size={listed ? 's' : 'm'}
      variant={listed ? 'ghost' : 'primary'}
    >
      {copy.save}
    </Button>
  );
}
