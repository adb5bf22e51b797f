import { keepsBottomFree } from '../../../routing/oneTask.ts';
import type { Route } from '../../../routing/routes.ts';

/** More pages with a form at the place of the box. */
const FORMS = /^(?:limits|profile|affiliate)$/;

/** Whether the box may be shown: not over a form, a registration, a game or its details. */
export function mayShowBox(route: Route | null): boolean {
  return (
    route !== null &&
    mayShowDialog(route) &&
    !keepsBottomFree(route, true) &&
    !FORMS.test(route.name)
  );
}

/** Whether the end of a promotion may be reported: not above a game, and not on a page without a frame. */
export function mayShowDialog(route: Route | null): boolean {
  return route !== null && route.header !== 'bare' && route.name !== 'game-id-name';
}
