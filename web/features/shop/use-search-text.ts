import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readSearch, writeSearch } from './search-in-hash.ts';

/** An address for every letter would be one too many. */
const restMillis = 250;

/** The text of the search box: at once in the page, and in the address when the hand rests. */
export function useSearchText(): readonly [string, (text: string) => void] {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [text, setText] = useState(() => readSearch(hash));
  const [seen, setSeen] = useState(hash);
  // Another address, by the back button or a link, brings its own text; ours comes back as we wrote it.
  if (seen !== hash) {
    setSeen(hash);
    if (readSearch(hash).trim() !== text.trim()) setText(readSearch(hash));
  }
  const write = useEffectEvent(() => {
    const next = writeSearch(text);
    if (next === writeSearch(readSearch(hash))) return;
    setSeen(next);
    // The filters of the address as it is now: what is drawn may still lack the last one.
    void navigate(
      { search: window.location.search, hash: next },
      { replace: true, preventScrollReset: true },
    );
  });
  useEffect(() => {
    if (text.trim() === readSearch(window.location.hash).trim()) return;
    const timer = setTimeout(write, restMillis);
    return () => clearTimeout(timer);
  }, [text]);
  return [text, setText];
}
