import type { Advisor } from '#contract/vocabulary.ts';

/** Differs in shape and letter, not only in colour. */
export function AdvisorMark({ advisor, size = 28 }: { advisor: Advisor; size?: number }) {
  return (
    <svg aria-hidden="true" className="shrink-0" height={size} viewBox="0 0 28 28" width={size}>
      {advisor === 'maya' ? (
        <>
          <circle className="fill-maya-veil stroke-maya-gold" cx="14" cy="14" r="13.25" strokeWidth="1" />
          <circle className="fill-none stroke-maya-gold" cx="14" cy="14" r="11" strokeWidth="0.6" />
          <path
            className="fill-none stroke-maya"
            d="M8.6 19h2.6M9.9 19V9.4L14 17.6l4.1-8.2V19M16.6 19h2.9M8.4 9.2h2M17.7 9.2h2"
            strokeWidth="1.05"
          />
        </>
      ) : (
        <g transform="rotate(-7 14 14)">
          <rect className="fill-valentina-blue" height="20" width="20" x="6" y="6" />
          <rect className="fill-valentina" height="20" width="20" x="3" y="3" />
          <path className="fill-none stroke-paper-raised" d="M8 8l5 10.4L18 8" strokeWidth="3" />
        </g>
      )}
    </svg>
  );
}
