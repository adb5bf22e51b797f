/** Pages for login and registration (section 2, Header): each offers the other one, and a close link. */
const REGISTERING = /^(?:register|registerAff|aff)(?:-id)?$/;

/** Header links of a page for a visitor, by the page's route name. */
export function headerLinks(routeName: string | undefined): {
  readonly login: boolean;
  readonly register: boolean;
  /** The close link to home at the end of the line. */
  readonly close: boolean;
} {
  const registering = REGISTERING.test(routeName ?? '');
  const login = routeName === 'login';
  return {
    login: !login,
    register: !registering,
    close: login || registering || routeName === 'forgot' || routeName === 'resetPassword',
  };
}

/** Whether the header of a phone has a search icon: for members on every page with room for it, for visitors on lists. */
export function hasSearchIcon(
  { name, header }: { readonly name: string; readonly header: string },
  isMember: boolean,
): boolean {
  if (header !== 'responsive' || name.startsWith('search')) return false;
  return isMember || name === 'list-id' || name === 'list';
}

/** Whether a page on a phone starts with the search field, below the header. */
export function hasSearchField(routeName: string | undefined): boolean {
  return routeName === 'index' || routeName === 'search' || routeName === 'search-id';
}
