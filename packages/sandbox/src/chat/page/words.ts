const th = {
  title: 'แชทสด',
  team: 'ทีมดูแลสมาชิก',
  online: 'ตอบภายในไม่กี่นาที',
  reconnecting: 'กำลังเชื่อมต่อใหม่…',
  offline: 'ไม่ได้เชื่อมต่อ',
  conversation: 'บทสนทนา',
  composer: 'ข้อความ',
  placeholder: 'พิมพ์ข้อความ',
  send: 'ส่งข้อความ',
  typing: 'กำลังพิมพ์…',
  you: 'คุณ',
  agent: 'เจ้าหน้าที่',
  sending: 'กำลังส่ง',
  failed: 'ส่งไม่สำเร็จ',
  retry: 'ลองใหม่',
  offlineTitle: 'เปิดแชทไม่ได้',
  offlineText: 'ตรวจสอบอินเทอร์เน็ตแล้วลองใหม่อีกครั้ง',
  today: 'วันนี้',
  yesterday: 'เมื่อวาน',
  topics: 'เรื่องที่พบบ่อย',
  suggestions: ['ฝากเงินอย่างไร', 'ฝากแล้วยอดไม่เข้า', 'ถอนเงินอย่างไร', 'ลืมรหัสผ่าน'],
  left: (count: number) => `เหลือ ${count} ตัวอักษร`,
};

/** All messages of the page. */
export type Words = typeof th;

const en: Words = {
  title: 'Live chat',
  team: 'Member care',
  online: 'Replies within minutes',
  reconnecting: 'Reconnecting…',
  offline: 'Not connected',
  conversation: 'Conversation',
  composer: 'Message',
  placeholder: 'Type a message',
  send: 'Send message',
  typing: 'is typing…',
  you: 'You',
  agent: 'Agent',
  sending: 'Sending',
  failed: 'Not sent',
  retry: 'Try again',
  offlineTitle: 'The chat cannot be opened',
  offlineText: 'Check your connection and try again.',
  today: 'Today',
  yesterday: 'Yesterday',
  topics: 'Common questions',
  suggestions: [
    'How do I deposit?',
    'My deposit has not arrived',
    'How do I withdraw?',
    'I forgot my password',
  ],
  left: (count: number) => `${count} characters left`,
};

/** A language of the page. */
export type Lang = 'th' | 'en';

/** The messages of the page in a language. */
export function wordsOf(lang: Lang): Words {
  return lang === 'en' ? en : th;
}
