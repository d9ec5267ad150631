import { ButtonLink } from '#web/components/button.tsx';
import { SampleBoard } from '#web/samples/sample-board.tsx';
import type { SampleOutfit } from '#web/samples/sample-outfits.ts';

interface WayInProps {
  title: string;
  text: string;
  action: string;
  to: string;
  sample: SampleOutfit;
}

export function TabLink({ title, text, action, to, sample }: WayInProps) {
  return (
    <section className="grid items-center gap-x-14 gap-y-6 sm:grid-cols-[2fr_3fr]">
      <SampleBoard className="max-w-md" label={sample.inWords} outfit={sample} />
      <div className="grid justify-items-start gap-4">
        <h2 className="text-title-l">{title}</h2>
        <p className="max-w-[44ch] text-lg text-ink-soft">{text}</p>
        <ButtonLink className="mt-2" to={to}>
          {action}
        </ButtonLink>
      </div>
    </section>
  );
}
