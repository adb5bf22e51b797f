import type { Usage } from '../../private/usage.ts';

/** Usage guide of ChatPanel. */
export const usage: Usage = {
  summary:
    'Live chat in a frame of another origin: if it fails, freezes or sends wrong data, the page keeps working.',
  when: [
    'Once per page, from when the user may want to chat. It stays mounted while it is closed.',
  ],
  whenNot: ['For our own content: Sheet or SidePanel.'],
  anatomy: {
    header: 'Name and close button. They are ours and do not depend on the chat.',
    close: 'Closes it; the conversation continues.',
    body: 'The chat, or its loading or error state.',
    frame: 'The page of the chat host.',
    opening: 'Covers the frame until the chat reports that it is ready.',
    failed: 'The chat did not load: a retry, and another way to contact admin.',
  },
  keyboard: {
    Escape: 'Closes it and restores the focus.',
    Tab: 'Moves through header and chat, and on a wide screen also through the page.',
  },
  words: ['An error message names the other way to contact admin.'],
};
