import { scannerCopy } from '#web/copy/scanner.ts';

const steps = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

export function VersatilityMeter({ outOfTen }: { outOfTen: number }) {
  const copy = scannerCopy.result;
  return (
    <div className="grid content-start gap-1.5">
      <p className="font-medium text-[0.9375rem]">{copy.versatility}</p>
      <div className="flex min-h-12 items-center gap-4">
        <span className="tabular font-serif text-title-s">{copy.versatilityValue(outOfTen)}</span>
        <span aria-hidden="true" className="flex flex-1 gap-1">
          {steps.map((step) => (
            <span
              className={`h-1 flex-1 rounded-full ${step <= Math.round(outOfTen) ? 'bg-sage' : 'bg-line'}`}
              key={step}
            />
          ))}
        </span>
      </div>
    </div>
  );
}
