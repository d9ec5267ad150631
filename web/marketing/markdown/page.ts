import type { Front } from './front-matter.ts';
import type { Heading, QuestionGroup } from './render.ts';

export interface CoverPiece {
  name: string;
  src: string;
}

/** What a list needs to know of a page. */
export interface PageFront extends Front {
  minutes: number;
  cover: readonly CoverPiece[];
}

/** A page of Markdown as the build leaves it: HTML, and what stands around it. */
export interface MarkdownPage {
  cover: readonly CoverPiece[];
  front: Omit<PageFront, 'cover'>;
  headings: readonly Heading[];
  html: string;
  groups: readonly QuestionGroup[];
}

/** Every question of a page with its answer, as a search engine takes them. */
export const questionsOf = ({ groups }: MarkdownPage) =>
  groups.flatMap((group) => group.questions.map(({ question, html }) => ({ question, answer: html })));
