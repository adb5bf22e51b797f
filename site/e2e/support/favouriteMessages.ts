import { type MessagesOf, messagesOf } from './messageTable.ts';

/** The words of hearts and of what they lead to, in both languages: `[Thai, English]`. */
const TABLE = {
  heart: ['เกมโปรด: ', 'Favourite: '],
  added: ['เพิ่มในเกมโปรดแล้ว: {}', 'Added to favourites: {}'],
  removed: ['นำออกจากเกมโปรดแล้ว: {}', 'Removed from favourites: {}'],
  already: ['อยู่ในเกมโปรดแล้ว: {}', 'Already in your favourites: {}'],
  addFailed: ['ยังไม่ได้เพิ่มในเกมโปรด: {}', 'Not added to favourites: {}'],
  undo: ['เลิกทำ', 'Undo'],
} as const;

/** A word of the table by its key. */
export type FavouriteMessages = MessagesOf<typeof TABLE>;

/** The table in one language. */
export const favouriteMessagesIn = messagesOf(TABLE);
