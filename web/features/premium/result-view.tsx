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
import { Spinner } from '#web/components/spinner.tsx';

type Look = 'busy' | 'good' | 'bad' | 'offline' | 'sign-in' | 'cancelled' | 'neutral';

const icons: Record<Exclude<Look, 'busy'>, readonly [LucideIcon, string]> = {
  good: [BadgeCheck, 'text-salvia'],
  bad: [CircleAlert, 'text-granate-texto'],
  offline: [WifiOff, 'text-ocre'],
  'sign-in': [KeyRound, 'text-granate-texto'],
  cancelled: [CircleSlash, 'text-tinta-suave'],
  neutral: [ReceiptText, 'text-tinta-suave'],
};

interface ResultViewProps {
  look: Look;
  title: string;
  text: string;
  actions?: ReactNode;
  children?: ReactNode;
}

/** What became of something: a sign, a title, what happened to the money, and what can be pressed. */
export function ResultView({ look, title, text, actions, children }: ResultViewProps) {
  return (
    <section className="grid max-w-2xl justify-items-start gap-5 py-6 sm:py-14" data-look={look}>
      <Sign look={look} />
      <div className="grid gap-3" role="status">
        <h1 className="text-titulo-l">{title}</h1>
        <p className="max-w-[56ch] text-lg text-tinta-suave">{text}</p>
      </div>
      {children}
      {actions && <div className="mt-2 flex flex-wrap gap-3">{actions}</div>}
    </section>
  );
}

function Sign({ look }: { look: Look }) {
  if (look === 'busy') return <Spinner className="text-granate-texto" size={44} />;
  const [Icon, color] = icons[look];
  return <Icon aria-hidden="true" className={color} size={44} />;
}
