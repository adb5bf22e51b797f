import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * A value of the browser, as it was when the component mounted. The server-rendered initial view does not know it: there
 * it is `onServer`, and the next render before paint has the real value.
 *
 * @param read called once
 */
export function useBrowserValue<Value>(read: () => Value, onServer: Value): Value {
  const [take] = useState(() => once(read));
  return useSyncExternalStore(never, take, () => onServer);
}

function once<Value>(read: () => Value): () => Value {
  let taken: { readonly value: Value } | null = null;
  return () => (taken ??= { value: read() }).value;
}
