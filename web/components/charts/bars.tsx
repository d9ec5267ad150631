import { classes } from '../classes.ts';
import { ChartTable } from './table.tsx';

export interface Bar {
  /** A short label under the bar. */
  label: string;
  /** The full label, for the table. */
  name: string;
  value: number;
  text: string;
}

interface BarChartProps {
  bars: readonly Bar[];
  caption: string;
  heads: readonly [string, string];
  /** Index of the highlighted bar; the last by default. */
  highlighted?: number;
}

export function BarChart(props: BarChartProps) {
  const { bars, caption, heads, highlighted = props.bars.length - 1 } = props;
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const columns = { gridTemplateColumns: `repeat(${bars.length}, minmax(0, 1fr))` };
  return (
    <div>
      <div aria-hidden="true">
        <div className="relative h-56 pt-7">
          <svg
            aria-hidden="true"
            className="size-full"
            preserveAspectRatio="none"
            viewBox={`0 0 ${bars.length} 100`}
          >
            {bars.map(({ name, value }, at) => {
              const height = (100 * value) / most;
              return (
                <rect
                  className={at === highlighted ? 'fill-burgundy-text' : 'fill-ink'}
                  height={height}
                  key={name}
                  width="0.62"
                  x={at + 0.19}
                  y={100 - height}
                />
              );
            })}
          </svg>
          <div className="absolute inset-0 grid pt-7" style={columns}>
            {bars.map(({ name, value, text }) => (
              <span className="relative" key={name}>
                <span
                  className={classes(
                    'tabular absolute inset-x-0 pb-1 text-center text-note',
                    value === 0 && 'text-ink-soft',
                  )}
                  style={{ bottom: `${(100 * value) / most}%` }}
                >
                  {text}
                </span>
              </span>
            ))}
          </div>
        </div>
        <div className="grid border-ink border-t pt-2" style={columns}>
          {bars.map(({ name, label }) => (
            <span className="text-center text-note text-ink-soft" key={name}>
              {label}
            </span>
          ))}
        </div>
      </div>
      <ChartTable
        caption={caption}
        heads={heads}
        rows={bars.map(({ name, text }) => [name, text] as const)}
      />
    </div>
  );
}
