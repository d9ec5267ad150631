import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { gatherScripts } from './hydration/gather-scripts.ts';
import { DeferredScripts } from './hydration/page-scripts.tsx';
import { queryClient } from './query.ts';
import { sessionQuery } from './session.ts';

// Pages that depend on the session are prerendered for visitors.
queryClient.setQueryData(sessionQuery.queryKey, null);

/** Prerenders a document at build time, without streaming. */
export default async function drawDocument(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <DeferredScripts value={!context.isSpaMode}>
        <ServerRouter context={context} url={request.url} />
      </DeferredScripts>,
      {
        onAllReady: () => text(pipe(new PassThrough())).then(resolve, reject),
        onShellError: reject,
        onError: reject,
      },
    );
  });
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(gatherScripts(html), { status, headers });
}
