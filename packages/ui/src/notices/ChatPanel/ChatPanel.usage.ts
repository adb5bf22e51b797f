import type { Usage } from '../../private/usage.ts';

/** How ChatPanel is meant to be used. */
export const usage: Usage = {
  summary:
    'Live chat in a frame of its own origin: it can break, freeze or lie, and the page goes on.',
  when: ['Once in a page, from when somebody may want to chat; it stays while it is closed.'],
  whenNot: ['For content of ours: Sheet or SidePanel.'],
  anatomy: {
    header: 'Name and close button, which are ours, whatever the chat does.',
    close: 'Closes it; the conversation stays.',
    body: 'The room of the chat, or what stands in its place.',
    frame: 'The page of the chat host.',
    opening: 'Over the frame until it says that it is ready.',
    failed: 'It did not come: a retry, and another way to admin.',
  },
  keyboard: {
    Escape: 'Closes it; the focus goes back to where it was.',
    Tab: 'Through header and chat; beside it, on a wide screen, through the page.',
  },
  words: ['What does not work is said with the other way to reach admin.'],
};
