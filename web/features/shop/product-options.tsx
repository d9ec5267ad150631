import type { ReactNode } from 'react';
import { classes } from '#web/components/classes.ts';
import { ToggleChip } from '#web/components/forms/toggle-chip.tsx';
import { ColorSwatch } from '#web/components/pictures/swatch.tsx';
import { common } from '#web/copy/common.ts';
import { storeCopy } from '#web/copy/store.ts';
import { colorLabel } from '#web/format/color-label.ts';
import { type Choice, chooseColor, hasColor, scarceStock, stockOf } from './options.ts';
import type { Product } from './store-queries.ts';

interface ProductOptionsProps {
  product: Product;
  choice: Choice;
  onChoose: (choice: Choice) => void;
  sizeHelp?: ReactNode;
}

const { detail: copy } = storeCopy;

export function ProductOptions({ product, choice, onChoose, sizeHelp }: ProductOptionsProps) {
  return (
    <div className="grid gap-6">
      <fieldset className="grid gap-2.5">
        <Legend label={common.color} value={choice.color && colorLabel(choice.color)} />
        <div className="flex flex-wrap gap-2">
          {product.variants.map(({ color, hex }) => (
            <ToggleChip
              className={hasColor(product, color, null) ? undefined : 'line-through opacity-60'}
              framed
              key={color}
              onPressedChange={() => onChoose(chooseColor(product, choice, color))}
              pressed={choice.color === color}
            >
              <ColorSwatch hex={hex} name={color} />
            </ToggleChip>
          ))}
        </div>
      </fieldset>
      <fieldset className="grid gap-2.5">
        <Legend label={copy.size} value={choice.size} />
        <div className="flex flex-wrap gap-2">
          {product.sizes.map((size) => (
            <SizeButton
              key={size}
              onChoose={() => onChoose({ ...choice, size })}
              pressed={choice.size === size}
              size={size}
              stock={stockOf(product, choice.color, size)}
            />
          ))}
        </div>
        {sizeHelp}
      </fieldset>
    </div>
  );
}

function Legend({ label, value }: { label: string; value: string | null }) {
  return (
    <legend className="mb-2.5 text-[0.9375rem]">
      <span className="font-medium">{label}</span>
      <span className="text-ink-soft">: {value ?? copy.choose}</span>
    </legend>
  );
}

interface SizeButtonProps {
  size: string;
  stock: number;
  pressed: boolean;
  onChoose: () => void;
}

function SizeButton({ size, stock, pressed, onChoose }: SizeButtonProps) {
  const scarce = scarceStock(stock);
  const state = scarce === null ? null : scarce === 0 ? copy.soldOut : copy.left(scarce);
  return (
    <button
      aria-label={state ? copy.sizeIn(size, state) : undefined}
      aria-pressed={pressed}
      className={classes(
        'grid min-h-12 min-w-14 place-content-center justify-items-center rounded-photo border px-3 py-1 leading-tight transition-colors duration-150',
        pressed
          ? 'border-ink bg-ink text-paper'
          : 'border-line-strong hover:border-ink hover:bg-paper-sunken disabled:border-line disabled:bg-transparent disabled:text-ink-soft',
      )}
      disabled={stock === 0}
      onClick={onChoose}
      type="button"
    >
      <span className={classes('tabular', stock === 0 && 'line-through')}>{size}</span>
      {state && (
        <span className={classes('text-[0.75rem]', !pressed && stock > 0 && 'text-ochre')}>{state}</span>
      )}
    </button>
  );
}
