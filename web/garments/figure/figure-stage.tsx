import { type PointerEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { drawingUrl } from '#illustrator/compose-board.ts';
import type { WornGarment } from '#illustrator/figure/dress.ts';
import { drawFigure, type FigureOptions } from '#illustrator/figure/figure.ts';
import type { Pixels } from '#illustrator/figure/worn-photo.ts';
import { whenIdle } from '#web/components/behaviour/when-idle.ts';
import { classes } from '#web/components/classes.ts';
import { paperLook } from '#web/components/pictures/paper-look.ts';
import { figureCopy as copy } from '#web/copy/figure.ts';
import { canvasOf, loadImage } from '../photos/canvas.ts';
import { encodePixels } from './cutout-pixels.ts';

/** Degrees of the drawn views; between two of them, one fades into the other. */
const views = [-42, -28, -14, 0, 14, 28, 42] as const;
const furthest = 42;
const apart = 14;
const front = views.indexOf(0);

interface FigureStageProps {
  garments: readonly WornGarment[];
  /** In the order of the garments. */
  cutouts: readonly (Pixels | undefined)[];
  look: Pick<FigureOptions, 'measures' | 'skinHex' | 'hair'>;
  /** Accessible description of the picture. */
  label: string;
}

export function FigureStage({ garments, cutouts, look, label }: FigureStageProps) {
  const sources = useViews(garments, cutouts, look);
  const degrees = useRef(0);
  const stage = useRef<HTMLDivElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  const dragged = useRef<{ x: number; from: number } | null>(null);
  const sliderId = useId();

  // Past React, which would be most of a frame's work.
  const show = () => {
    const images = stage.current?.querySelectorAll('img') ?? [];
    images.forEach((image, view) => {
      const opacity = String(opacityOf(view, degrees.current, sources));
      if (image.style.opacity !== opacity) image.style.opacity = opacity;
    });
    slider.current?.setAttribute('aria-valuetext', copy.turned(degrees.current));
  };
  useLayoutEffect(show);
  const turn = (to: number) => {
    const within = Math.round(Math.max(-furthest, Math.min(furthest, to)));
    if (within === degrees.current) return;
    degrees.current = within;
    show();
  };
  const onPointerMove = (event: PointerEvent) => {
    const from = dragged.current;
    if (!from) return;
    turn(from.from + ((event.clientX - from.x) / event.currentTarget.clientWidth) * 120);
    if (slider.current) slider.current.value = String(degrees.current);
  };
  const letGo = () => {
    dragged.current = null;
  };

  return (
    <div className="grid content-start gap-2">
      <div
        aria-label={label}
        className={classes(
          'relative isolate h-[min(62dvh,44rem)] touch-pan-y cursor-grab select-none rounded-photo contain-[size_layout] active:cursor-grabbing',
          paperLook,
        )}
        onPointerCancel={letGo}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          dragged.current = { x: event.clientX, from: degrees.current };
        }}
        onPointerMove={onPointerMove}
        onPointerUp={letGo}
        ref={stage}
        role="img"
      >
        {sources.map((src, i) => (
          <img
            alt=""
            className="absolute inset-0 size-full object-contain py-3 will-change-[opacity]"
            decoding="async"
            draggable={false}
            key={views[i]}
            src={src ?? sources[front] ?? undefined}
          />
        ))}
      </div>
      <div className="grid grid-cols-[auto_1fr] items-center gap-x-3 contain-layout">
        <label className="text-[0.9375rem]" htmlFor={sliderId}>
          {copy.turn}
        </label>
        <input
          className="w-full"
          defaultValue={0}
          id={sliderId}
          max={furthest}
          min={-furthest}
          onChange={(event) => turn(event.currentTarget.valueAsNumber)}
          ref={slider}
          step={7}
          type="range"
        />
      </div>
    </div>
  );
}

/** The nearer view is whole and lies below; the next one fades in over it. */
function opacityOf(view: number, degrees: number, sources: readonly (string | null)[]): number {
  const at = (degrees + furthest) / apart;
  const nearest = Math.round(at);
  // Without a source its frame would show.
  if (!sources[nearest]) return view === front && sources[front] ? 1 : 0;
  if (view === nearest) return 1;
  const away = Math.abs(at - view);
  return away < 1 && sources[view] && view > nearest ? 1 - away : 0;
}

/** Height in pixels, about that of the largest stage. */
const bitmapHeight = 1400;

/** The light of a drawing is computed at every change of its opacity, that of a bitmap is not. */
async function bitmapOf(svg: string): Promise<string> {
  const picture = await loadImage(svg);
  const canvas = canvasOf(
    Math.round((bitmapHeight * picture.naturalWidth) / picture.naturalHeight),
    bitmapHeight,
  );
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const bitmap = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.94));
  return bitmap ? URL.createObjectURL(bitmap) : svg;
}

function revoke(src: string): void {
  if (src.startsWith('blob:')) URL.revokeObjectURL(src);
}

/** Draws the front at once and the other views in idle time, each as an image of its own. */
function useViews(
  garments: readonly WornGarment[],
  cutouts: FigureStageProps['cutouts'],
  look: FigureStageProps['look'],
): (string | null)[] {
  const [sources, setSources] = useState<(string | null)[]>(() => views.map(() => null));
  const wanted = JSON.stringify([garments, look, cutouts.map(Boolean)]);
  const photos = useRef(cutouts);
  photos.current = cutouts;
  useEffect(() => {
    const [drawn, options] = JSON.parse(wanted) as [WornGarment[], FigureStageProps['look']];
    const worn = drawn.map((garment, i) => ({ ...garment, photo: photos.current[i] }));
    let stopped = false;
    const made: string[] = [];
    const order = [front, 4, 2, 5, 1, 6, 0];
    const drawNext = (place: number) => {
      const view = order[place];
      if (stopped || view === undefined) return;
      const svg = drawingUrl(
        drawFigure(worn, {
          ...options,
          turn: views[view] ?? 0,
          tight: true,
          paperHex: '#f1ebdf',
          encode: encodePixels,
        }),
      );
      void bitmapOf(svg)
        .catch(() => svg)
        .then((src) => {
          if (stopped) return revoke(src);
          made.push(src);
          setSources((before) =>
            place === 0
              ? views.map((_, i) => (i === view ? src : null))
              : before.map((old, i) => (i === view ? src : old)),
          );
          whenIdle(() => drawNext(place + 1));
        });
    };
    drawNext(0);
    return () => {
      stopped = true;
      made.forEach(revoke);
    };
  }, [wanted]);
  return sources;
}
