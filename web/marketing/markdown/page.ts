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

/** For structured data (`faqPage`). */
export const questionsOf = ({ groups }: MarkdownPage) =>
  groups.flatMap((group) => group.questions.map(({ question, html }) => ({ question, answer: html })));
