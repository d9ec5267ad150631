import { useEffect, useRef, useState } from 'react';

/**
 * Text of a field whose value is kept in the address. The address follows in a transition, behind what is typed
 * meanwhile; only a value that was not typed here, such as after a reset, replaces the text.
 */
export function useTyped(value: string, onChange: (text: string) => void): [string, (text: string) => void] {
  const [text, setText] = useState(value);
  const sent = useRef<string[]>([]);
  useEffect(() => {
    const at = sent.current.indexOf(value);
    if (at >= 0) sent.current.splice(0, at + 1);
    else setText(value);
  }, [value]);
  const type = (next: string) => {
    sent.current.push(next);
    setText(next);
    onChange(next);
  };
  return [text, type];
}
