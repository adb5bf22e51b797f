import { type Guard, redirect } from '../../routing/visit.ts';

/** One who has forgotten the password and proved who they are chooses a new one, before any other page. */
export const passwordFirst: Guard = ({ mustReset }) =>
  mustReset ? redirect('/resetPassword') : null;
