import { members } from './members.ts';
import type { Guard } from '../../routing/visit.ts';

/** For members, and for a visitor who has forgotten the password and has proved the phone number. */
export const newPassword: Guard = (visit) => (visit.mustReset ? null : members(visit));
