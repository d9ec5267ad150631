declare module 'virtual:sample-outfits' {
  import type { ComposedSample } from '#web/samples/compose.ts';
  import type { SampleName } from '#web/samples/sample-days.ts';
  export const composed: Record<SampleName, ComposedSample>;
}
