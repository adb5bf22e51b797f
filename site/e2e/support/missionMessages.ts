import { messagesOf } from './messageTable.ts';

/** Texts of missions and check-in, in both languages: `[Thai, English]`. */
const TABLE = {
  checkIn: ['เช็กอิน', 'Check in'],
  checkedIn: ['วันนี้เช็กอินแล้ว', 'You have checked in today'],
  deposits: ['ฝากเงินรวม 1,000 บาท', 'Deposit 1,000 baht in total'],
  rounds: ['เล่นสล็อต 20 รอบ', 'Play 20 slot rounds'],
  noProgress: ['0 จาก 1,000 บาท', '0 of 1,000 baht'],
  toDeposit: ['ฝากเงิน', 'Deposit'],
  collect: ['รับรางวัล', 'Collect reward'],
  collected: ['รับแล้ว', 'Collected'],
  bonus: ['โบนัส', 'Bonus'],
  missions: ['ภารกิจ', 'Missions'],
  paused: ['หยุดภารกิจไว้ก่อน', 'Missions are paused'],
} as const;

/** The table in one language. */
export const missionMessagesIn = messagesOf(TABLE);
