import { type ComponentType, lazy, Suspense } from 'react';

/**
 * A component whose code is fetched when it is first shown, or before, by `preload`. Until it is
 * there nothing stands in its place, as befits what opens over the page.
 */
export function onDemand<P extends object>(load: () => Promise<ComponentType<P>>) {
  let loading: Promise<{ default: ComponentType<P> }> | undefined;
  const preload = () => {
    loading ??= load().then((component) => ({ default: component }));
    // Without a connection it is fetched anew when it is asked for.
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
  const Loaded = lazy(preload);
  // biome-ignore lint/correctness/noComponentHookFactories: called once a part, where its module begins
  function OnDemand(props: P) {
    return (
      <Suspense fallback={null}>
        <Loaded {...props} />
      </Suspense>
    );
  }
  return Object.assign(OnDemand, { preload });
}
