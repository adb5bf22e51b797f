import { type MessagesOf, messagesOf } from './messageTable.ts';

/** Texts of game lists, in both languages: `[Thai, English]`. */
const TABLE = {
  sortBy: ['เรียงตาม', 'Sort by'],
  filter: ['ตัวกรอง', 'Filter'],
  filterWith: ['ตัวกรอง {} ข้อที่เลือก', 'Filter {} chosen'],
  filterGames: ['กรองเกม', 'Filter games'],
  casino: ['คาสิโน', 'Casino'],
  medium: ['ปานกลาง', 'Medium'],
  removeCasino: ['เอาตัวกรองออก: คาสิโน', 'Remove filter: Casino'],
  clearAll: ['ล้างทั้งหมด', 'Clear all'],
  all: ['{} เกม', '{} games'],
  of: ['{} จาก', '{} of'],
  providerClosed: ['ค่ายเกมนี้ปิดปรับปรุงชั่วคราว', 'This provider is under maintenance'],
  seeAllGames: ['ดูเกมทั้งหมด', 'See all games'],
  nothingCalled: ['ไม่พบเกมหรือค่ายเกมชื่อ “{}”', 'No game or provider named “{}”'],
  noneMatch: ['ไม่มีเกมที่ตรงกับตัวกรอง', 'No games match the filters'],
} as const;

/** A text of the table by its key. `value` replaces `{}` in it. */
export type ListMessages = MessagesOf<typeof TABLE>;

/** The table in one language. */
export const listMessagesIn = messagesOf(TABLE);
