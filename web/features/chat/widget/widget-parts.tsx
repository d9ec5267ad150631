import { Maximize2, Minus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Advisor } from '#contract/vocabulary.ts';
import { IconButton } from '#web/components/icon-button.tsx';
import { chat } from '#web/copy/chat.ts';
import { common } from '#web/copy/common.ts';
import { chatWith, paths } from '#web/paths.ts';
import { AdvisorSwitch } from '../advisor-switch.tsx';
import { showWidget } from './widget-view.ts';

const { widget: copy } = chat;

export function WidgetHead({
  stylist,
  onChoose,
}: {
  stylist: Advisor;
  onChoose: (stylist: Advisor) => void;
}) {
  return (
    <header className="flex items-stretch justify-between border-line border-b pl-2.5 sm:pl-3.5">
      <AdvisorSwitch className="py-1" label={copy.choose} onValueChange={onChoose} value={stylist} />
      <div className="flex items-center">
        <IconButton label={copy.minimise} onClick={() => showWidget('minimised')}>
          <Minus size={20} />
        </IconButton>
        <IconButton label={common.close} onClick={() => showWidget('closed')}>
          <X size={20} />
        </IconButton>
      </div>
    </header>
  );
}

interface WidgetNoticeProps {
  onStartAgain: (() => void) | undefined;
  wide: Advisor | null;
}

/** The notice that the stylist is an AI, always visible. */
export function WidgetNotice({ onStartAgain, wide }: WidgetNoticeProps) {
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4 border-line border-b pb-2 text-note text-ink-soft">
      <p className="py-1">
        <strong className="font-semibold text-ink">{chat.ai}.</strong> {chat.aiNote}
      </p>
      <p className="flex gap-x-4">
        {onStartAgain && (
          <button
            className="inline-link min-h-8 pointer-coarse:min-h-11"
            onClick={onStartAgain}
            type="button"
          >
            {copy.fresh}
          </button>
        )}
        {wide && (
          <Link
            className="inline-link inline-flex min-h-8 items-center gap-1.5 pointer-coarse:min-h-11"
            to={chatWith(wide)}
          >
            <Maximize2 size={13} />
            {copy.wide}
          </Link>
        )}
      </p>
    </div>
  );
}

export function WidgetFoot({ offered, children }: { offered: boolean; children: ReactNode }) {
  return (
    <footer className="grid gap-2 border-line border-t px-3 pt-3 pb-3">
      {children}
      {offered && (
        <p className="px-1 text-note text-ink-soft">
          {copy.account}{' '}
          <Link className="inline-link text-ink" to={paths.register}>
            {copy.accountAction}
          </Link>
        </p>
      )}
    </footer>
  );
}
