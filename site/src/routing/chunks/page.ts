/**
 * A page whose code loads before it is needed: on hover or focus of its link, or when the browser is idle. `React.lazy`
 * would show the page a third of a second after the tap, so the component is stored in a variable instead.
 */
export interface PageModule<Component> {
  /** The component, if its code has loaded. */
  peek(): Component | null;
  load(): Promise<Component>;
}

/** Creates such a page from a function that imports its code. */
export function page<Component>(fetchCode: () => Promise<Component>): PageModule<Component> {
  let loaded: Component | null = null;
  let loading: Promise<Component> | null = null;
  return {
    peek: () => loaded,
    load() {
      loading ??= fetchCode().then(
        (component) => (loaded = component),
        (error: unknown) => {
          // A failed download is retried at the next tap, not cached.
          loading = null;
          throw error;
        },
      );
      return loading;
    },
  };
}
