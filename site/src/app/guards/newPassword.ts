import { members } from './members.ts';
import type { Guard } from '../../routing/visit.ts';

/** For members, and for one who has forgotten the password and proved who they are. */
export const newPassword: Guard = (visit) => (visit.mustReset ? null : members(visit));
