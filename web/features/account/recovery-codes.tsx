import { Copy, Download } from 'lucide-react';
import { Button } from '#web/components/button.tsx';
import { buttonLook } from '#web/components/button-look.ts';
import { Dialog } from '#web/components/overlays/dialog.tsx';
import { copyText } from '#web/components/share.ts';
import { security } from '#web/copy/security.ts';

const { recovery: copy } = security;

export function RecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const text = codes.join('\n');
  const copyAll = () => void copyText(text, { copied: copy.copied, failed: copy.error });
  return (
    <Dialog
      compact
      description={copy.text}
      footer={<Button onClick={onSaved}>{copy.saved}</Button>}
      onClose={onSaved}
      size="s"
      title={copy.title}
    >
      <div className="grid gap-5">
        <ol className="tabular grid grid-cols-1 gap-x-6 border-line border-t min-[22rem]:grid-cols-2">
          {codes.map((code) => (
            <li className="whitespace-nowrap border-line border-b py-2.5 font-medium" key={code}>
              {code}
            </li>
          ))}
        </ol>
        <div className="flex flex-wrap gap-3">
          <Button icon={<Copy size={16} />} onClick={copyAll} size="s" variant="secondary">
            {copy.copy}
          </Button>
          <a
            className={buttonLook('secondary', 's')}
            download={copy.file}
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
          >
            <Download size={16} />
            {copy.download}
          </a>
        </div>
      </div>
    </Dialog>
  );
}
