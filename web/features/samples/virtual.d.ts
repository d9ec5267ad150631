declare module 'virtual:sample-outfits' {
  import type { ComposedSample } from '#web/features/samples/compose.ts';
  import type { SampleName } from '#web/features/samples/sample-days.ts';
  export const composed: Record<SampleName, ComposedSample>;
}
