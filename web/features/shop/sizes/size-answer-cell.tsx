import { sizesCopy } from '#web/copy/sizes.ts';
import { formatList } from '#web/format/words.ts';
import type { SizeAnswer } from './find-size.ts';

export function SizeAnswerCell({ answer }: { answer: SizeAnswer }) {
  if (answer.kind === 'missing') {
    const names = answer.measures.map((measure) => sizesCopy.measures[measure].name);
    return (
      <span className="text-[0.9375rem] text-ink-soft">
        {sizesCopy.missing(formatList(names), names.length)}
      </span>
    );
  }
  if (answer.kind === 'outside') {
    const { name } = sizesCopy.measures[answer.measure];
    return <span className="text-[0.9375rem] text-ink-soft">{sizesCopy.outside[answer.side](name)}</span>;
  }
  return (
    <span className="grid">
      <span className="tabular font-serif text-title-m">{answer.size}</span>
      <span className="text-note text-ink-soft">
        {answer.others.length > 0
          ? sizesCopy.orElse(formatList(answer.others))
          : sizesCopy.decidedBy(sizesCopy.measures[answer.decidedBy].name)}
      </span>
    </span>
  );
}
