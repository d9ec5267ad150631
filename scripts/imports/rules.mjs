// The directions of imports, as data. `check.mjs` resolves every import (alias, relative path, dynamic import,
// worker URL) to a file before it asks this table, so that a spelling cannot get past it.

const engine =
  'The engines are pure and ignore each other, the server and the web: pass what they need as an argument.';

/** Folders at the root: each may import the listed ones and itself. */
export const roots = {
  contract: { may: [], why: 'Everything depends on the contract, so it depends on nothing but zod.' },
  illustrator: { may: ['contract'], why: engine },
  stylist: { may: ['contract'], why: engine },
  advisor: {
    may: ['contract', 'stylist'],
    why: 'The advisors talk about outfits: of the other rooms they know the outfit engine only.',
  },
  scanner: { may: ['contract'], why: engine },
  sandbox: {
    may: ['contract'],
    why: 'The stand-ins speak the providers’ protocols to the server and to nothing else.',
  },
  server: {
    may: ['contract', 'illustrator', 'stylist', 'advisor', 'scanner', 'sandbox'],
    why: 'The server and the web meet only in the contract.',
  },
  web: {
    may: ['contract', 'illustrator', 'stylist', 'scanner'],
    why: 'The server and the web meet only in the contract.',
  },
};

/** Imports that a root allows only into or out of some files. */
export const doors = [
  {
    from: /^server\//,
    to: /^sandbox\//,
    except: /^server\/(serve|app|operator\/open-services)\.ts$/,
    why: 'Stand-ins are chosen once, where the server is put together.',
  },
  {
    from: /^web\//,
    to: /^scanner\//,
    except: /^scanner\/in-browser\/|^scanner\/[\w-]+\.json$/,
    exceptTarget: true,
    why: 'The web takes the scanner by its door for browsers, scanner/in-browser.',
  },
];

/** Sibling folders from the bottom up: each may import those before it. Files beside them compose the whole. */
export const layers = {
  server: {
    order: [
      'platform',
      'people',
      'payments',
      'trust',
      'ai',
      'wardrobe',
      'outfits',
      'shop',
      'inspiration',
      'advisors',
      'reminders',
      'account',
      'demo',
      'operator',
    ],
    why: 'A room of the server knows only the rooms below it; server/app.ts puts them together.',
  },
};

/** Sibling folders of which each may import the listed ones and no other; composers may import any. */
export const edges = {
  'web/features': {
    file: 'web/features/edges.json',
    composers: ['web/root.tsx', 'web/routes.ts'],
    why: 'Features meet in web/garments, web/format and the edges that web/features/edges.json names.',
  },
};

/** Refusals that are still to be ended, by how they begin. One that is gone has to leave this list. */
export const debts = [];
