import { useState } from 'react';
import { Button } from '#web/components/button.tsx';
import { Field } from '#web/components/forms/field.tsx';
import { Segmented } from '#web/components/forms/segmented.tsx';
import { TextInput } from '#web/components/forms/text-input.tsx';
import { paperLook } from '#web/components/pictures/paper-look.ts';
import { sizesCopy } from '#web/copy/sizes.ts';
import { formatList } from '#web/format/words.ts';
import { brandCharts, type Cut, type SizedGarment } from './brand-charts.ts';
import { findShoeSize, findSize, lengthFor, type SizeResult } from './find-size.ts';
import { MeasureFigure } from './measure-figure.tsx';
import { type Measure, type Measurements, measureRange, measures, parseMeasure } from './measurements.ts';
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

const cuts = (['woman', 'man'] as const).map((value) => ({ value, label: sizesCopy.cuts[value] }));

interface MeasurementsFormProps {
  draft: Draft;
  onChange: (draft: Draft) => void;
  onFocus: (measure: Measure | null) => void;
}

function MeasurementsForm({ draft, onChange, onFocus }: MeasurementsFormProps) {
  const write = (measure: Measure, text: string) =>
    onChange({ ...draft, typed: { ...draft.typed, [measure]: text } });
  return (
    <form className="grid content-start gap-5" onSubmit={(event) => event.preventDefault()}>
      <Segmented<Cut>
        label={sizesCopy.cutLabel}
        onValueChange={(cut) => onChange({ ...draft, cut })}
        options={cuts}
        value={draft.cut}
      />
      <div className="grid grid-cols-2 gap-x-4 gap-y-5">
        {measures.map((measure) => {
          const { label, hint } = sizesCopy.measures[measure];
          const wrong = parseMeasure(measure, draft.typed[measure]) === null;
          const { min, max } = measureRange[measure];
          return (
            <Field
              className={measure === 'height' ? 'col-span-2' : undefined}
              error={wrong ? sizesCopy.wrong(min, max) : undefined}
              hint={hint}
              key={measure}
              label={label}
            >
              <TextInput
                autoComplete="off"
                className="tabular"
                inputMode="decimal"
                maxLength={12}
                onBlur={() => onFocus(null)}
                onValueChange={(typed) => write(measure, typed)}
                onFocus={() => onFocus(measure)}
                placeholder={sizesCopy.placeholder[measure]}
                value={draft.typed[measure]}
              />
            </Field>
          );
        })}
      </div>
    </form>
  );
}

const garmentsOf: Record<Cut, readonly SizedGarment[]> = {
  woman: ['tops', 'bottoms', 'dresses'],
  man: ['tops', 'bottoms'],
};

function SizeResults({ cut, given }: { cut: Cut; given: Measurements }) {
  return (
    <section aria-live="polite" className="grid content-start gap-4">
      <h3 className="text-title-s">{sizesCopy.resultsTitle}</h3>
      <table className="w-full text-left">
        <caption className="sr-only">{sizesCopy.resultsCaption}</caption>
        <thead className="text-[0.9375rem] text-ink-soft">
          <tr className="border-ink border-b">
            <th className="w-[30%] py-2 pr-3 font-normal" scope="col">
              {sizesCopy.garment}
            </th>
            {brandCharts.map(({ brand }) => (
              <th className="w-[35%] py-2 pr-3 font-normal" key={brand} scope="col">
                {brand}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {garmentsOf[cut].map((garment) => (
            <tr className="border-line border-b" key={garment}>
              <th className="py-3 pr-3 align-top font-normal" scope="row">
                {sizesCopy.garments[garment]}
              </th>
              {brandCharts.map((chart) => (
                <td className="py-3 pr-3 align-top" key={chart.brand}>
                  <SizeResultCell answer={findSize(chart, cut, garment, given)} />
                </td>
              ))}
            </tr>
          ))}
          <tr className="border-line border-b">
            <th className="py-3 pr-3 align-top font-normal" scope="row">
              {sizesCopy.garments.shoes}
            </th>
            {brandCharts.map((chart) => (
              <td className="py-3 pr-3 align-top" key={chart.brand}>
                <SizeResultCell answer={findShoeSize(chart, given)} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      {given.height !== undefined && <p>{sizesCopy.lengths[lengthFor(cut, given.height)]}</p>}
      <p className="text-[0.9375rem] text-ink-soft">{sizesCopy.error}</p>
    </section>
  );
}

function SizeResultCell({ answer }: { answer: SizeResult }) {
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
