import type { ReactNode } from 'react';
import { FlatLayPlate } from '#web/components/pictures/flat-lay-plate.tsx';
import { PictureLabel } from '#web/components/pictures/label.tsx';
import { landing } from '#web/copy/landing.ts';
import { market } from '#web/samples/sample-outfits.ts';
import { samplePictures } from '#web/samples/sample-pictures.ts';

const { steps: copy, hero } = landing;

interface LabelledProps {
  labels: readonly string[];
  tone?: 'ink' | 'paper';
  children: ReactNode;
}

function Labelled({ labels, tone = 'paper', children }: LabelledProps) {
  return (
    <div className="relative">
      {children}
      <div aria-hidden="true" className="absolute inset-x-3 bottom-3 flex flex-wrap gap-1.5">
        {labels.map((label) => (
          <PictureLabel key={label} tone={tone}>
            {label}
          </PictureLabel>
        ))}
      </div>
    </div>
  );
}

const plate = 'aspect-4/3';

function Scanned() {
  return (
    <Labelled labels={copy.read}>
      <FlatLayPlate
        className={plate}
        label={copy.picture.scan}
        pieces={[{ slot: 'top', src: samplePictures['striped-shirt'] }]}
        shape="wide"
      />
      <svg
        aria-hidden="true"
        className="absolute inset-0 size-full text-burgundy"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        viewBox="0 0 120 90"
      >
        <path d="M34 13V6h7M79 6h7v7M86 57v7h-7M41 64h-7v-7" vectorEffect="non-scaling-stroke" />
      </svg>
    </Labelled>
  );
}

function Hung() {
  return (
    <Labelled labels={copy.wardrobe}>
      <FlatLayPlate
        className={plate}
        label={copy.picture.wardrobe}
        pieces={[
          { slot: 'top', src: samplePictures['petrol-blouse'] },
          { slot: 'outer', src: samplePictures['sand-trench'] },
          { slot: 'bottom', src: samplePictures['blue-jeans'] },
        ]}
        shape="wide"
      />
    </Labelled>
  );
}

function Combined() {
  const pieces = market.pieces.map(({ id }) => ({ slot: 'top' as const, src: samplePictures[id] }));
  return (
    <Labelled labels={[`${market.score} ${hero.scoreLabel}`]} tone="ink">
      <FlatLayPlate
        className={plate}
        label={copy.picture.outfit(market.score)}
        pieces={pieces}
        shape="wide"
      />
    </Labelled>
  );
}

export const stepPictures = [Scanned, Hung, Combined] as const;
