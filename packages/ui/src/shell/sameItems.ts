import type { NavItem } from './navItem.ts';

const isSame = (one: object, other: object) => {
  const names = Object.keys(one) as (keyof typeof one)[];
  return (
    names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
  );
};

/**
 * For `memo`: whether a menu is given what it has been given before, however often its entries are written down anew. Each
 * page that is opened does so for all menus there are, and marks another entry in few of them.
 */
export function sameItems<Props extends { readonly items: readonly NavItem[] }>(
  { items: before, ...one }: Props,
  { items: now, ...other }: Props,
): boolean {
  return (
    before.length === now.length &&
    before.every((item, at) => isSame(item, now[at] ?? {})) &&
    isSame(one, other)
  );
}
