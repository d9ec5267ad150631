export interface RenderOrder {
  id: number;
  svg: string;
  widthPx: number;
}

export type RenderAnswer = { id: number; png: Uint8Array } | { id: number; error: string };
