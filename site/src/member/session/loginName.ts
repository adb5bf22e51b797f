import { readDraft, saveDraft } from '../../platform/storage/drafts.ts';

const FORM = 'login';

/**
 * The username for the login form: as typed, or of the session that has expired in this tab. The password is never stored. A logout
 * removes it.
 */
export const loginName = {
  read: (): string => readDraft(FORM)['username'] ?? '',
  save: (username: string): void => saveDraft(FORM, { username }),
};
