import './preact/effects.ts';
import { Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

// Preact would remove the doctype.
const { documentElement } = document;
const root = {
  nodeType: 1,
  ownerDocument: document,
  childNodes: [documentElement],
  firstChild: documentElement,
} as unknown as Element;

// The router suspends until the document's data is read.
hydrateRoot(
  root,
  <Suspense>
    <HydratedRouter />
  </Suspense>,
);
