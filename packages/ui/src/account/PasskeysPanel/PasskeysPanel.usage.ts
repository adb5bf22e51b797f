import type { Usage } from '../../private/usage.ts';

/** How PasskeysPanel is meant to be used. */
export const usage: Usage = {
  summary: 'The passkeys with which a member logs in: the list, adding and removing.',
  when: ['In the account settings of a member, if the API has passkeys.'],
  whenNot: [
    'To log in with a passkey: LoginPanel with `onPasskey`.',
    'As an offer after a login: adding a passkey is the member’s own decision.',
  ],
  anatomy: {
    row: 'One passkey: its name, when it was added and last used, and where it is.',
    rename: 'Opens the form for the name in the same place.',
    form: 'The form for the name.',
    save: 'Saves the name. Repeated presses send one request.',
    cancel: 'Closes the form.',
    remove: 'Removes the passkey, after a question.',
    empty: 'The statement that there is no passkey.',
    outcome: 'What the last action led to, announced to screen readers.',
    add: 'Opens the prompt of the device.',
    full: 'The statement that there are as many as allowed, instead of the button.',
    unsupported: 'The statement that this browser cannot add one, instead of the button.',
  },
  keyboard: {
    Tab: 'For each passkey rename and remove; then add.',
    Enter: 'In the name field: saves the name.',
  },
  words: [
    'A closed prompt is no error: “ยังไม่ได้เพิ่มพาสคีย์” (No passkey was added).',
    'Say only what the device reported: “อยู่ในอุปกรณ์เครื่องเดียว” (On one device only), not the name of a device.',
  ],
};
