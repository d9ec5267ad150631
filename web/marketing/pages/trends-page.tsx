import beigeLinenTrousers from 'pictures/beige-linen-trousers.svg';
import brownBoots from 'pictures/brown-boots.svg';
import camelCoat from 'pictures/camel-coat.svg';
import ecruSweater from 'pictures/ecru-sweater.svg';
import greenPleatedSkirt from 'pictures/green-pleated-skirt.svg';
import greyCardigan from 'pictures/grey-cardigan.svg';
import greyTrousers from 'pictures/grey-trousers.svg';
import houndstoothSkirt from 'pictures/houndstooth-skirt.svg';
import mustardRollNeck from 'pictures/mustard-roll-neck.svg';
import sandTrench from 'pictures/sand-trench.svg';
import skyLinenShirt from 'pictures/sky-linen-shirt.svg';
import strawHat from 'pictures/straw-hat.svg';
import stripedTee from 'pictures/striped-tee.svg';
import tanSandals from 'pictures/tan-sandals.svg';
import { type ColorName, hexOfColor } from '#contract/colors.ts';
import type { Piece } from '#web/components/pictures/flat-lay-places.ts';
import { FlatLayPlate } from '#web/components/pictures/flat-lay-plate.tsx';
import { reading } from '#web/copy/marketing-reading.ts';
import { colorLabel } from '#web/format/color-label.ts';
import { pageMeta } from '#web/meta.ts';
import { paths } from '#web/paths.ts';
import trends from '../content/trends.md?content';
import { Masthead } from '../parts/masthead.tsx';
import { Prose } from '../parts/prose.tsx';

const { trends: copy } = reading;

/** Colours and pictures of the seasons of `content/trends.md`, in its order. */
const looks: readonly { colors: readonly ColorName[]; pieces: readonly Piece[] }[] = [
  {
    colors: ['celeste', 'crudo', 'beige', 'verde menta', 'coral'],
    pieces: [
      { slot: 'outer', src: sandTrench },
      { slot: 'top', src: stripedTee },
      { slot: 'bottom', src: houndstoothSkirt },
    ],
  },
  {
    colors: ['blanco', 'beige', 'celeste', 'turquesa', 'naranja'],
    pieces: [
      { slot: 'outer', src: skyLinenShirt },
      { slot: 'top', src: strawHat },
      { slot: 'bottom', src: beigeLinenTrousers },
      { slot: 'shoes', src: tanSandals },
    ],
  },
  {
    colors: ['camel', 'mostaza', 'verde oliva', 'burdeos', 'azul marino'],
    pieces: [
      { slot: 'outer', src: greyCardigan },
      { slot: 'top', src: mustardRollNeck },
      { slot: 'bottom', src: greenPleatedSkirt },
      { slot: 'shoes', src: brownBoots },
    ],
  },
  {
    colors: ['gris', 'negro', 'petróleo', 'burdeos', 'crudo'],
    pieces: [
      { slot: 'outer', src: camelCoat },
      { slot: 'top', src: ecruSweater },
      { slot: 'bottom', src: greyTrousers },
      { slot: 'shoes', src: brownBoots },
    ],
  },
];

export const meta = () => pageMeta({ ...copy.meta, path: paths.trends });

export default function TrendsPage() {
  return (
    <>
      <Masthead kicker={copy.kicker} lead={copy.lead} title={copy.title} />
      {trends.groups.map(({ id, title, questions }, at) => {
        const look = looks[at];
        return (
          <section className="mx-auto max-w-7xl px-5 sm:px-8" id={id} key={id}>
            <div className="grid items-start gap-x-16 gap-y-8 border-ink border-t pt-6 pb-16 sm:pb-28 lg:grid-cols-2 lg:pt-8">
              <div className="grid content-start gap-8">
                <h2 className="text-[clamp(3rem,1.5rem+5vw,5.5rem)] leading-none tracking-[-0.028em]">
                  {title}
                </h2>
                {questions.map(({ question, html }) => (
                  <div className="grid gap-2 border-line border-t pt-5" key={question}>
                    <h3 className="text-title-s">{question}</h3>
                    <Prose className="text-base! sm:text-[1.0625rem]!" html={html} />
                  </div>
                ))}
              </div>
              <div className={at % 2 === 1 ? 'grid gap-5' : 'grid gap-5 lg:order-first'}>
                {look && <FlatLayPlate className="aspect-4/5" pieces={look.pieces} />}
                <ul aria-label={copy.colors} className="grid grid-cols-5 gap-2">
                  {look?.colors.map((name) => (
                    <li className="grid gap-1.5 text-note" key={name}>
                      <span
                        aria-hidden="true"
                        className="h-14 rounded-photo border border-line"
                        style={{ background: hexOfColor(name) }}
                      />
                      <span className="first-letter:uppercase">{colorLabel(name)}</span>
                    </li>
                  ))}
                </ul>
              </div>
            </div>
          </section>
        );
      })}
    </>
  );
}
