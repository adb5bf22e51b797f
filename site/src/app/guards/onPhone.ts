import { type Guard, redirect } from '../../routing/visit.ts';

/** For phones. On other devices the page does not exist separately. */
export const onPhone: Guard = ({ isPhone }) => (isPhone ? null : redirect('/'));
