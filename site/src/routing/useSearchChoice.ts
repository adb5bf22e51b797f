import { usePlace } from './navigation.ts';

/**
 * A choice of the page that is stored in its address, so that a reload and a shared link show the same. An unknown value
 * counts as the first one. Choosing adds no history entry.
 *
 * @param name of the parameter
 * @param values the choices; the first is the default
 */
export function useSearchChoice<Value extends string>(
  name: string,
  values: readonly [Value, ...Value[]],
): readonly [Value, (value: Value) => void] {
  const place = usePlace();
  const params = new URLSearchParams(place.search);
  const chosen = values.find((value) => value === params.get(name)) ?? values[0];
  return [
    chosen,
    (value) => {
      if (value === values[0]) params.delete(name);
      else params.set(name, value);
      place.go(params.size > 0 ? `${place.pathname}?${params}` : place.pathname, { replace: true });
    },
  ];
}
