/**
 * A page whose code comes before it is needed: on intent (a pointer over its link) or when the browser is idle. A late
 * `React.lazy` shows the page a third of a second after the tap, so the component is kept in a variable instead.
 */
export interface PageModule<Component> {
  /** The component if its code is here. */
  peek(): Component | null;
  load(): Promise<Component>;
}

/** Makes such a page of a function that imports its code. */
export function page<Component>(fetchCode: () => Promise<Component>): PageModule<Component> {
  let loaded: Component | null = null;
  let loading: Promise<Component> | null = null;
  return {
    peek: () => loaded,
    load() {
      loading ??= fetchCode().then(
        (component) => (loaded = component),
        (error: unknown) => {
          // A failed download is tried again at the next tap, not remembered.
          loading = null;
          throw error;
        },
      );
      return loading;
    },
  };
}
