import { type Annotated, occurs, patternOf } from '../../words/pattern.ts';

const asksOutfit = patternOf(
  'que me|se pongo|visto|pone / como me visto|pongo / como voy $ / que|como ponerme|vestirme|vestir / look|outfit|conjunto / tengo que ir|verme * guapa|guapo|monisima|bien|elegante|arreglada|arreglado',
);

export const requestsOutfit = (tokens: readonly Annotated[]): boolean => occurs(asksOutfit, tokens);
