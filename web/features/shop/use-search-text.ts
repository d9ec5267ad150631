import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

const name = 'buscar';

/** The search text lives in the URL hash: shareable, kept on reload, never sent to the server. */
export function parseSearch(hash: string): string {
  return new URLSearchParams(hash.slice(1)).get(name) ?? '';
}

export function formatSearch(text: string): string {
  return text.trim() === '' ? '' : `#${new URLSearchParams({ [name]: text })}`;
}

/** Debounce, in milliseconds. */
const restMillis = 250;

export function useSearchText(): readonly [string, (text: string) => void] {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [text, setText] = useState(() => parseSearch(hash));
  const [seen, setSeen] = useState(hash);
  const [written, setWritten] = useState<string | null>(null);
  // A navigation brings its own text; ours arrives after it was written, when more may have been typed.
  if (seen !== hash) {
    setSeen(hash);
    if (hash === written) setWritten(null);
    else if (parseSearch(hash).trim() !== text.trim()) setText(parseSearch(hash));
  }
  const write = useEffectEvent(() => {
    const next = formatSearch(text);
    if (next === formatSearch(parseSearch(hash))) return;
    setWritten(next);
    // Reads the current address: the rendered one may be stale.
    void navigate(
      { search: window.location.search, hash: next },
      { replace: true, preventScrollReset: true },
    );
  });
  useEffect(() => {
    if (text.trim() === parseSearch(window.location.hash).trim()) return;
    const timer = setTimeout(write, restMillis);
    return () => clearTimeout(timer);
  }, [text]);
  return [text, setText];
}
