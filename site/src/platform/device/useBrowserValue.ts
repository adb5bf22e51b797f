import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * What the browser keeps, as it was when the component came. The first view that the server drew knows nothing of it: there
 * it is `onServer`, and the real value stands there with the next drawing, before anybody looks.
 *
 * @param read looked at once
 */
export function useBrowserValue<Value>(read: () => Value, onServer: Value): Value {
  const [take] = useState(() => once(read));
  return useSyncExternalStore(never, take, () => onServer);
}

function once<Value>(read: () => Value): () => Value {
  let taken: { readonly value: Value } | null = null;
  return () => (taken ??= { value: read() }).value;
}
