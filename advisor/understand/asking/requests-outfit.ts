import { type Annotated, occurs, patternOf } from '../../words/pattern.ts';

export const bidding = patternOf(
  'haz~|haga~|dame|deme|ponme|pongame|poneme|arma~|saca~|busca~|prepara~|dime|digame|decime|propon~ algo|look|outfit|conjunto / haz~|haga~|dame|deme|arma~|busca~|prepara~|propon~ un|una|otro look|outfit|conjunto|tenida',
);
const asksOutfit = patternOf(
  'que me|se pongo|visto|pone / como me visto|pongo / como voy $ / que|como ponerme|vestirme|vestir / look|outfit|conjunto / tengo que ir|verme * guapa|guapo|monisima|bien|elegante|arreglada|arreglado',
);

const makingSome = patternOf('arma~|hazme|haceme|ponme|sacame|dame|prepara~ algo');

const reported = patternOf(
  'decia|dice|dijo|dicen|dijeron|dicho|cree|creen|piensa|piensan|critica|critican que|q me visto|pongo',
);

export const requestsOutfit = (tokens: readonly Annotated[]): boolean =>
  occurs(asksOutfit, tokens) && !occurs(reported, tokens);

/** "armame algo fresco", "¿qué me pongo?" */
export const wantsLook = (tokens: readonly Annotated[]): boolean =>
  requestsOutfit(tokens) || occurs(bidding, tokens) || occurs(makingSome, tokens);
