import { useState } from 'react';
import { Button } from '#web/components/button.tsx';
import { paperLook } from '#web/components/pictures/paper-look.ts';
import { sizesCopy } from '#web/copy/sizes.ts';
import { MeasureFigure } from './measure-figure.tsx';
import { type Measure, type Measurements, measures, parseMeasure } from './measurements.ts';
import { MeasurementsForm } from './measurements-form.tsx';
import { SizeResults } from './size-results.tsx';
import { type Draft, emptyDraft, loadMeasurements, saveMeasurements } from './stored-measurements.ts';

export function SizeFinder() {
  const [draft, setDraft] = useState(loadMeasurements);
  const [active, setActive] = useState<Measure | null>(null);
  const given: Measurements = {};
  for (const measure of measures) given[measure] = parseMeasure(measure, draft.typed[measure]) ?? undefined;
  const anything = measures.some((measure) => draft.typed[measure] !== '');

  const change = (next: Draft) => {
    setDraft(next);
    saveMeasurements(next);
  };
  const forget = () => {
    setDraft({ ...emptyDraft, cut: draft.cut });
    saveMeasurements(null);
  };

  return (
    <div className="grid gap-10">
      <div className="grid gap-2">
        <h2 className="text-title-m">{sizesCopy.title}</h2>
        <p className="max-w-[60ch] text-lg text-ink-soft">{sizesCopy.lead}</p>
      </div>
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[13rem_minmax(0,4fr)_minmax(0,5fr)]">
        <div className={`hidden place-items-center self-start rounded-photo py-6 lg:grid ${paperLook}`}>
          <MeasureFigure active={active} className="h-96" />
        </div>
        <div className="grid content-start gap-5">
          <MeasurementsForm draft={draft} onChange={change} onFocus={setActive} />
          <p className="text-[0.9375rem] text-ink-soft">{sizesCopy.kept}</p>
          {anything && (
            <Button className="justify-self-start" onClick={forget} size="s" variant="secondary">
              {sizesCopy.forget}
            </Button>
          )}
        </div>
        <SizeResults cut={draft.cut} given={given} />
      </div>
    </div>
  );
}
