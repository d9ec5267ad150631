/** One server-sent event: its name (`message` where the server gives none) and its data as text. */
export interface ServerEvent {
  event: string;
  data: string;
}

/**
 * Reads `text/event-stream` as it arrives, in pieces that may end anywhere: inside a line, between
 * the two characters of a line's end. Comments, `id` and `retry` are heard and left alone, because a
 * chat is never resumed in the middle. What stands after the last blank line is no event: the
 * connection was lost while it was being said.
 */
export function eventParser(onEvent: (event: ServerEvent) => void) {
  let rest = '';
  let started = false;
  let name = '';
  let data: string[] = [];

  const dispatch = () => {
    if (data.length > 0) onEvent({ event: name || 'message', data: data.join('\n') });
    name = '';
    data = [];
  };

  const readLine = (line: string) => {
    if (line === '') return dispatch();
    const colon = line.indexOf(':');
    const field = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'event') name = value;
    if (field === 'data') data.push(value);
  };

  return {
    push(piece: string) {
      rest += piece;
      if (!started && rest !== '') {
        started = true;
        rest = rest.replace(/^\uFEFF/, '');
      }
      // A carriage return at the end may be half of a line's end: it waits for what follows.
      const lineEnd = /\r\n|\n|\r(?!$)/g;
      let from = 0;
      for (let end = lineEnd.exec(rest); end !== null; end = lineEnd.exec(rest)) {
        readLine(rest.slice(from, end.index));
        from = lineEnd.lastIndex;
      }
      rest = rest.slice(from);
    },
    /** The stream has ended as it should: a carriage return that waited was a line's end. */
    end() {
      if (rest.endsWith('\r')) readLine(rest.slice(0, -1));
      rest = '';
    },
  };
}
