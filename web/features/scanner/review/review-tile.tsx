import { Check, CircleAlert, CircleQuestionMark, Copy, ImageOff, Maximize2 } from 'lucide-react';
import { kindNames } from '#contract/names.ts';
import type { Kind } from '#contract/vocabulary.ts';
import { classes } from '#web/components/classes.ts';
import { Spinner } from '#web/components/feedback/spinner.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { paperLook } from '#web/components/pictures/paper-look.ts';
import { reviewCopy } from '#web/copy/scan-review.ts';
import { type Entry, type Section, shownValue } from './entries.ts';
import { tile } from './use-grid-keys.ts';

interface ReviewTileProps {
  entry: Entry;
  number: number;
  section: Section;
  similar: boolean;
  selected: boolean;
  /** The one tile that the Tab key reaches. */
  reachable: boolean;
  onFocus: () => void;
  onToggle: (isRange: boolean) => void;
  onOpen: () => void;
}

export function nameOf(entry: Entry, number: number): string {
  const kind = shownValue(entry, 'kind');
  if (kind === null) return reviewCopy.photo(number);
  return reviewCopy.facts(kindNames[kind as Kind], shownValue(entry, 'color') ?? '');
}

export function ReviewTile(props: ReviewTileProps) {
  const { entry, number, section, similar, selected, reachable, onFocus, onToggle, onOpen } = props;
  const { status, thumb, leftOut } = entry;
  const name = nameOf(entry, number);
  const note = similar ? reviewCopy.similar : (entry.doubt?.text ?? entry.error)?.replace(/\.$/, '');
  const asks = section === 'decide' || section === 'unsure';
  return (
    <li className={classes('relative grid content-start gap-1', leftOut && 'opacity-60')}>
      <label
        className={classes(
          'relative block aspect-4/5 w-full overflow-hidden rounded-photo outline-offset-2 has-focus-visible:outline-2 has-focus-visible:outline-burgundy-text',
          paperLook,
          selected && 'outline-2 outline-ink',
        )}
      >
        {thumb ? (
          <img alt="" className="size-full object-cover" draggable={false} loading="lazy" src={thumb} />
        ) : (
          note && (
            <span className="grid size-full place-items-center text-ink-soft">
              <ImageOff size={24} strokeWidth={1.5} />
            </span>
          )
        )}
        <input
          aria-label={`${name}: ${note && !leftOut ? note : reviewCopy.status[status]}`}
          checked={selected}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
          onChange={({ nativeEvent }) => onToggle('shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
          onFocus={onFocus}
          tabIndex={reachable ? 0 : -1}
          type="checkbox"
          {...tile(entry.id)}
        />
        <Mark entry={entry} selected={selected} similar={similar} />
      </label>
      {(entry.analysis ?? entry.doubt ?? entry.error) && (
        <IconButton
          className="absolute top-0 right-0"
          label={reviewCopy.open(name)}
          onClick={onOpen}
          tabIndex={reachable ? 0 : -1}
        >
          <span className="grid size-7 place-items-center rounded-full bg-paper-raised/85">
            <Maximize2 size={14} />
          </span>
        </IconButton>
      )}
      <p className={classes('line-clamp-2 text-note', asks && !leftOut ? 'text-ochre' : 'text-ink-soft')}>
        {note && !leftOut ? note : entry.analysis ? name : status !== 'ready' && reviewCopy.status[status]}
      </p>
    </li>
  );
}

function Mark({ entry, selected, similar }: Pick<ReviewTileProps, 'entry' | 'selected' | 'similar'>) {
  const place = 'absolute bottom-1 left-1 grid size-6 place-items-center rounded-full';
  const { status, leftOut } = entry;
  if (selected)
    return (
      <span className={classes(place, 'bg-ink text-paper')}>
        <Check size={14} />
      </span>
    );
  if (leftOut) return null;
  if (['preparing', 'reading', 'sending', 'sent'].includes(status))
    return (
      <span className={classes(place, 'bg-paper-raised')}>
        <Spinner size={16} />
      </span>
    );
  if (status === 'failed' || status === 'unreadable')
    return (
      <span className={classes(place, 'bg-burgundy text-on-burgundy')}>
        <CircleAlert size={15} />
      </span>
    );
  if (similar || status === 'doubted') {
    const Icon = similar ? Copy : CircleQuestionMark;
    return (
      <span className={classes(place, 'bg-ochre-veil text-ochre')}>
        <Icon size={14} />
      </span>
    );
  }
  return null;
}
