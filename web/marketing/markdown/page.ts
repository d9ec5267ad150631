import type { Front } from './front-matter.ts';
import type { Heading, QuestionGroup } from './render.ts';

export interface CoverPiece {
  name: string;
  src: string;
}

export interface PageFront extends Front {
  minutes: number;
  cover: readonly CoverPiece[];
}

/** A rendered Markdown page. */
export interface MarkdownPage {
  cover: readonly CoverPiece[];
  front: Omit<PageFront, 'cover'>;
  headings: readonly Heading[];
  html: string;
  groups: readonly QuestionGroup[];
}
