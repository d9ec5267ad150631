/** A server-sent event; the name defaults to `message`. */
export interface ServerEvent {
  event: string;
  data: string;
}

/**
 * Parses `text/event-stream` in chunks split anywhere, even within CRLF. Ignores comments, `id` and
 * `retry`, because chats are never resumed. An event without its final blank line is discarded, as the
 * standard says.
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
      // A trailing CR may be half of a CRLF: waits for the next chunk.
      const lineEnd = /\r\n|\n|\r(?!$)/g;
      let from = 0;
      for (let end = lineEnd.exec(rest); end !== null; end = lineEnd.exec(rest)) {
        readLine(rest.slice(from, end.index));
        from = lineEnd.lastIndex;
      }
      rest = rest.slice(from);
    },
    /** Ends the stream: a pending CR was a line end. */
    end() {
      if (rest.endsWith('\r')) readLine(rest.slice(0, -1));
      rest = '';
    },
  };
}
