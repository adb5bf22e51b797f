import { type Guard, redirect } from '../../routing/visit.ts';

/** For phones; elsewhere the page has no place of its own. */
export const onPhone: Guard = ({ isPhone }) => (isPhone ? null : redirect('/'));
