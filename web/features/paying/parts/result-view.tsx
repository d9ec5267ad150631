import {
  BadgeCheck,
  CircleAlert,
  CircleSlash,
  KeyRound,
  type LucideIcon,
  ReceiptText,
  WifiOff,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '#web/components/classes.ts';
import { Spinner } from '#web/components/feedback/spinner.tsx';

type Look = 'busy' | 'good' | 'bad' | 'offline' | 'sign-in' | 'cancelled' | 'neutral';

const icons: Record<Exclude<Look, 'busy'>, readonly [LucideIcon, string]> = {
  good: [BadgeCheck, 'text-sage'],
  bad: [CircleAlert, 'text-burgundy-text'],
  offline: [WifiOff, 'text-ochre'],
  'sign-in': [KeyRound, 'text-burgundy-text'],
  cancelled: [CircleSlash, 'text-ink-soft'],
  neutral: [ReceiptText, 'text-ink-soft'],
};

interface ResultViewProps {
  look: Look;
  title: string;
  text: string;
  actions?: ReactNode;
  aside?: ReactNode;
  children?: ReactNode;
}

export function ResultView({ look, title, text, actions, aside, children }: ResultViewProps) {
  return (
    <section
      className={classes(
        'grid items-start gap-x-16 gap-y-10 py-6 sm:py-14',
        aside !== undefined && 'lg:grid-cols-[minmax(0,1fr)_22rem]',
      )}
      data-look={look}
    >
      <div className="grid max-w-2xl justify-items-start gap-5">
        <Sign look={look} />
        <div className="grid gap-3" role="status">
          <h1 className="text-title-l">{title}</h1>
          <p className="max-w-[56ch] text-lg text-ink-soft">{text}</p>
        </div>
        {children}
        {actions && <div className="mt-2 flex flex-wrap gap-3">{actions}</div>}
      </div>
      {aside}
    </section>
  );
}

function Sign({ look }: { look: Look }) {
  if (look === 'busy') return <Spinner className="text-burgundy-text" size={44} />;
  const [Icon, color] = icons[look];
  return <Icon className={color} size={44} />;
}
