import { sizesCopy } from '#web/copy/sizes.ts';
import { formatList } from '#web/format/words.ts';
import { brandCharts, type Cut, type SizedGarment } from './brand-charts.ts';
import { findShoeSize, findSize, lengthFor, type SizeResult } from './find-size.ts';
import type { Measurements } from './measurements.ts';

const garmentsOf: Record<Cut, readonly SizedGarment[]> = {
  woman: ['tops', 'bottoms', 'dresses'],
  man: ['tops', 'bottoms'],
};

export function SizeResults({ cut, given }: { cut: Cut; given: Measurements }) {
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
