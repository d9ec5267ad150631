import { classes } from '#web/components/classes.ts';
import { type Run, readAnswer } from './read-answer.ts';

function Runs({ runs }: { runs: readonly Run[] }) {
  return runs.map(({ text, strong }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: words only ever grow at the end
    strong ? <strong key={at}>{text}</strong> : <span key={at}>{text}</span>,
  );
}

export function AnswerText({ text, className }: { text: string; className?: string }) {
  return (
    <div className={classes('grid gap-3 break-words', className)}>
      {readAnswer(text).map((block, at) => {
        if (block.kind === 'paragraph') {
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: blocks only ever grow at the end
            <p className="whitespace-pre-line" key={at}>
              <Runs runs={block.runs} />
            </p>
          );
        }
        const List = block.ordered ? 'ol' : 'ul';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks only ever grow at the end
          <List className={classes('grid gap-1 pl-5', block.ordered ? 'list-decimal' : 'list-disc')} key={at}>
            {block.items.map((runs, item) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: items only ever grow at the end
              <li key={item}>
                <Runs runs={runs} />
              </li>
            ))}
          </List>
        );
      })}
    </div>
  );
}
