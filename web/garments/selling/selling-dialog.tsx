import { Copy, ImageDown } from 'lucide-react';
import { useState } from 'react';
import type { WardrobeItem } from '#contract/garments.ts';
import { Button } from '#web/components/button.tsx';
import { Disclosure } from '#web/components/disclosure.tsx';
import { download } from '#web/components/download.ts';
import { Notice } from '#web/components/feedback/notice.tsx';
import { notifyError } from '#web/components/feedback/notify.ts';
import { Field } from '#web/components/forms/field.tsx';
import { Segmented } from '#web/components/forms/segmented.tsx';
import { TextArea } from '#web/components/forms/text-area.tsx';
import { TextInput } from '#web/components/forms/text-input.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { Dialog } from '#web/components/overlays/dialog.tsx';
import { copyText } from '#web/components/share.ts';
import { sellingCopy as copy } from '#web/copy/selling.ts';
import { currencySymbols, wardrobeCurrency } from '#web/format/money.ts';
import { canvasOf, loadImage } from '#web/garments/photos/canvas.ts';
import {
  type Listing,
  listingOf,
  type Place,
  type PriceSuggestion,
  placeLimits,
  places,
  priceOf,
} from './listing.ts';

interface SellingDialogProps {
  item: WardrobeItem;
  onClose: () => void;
  onSold: (price: string) => void;
}

const options = places.map((value) => ({ value, label: copy.placeNames[value] }));

export function SellingDialog({ item, onClose, onSold }: SellingDialogProps) {
  const [place, setPlace] = useState<Place>('wallapop');
  const [suggested] = useState(() => priceOf(item, new Date()));
  const [drafts, setDrafts] = useState<Partial<Record<Place, Draft>>>({});
  const draft = drafts[place] ?? {
    ...listingOf(item, place),
    price: suggested ? String(suggested.amount) : '',
  };
  return (
    <Dialog description={copy.lead} onClose={onClose} title={copy.title(item.name)}>
      <div className="grid gap-6">
        <Segmented label={copy.places} onValueChange={setPlace} options={options} value={place} />
        <ListingForm
          draft={draft}
          item={item}
          onChange={(fields) => setDrafts({ ...drafts, [place]: { ...draft, ...fields } })}
          onSold={onSold}
          place={place}
          suggested={suggested}
        />
      </div>
    </Dialog>
  );
}

interface Draft extends Listing {
  price: string;
}

interface ListingFormProps extends Omit<SellingDialogProps, 'onClose'> {
  place: Place;
  draft: Draft;
  suggested: PriceSuggestion | null;
  onChange: (fields: Partial<Draft>) => void;
}

function ListingForm({ item, place, draft, suggested, onChange, onSold }: ListingFormProps) {
  const { title, description, condition, price } = draft;
  const limit = placeLimits[place];
  const symbol = currencySymbols[wardrobeCurrency()];
  const whole = [title, description, price && `${price} ${symbol}`].filter(Boolean).join('\n\n');
  return (
    <div className="grid gap-5">
      <Part label={copy.listingTitle} text={title}>
        <TextInput maxLength={limit.title} onValueChange={(title) => onChange({ title })} value={title} />
      </Part>
      <Part
        hint={copy.length(description.length, limit.description)}
        label={copy.description}
        text={description}
      >
        <TextArea
          maxLength={limit.description}
          onValueChange={(description) => onChange({ description })}
          rows={7}
          value={description}
        />
      </Part>
      <p className="flex justify-between gap-4 border-line border-y py-2.5">
        <span className="text-ink-soft">{copy.condition}</span>
        <span className="font-medium">{condition ?? copy.conditionUnknown}</span>
      </p>
      <Part label={`${copy.price} (${symbol})`} text={price}>
        <TextInput inputMode="decimal" onValueChange={(price) => onChange({ price })} value={price} />
      </Part>
      {suggested ? (
        <Disclosure label={<span className="font-medium">{copy.why}</span>}>
          <ul className="grid list-disc gap-1 pl-5 text-[0.9375rem] text-ink-soft">
            {suggested.reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </Disclosure>
      ) : (
        <p className="text-note text-ink-soft">{copy.noPrice}</p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button icon={<Copy size={18} />} onClick={() => void copyText(whole, copy)}>
          {copy.copyAll}
        </Button>
        {!item.photo.illustrated && (
          <Button
            icon={<ImageDown size={18} />}
            onClick={() => {
              downloadSquare(item).catch(() => void notifyError(copy.pictureFailed));
            }}
            variant="secondary"
          >
            {copy.picture}
          </Button>
        )}
        <Button onClick={() => onSold(price)} variant="ghost">
          {copy.sold}
        </Button>
      </div>
      {item.photo.illustrated && <Notice tone="warning">{copy.drawn}</Notice>}
    </div>
  );
}

interface PartProps {
  label: string;
  hint?: string;
  text: string;
  children: React.ReactNode;
}

function Part({ label, hint, text, children }: PartProps) {
  return (
    <Field
      aside={
        <IconButton label={copy.copyNamed(label)} onClick={() => void copyText(text, copy)}>
          <Copy size={18} />
        </IconButton>
      }
      {...(hint !== undefined && { hint })}
      label={label}
    >
      {children}
    </Field>
  );
}

const sidePx = 1080;
const margin = 0.06;

/** The garment in the middle of a white square, as second-hand places show it best. */
async function downloadSquare({ name, photo }: WardrobeItem): Promise<void> {
  const image = await loadImage(photo.shown === 'cutout' ? photo.cutout : photo.full);
  const canvas = canvasOf(sidePx, sidePx);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws nothing');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, sidePx, sidePx);
  const room = sidePx * (1 - 2 * margin);
  const scale = room / Math.max(image.naturalWidth, image.naturalHeight);
  const [width, height] = [image.naturalWidth * scale, image.naturalHeight * scale];
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, (sidePx - width) / 2, (sidePx - height) / 2, width, height);
  download(canvas.toDataURL('image/jpeg', 0.9), copy.pictureName(name));
}
