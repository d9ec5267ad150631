import { type ComponentType, lazy, Suspense } from 'react';

type PropsOf<C> = C extends ComponentType<infer P extends object> ? P : never;

/** The part of that name, loaded when first rendered or by `preload`. Renders nothing while loading. */
export function onDemand<M, K extends keyof M>(load: () => Promise<M>, name: K) {
  return lazily(async () => (await load())[name] as ComponentType<PropsOf<M[K]>>);
}

function lazily<P extends object>(load: () => Promise<ComponentType<P>>) {
  let loading: Promise<{ default: ComponentType<P> }> | undefined;
  const preload = () => {
    loading ??= load().then((component) => ({ default: component }));
    // A failed load is retried on the next use.
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
