import sharp from 'sharp';
import { seeingProviderNames } from '#contract/names.ts';
import type { PictureProvider } from '#contract/vocabulary.ts';
import { rasterise } from '#server/wardrobe/photos/draw.ts';

const thumbSidePx = 480;

/** https://cv.iptc.org/newscodes/digitalsourcetype/: a photograph in which a trained model has changed parts. */
const sourceType = 'http://cv.iptc.org/newscodes/digitalsourcetype/compositeWithTrainedAlgorithmicMedia';

const xmpOf = (maker: string, at: Date): string =>
  `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" xmp:CreatorTool="${maker}" xmp:CreateDate="${at.toISOString()}" Iptc4xmpExt:DigitalSourceType="${sourceType}"/></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`;

export async function markGenerated(picture: Uint8Array, provider: PictureProvider, at: Date) {
  const maker = `${seeingProviderNames[provider]} · Vestidor`;
  const image = sharp(picture);
  const { width, height } = await image.metadata();
  const tall = Math.round(width / 14);
  const band = await rasterise(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${tall}"><rect width="100%" height="100%" fill="#1f1a17" fill-opacity="0.78"/><text x="50%" y="${Math.round(tall * 0.66)}" text-anchor="middle" font-family="Figtree Text" font-size="${Math.round(tall * 0.5)}" fill="#f8f5ef">Imagen generada con IA · ${maker}</text></svg>`,
    width,
  );
  const input = await sharp(band).resize(width, tall, { fit: 'fill' }).toBuffer();
  const marked = await image
    .composite([{ input, left: 0, top: height - tall }])
    .jpeg({ quality: 88 })
    .toBuffer();
  const xmp = xmpOf(maker, at);
  const [full, thumb] = await Promise.all([
    sharp(marked).withXmp(xmp).jpeg({ quality: 88 }).toBuffer(),
    sharp(marked)
      .resize(thumbSidePx, thumbSidePx, { fit: 'inside' })
      .withXmp(xmp)
      .jpeg({ quality: 80 })
      .toBuffer(),
  ]);
  return { full, thumb, cutout: thumb, cutBy: 'nobody' as const };
}
