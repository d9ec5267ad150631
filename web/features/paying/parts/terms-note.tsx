import { Link } from 'react-router';
import { paths } from '#web/paths.ts';

export function TermsNote({ copy }: { copy: Record<'terms' | 'termsLink' | 'termsEnd', string> }) {
  return (
    <p className="text-[0.9375rem] text-ink-soft">
      {copy.terms}{' '}
      <Link className="inline-link" target="_blank" to={paths.terms}>
        {copy.termsLink}
      </Link>
      {copy.termsEnd}
    </p>
  );
}
