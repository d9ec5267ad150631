import { renderToStringAsync } from 'preact-render-to-string';
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
  const html = await renderToStringAsync(
    <DeferredScripts value={!context.isSpaMode}>
      <ServerRouter context={context} url={request.url} />
    </DeferredScripts>,
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  // A hint for React only.
  const page = html.replaceAll(' suppressHydrationWarning', '');
  return new Response(`<!doctype html>${gatherScripts(page)}`, { status, headers });
}
