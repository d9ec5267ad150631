import type { Advisor } from '#contract/vocabulary.ts';

/**
 * Maya: display serif beside a double hairline of old gold. Valentina: firm sans beside a coral bar with a
 * blue end. No faces: the advisors are not people.
 */
export const voice: Record<Advisor, string> = {
  maya: 'font-serif text-pretty text-[1.0625rem] leading-[1.6] tracking-[-0.005em]',
  valentina: 'font-medium text-base leading-[1.55]',
};

export const nameLook: Record<Advisor, string> = {
  maya: 'font-serif font-normal tracking-[-0.01em]',
  valentina: 'font-sans font-extrabold tracking-[-0.035em]',
};

export const edge: Record<Advisor, string> = {
  maya: 'border-l-3 border-double border-maya-gold pl-4',
  valentina:
    'relative border-l-3 border-valentina pl-4 after:absolute after:top-0 after:-left-[3px] after:h-5 after:w-[3px] after:bg-valentina-blue',
};
