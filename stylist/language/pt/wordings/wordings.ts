import type { Wordings } from '../../wordings.ts';
import { colourWordings } from './colour.ts';
import { eventWordings, occasionWordings } from './occasion.ts';
import { seasonWordings } from './season.ts';
import { formalityWordings, patternWordings, silhouetteWordings } from './style.ts';
import { completenessWordings, dressingWordings, favouriteWordings, noveltyWordings } from './whole.ts';

export const wordings = {
  colour: colourWordings,
  season: seasonWordings,
  occasion: occasionWordings,
  event: eventWordings,
  formality: formalityWordings,
  silhouette: silhouetteWordings,
  pattern: patternWordings,
  completeness: completenessWordings,
  novelty: noveltyWordings,
  favourite: favouriteWordings,
  dressing: dressingWordings,
} satisfies Wordings;
