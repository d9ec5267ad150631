import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Scrolls to the end of a talk as it grows, but never past the last question: a long answer is read from
 * its beginning. Scrolling by hand stops it until the next question.
 * @param scroller the scrolling element, or null for the page
 * @param questions number of questions: a new one resumes following
 * @param said changes with every word; null when there is nothing to follow
 */
export function useAutoScroll(
  content: RefObject<HTMLElement | null>,
  scroller: RefObject<HTMLElement | null> | null,
  questions: number,
  said: unknown,
) {
  const following = useRef(true);
  const place = useRef(0);
  const scrolls = () => (scroller === null ? document.scrollingElement : scroller.current);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question is what it waits for
  useLayoutEffect(() => {
    following.current = true;
  }, [questions]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: moves with every word
  useLayoutEffect(() => {
    const moving = scrolls();
    if (!moving || !following.current || said === null) return;
    const question = [...(content.current?.querySelectorAll<HTMLElement>('[data-question]') ?? [])].at(-1);
    const end = moving.scrollHeight - moving.clientHeight;
    const top = scroller === null ? 0 : moving.getBoundingClientRect().top;
    const margin = question ? Number.parseFloat(getComputedStyle(question).scrollMarginTop) : 0;
    const atQuestion = question
      ? moving.scrollTop + question.getBoundingClientRect().top - top - margin
      : Number.POSITIVE_INFINITY;
    place.current = Math.max(0, Math.min(end, atQuestion));
    moving.scrollTop = place.current;
  }, [said]);

  useEffect(() => {
    const moving = scroller === null ? window : scroller.current;
    const onScroll = () => {
      const now = scrolls()?.scrollTop ?? 0;
      if (now < place.current - 8) following.current = false;
    };
    moving?.addEventListener('scroll', onScroll, { passive: true });
    return () => moving?.removeEventListener('scroll', onScroll);
  });
}
