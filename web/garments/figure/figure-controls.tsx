import type { Figure } from '#contract/figure.ts';
import { figureBases, figureHairs, figureMeasures } from '#contract/figure-words.ts';
import { skinTones } from '#illustrator/figure/skin.ts';
import { Button } from '#web/components/button.tsx';
import { Disclosure } from '#web/components/disclosure.tsx';
import { Segmented } from '#web/components/forms/segmented.tsx';
import { Switch } from '#web/components/forms/switch.tsx';
import { figureCopy as copy } from '#web/copy/figure.ts';
import { measuresOf, type Slider } from './stored-figure.ts';

interface FigureControlsProps {
  figure: Figure;
  onChange: (figure: Figure) => void;
  /** In the account; undefined where that is not known. */
  isSaved: boolean | undefined;
  onSave: (save: boolean) => void;
}

export function FigureControls({ figure, onChange, isSaved, onSave }: FigureControlsProps) {
  const measures = measuresOf(figure);
  const tones = [null, ...skinTones.keys()];
  return (
    <div className="grid gap-5">
      <div className="grid gap-1.5">
        <span aria-hidden="true" className="text-note text-ink-soft">
          {copy.baseOf(Math.round(measures.height))}
        </span>
        <Segmented
          label={copy.base}
          onValueChange={(base) => onChange({ ...figure, base, own: {} })}
          options={figureBases.map((value) => ({
            value,
            label: copy.bases[value],
          }))}
          value={figure.base}
        />
      </div>
      <fieldset className="grid gap-1.5">
        <legend className="mb-1.5 text-note text-ink-soft">{copy.skin}</legend>
        <div className="flex flex-wrap gap-x-0.5">
          {tones.map((tone) => (
            <label
              className="grid size-11 cursor-pointer place-items-center rounded-full has-focus-visible:outline-2 has-focus-visible:outline-burgundy-text"
              key={tone}
              title={tone === null ? copy.ink : copy.tone(tone + 1)}
            >
              <input
                aria-label={tone === null ? copy.ink : copy.tone(tone + 1)}
                checked={figure.skin === tone}
                className="peer sr-only"
                name="figure-skin"
                onChange={() => onChange({ ...figure, skin: tone })}
                type="radio"
              />
              <span
                className="grid size-8 place-items-center rounded-full border border-line-strong peer-checked:outline-2 peer-checked:outline-ink peer-checked:outline-offset-2"
                style={{ background: tone === null ? undefined : skinTones[tone] }}
              >
                {tone === null && <span aria-hidden="true" className="h-px w-5 -rotate-45 bg-ink" />}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="grid gap-1.5">
        <span aria-hidden="true" className="text-note text-ink-soft">
          {copy.hair}
        </span>
        <Segmented
          label={copy.hair}
          onValueChange={(hair) => onChange({ ...figure, hair })}
          options={figureHairs.map((value) => ({ value, label: copy.hairs[value] }))}
          value={figure.hair}
        />
      </div>
      <Disclosure className="border-line border-y" label={<span className="font-medium">{copy.own}</span>}>
        <div className="grid gap-1 pb-4">
          {(Object.keys(figureMeasures) as Slider[]).map((slider) => {
            const [least, most] = figureMeasures[slider];
            const value = Math.round(measures[slider]);
            return (
              <label className="grid grid-cols-[6.5rem_1fr_4rem] items-center gap-x-3" key={slider}>
                <span className="text-[0.9375rem]">{copy.measures[slider]}</span>
                <input
                  aria-valuetext={copy.centimetres(value)}
                  className="w-full"
                  max={most}
                  min={least}
                  onChange={(event) =>
                    onChange({
                      ...figure,
                      own: { ...figure.own, [slider]: event.currentTarget.valueAsNumber },
                    })
                  }
                  type="range"
                  value={value}
                />
                <span aria-hidden="true" className="tabular text-right text-note">
                  {copy.centimetres(value)}
                </span>
              </label>
            );
          })}
          {isSaved === undefined ? (
            <p className="mt-2 text-note text-ink-soft">{copy.private}</p>
          ) : (
            <div className="mt-2">
              <Switch
                checked={isSaved}
                hint={isSaved ? copy.saved : copy.private}
                label={copy.save}
                onCheckedChange={onSave}
              />
            </div>
          )}
          {Object.keys(figure.own).length > 0 && (
            <Button
              className="justify-self-start"
              onClick={() => onChange({ ...figure, own: {} })}
              size="s"
              variant="secondary"
            >
              {copy.reset}
            </Button>
          )}
        </div>
      </Disclosure>
    </div>
  );
}
