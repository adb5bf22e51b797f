import { type Guard, redirect } from '../../routing/visit.ts';

/** A visitor who has proved the phone number for a forgotten password must choose a new one before any other page. */
export const passwordFirst: Guard = ({ mustReset }) =>
  mustReset ? redirect('/resetPassword') : null;
