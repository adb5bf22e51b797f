/** A notice as a bank or an operator writes it, and the text that must be visible. */
export interface HarmlessNotice {
  readonly html: string;
  readonly text: string;
}

const BANKS = [
  ['กสิกรไทย', 'Kasikornbank', '123-4-56789-0'],
  ['ไทยพาณิชย์', 'SCB', '987-6-54321-0'],
  ['กรุงเทพ', 'Bangkok Bank', '246-8-13579-0'],
  ['กรุงไทย', 'Krungthai', '135-7-24680-1'],
  ['ออมสิน', 'GSB', '112-3-45678-9'],
  ['กรุงศรี', 'Krungsri', '555-1-23456-7'],
  ['ทหารไทยธนชาต', 'ttb', '777-9-98765-4'],
  ['ธ.ก.ส.', 'BAAC', '020-1-23456-78'],
] as const;
const HOURS = ['00:30 - 02:00', '03:00 - 05:00', '23:00 - 23:45', '04:15 - 04:30', '01:00 - 06:00'];
const SUMS = ['50', '300', '1,000', '2,500.50', '45,000'];

/** Combinations of content in notices. */
interface Figures {
  readonly bank: (typeof BANKS)[number];
  readonly hours: string;
  readonly sum: string;
  readonly day: number;
}

/** Each function creates one notice. */
const WRITERS: readonly ((figures: Figures) => string)[] = [
  ({ bank, day }) =>
    `<p>เรียนสมาชิกทุกท่าน ตั้งแต่วันที่ ${day} มกราคม 2569 กรุณาโอนเงินเข้าบัญชีใหม่</p><ul><li>ธนาคาร${bank[0]}</li><li>เลขที่บัญชี <b>${bank[2]}</b></li><li>ชื่อบัญชี บริษัท ตัวอย่าง จำกัด</li></ul>`,
  ({ bank, day }) =>
    `<p>Our ${bank[1]} account has changed. From ${day} January 2026 please use <strong>${bank[2]}</strong> &ndash; the old one is closed.</p>`,
  ({ hours }) =>
    `<p>ระบบฝาก-ถอนปิดปรับปรุงเวลา <strong>${hours} น.</strong></p>\n<p>ระหว่างนี้เข้าเล่นเกมได้ตามปกติ ยอดเงินของคุณอยู่ครบ ขออภัยในความไม่สะดวก</p>`,
  ({ hours, bank }) =>
    `<h2>Planned maintenance</h2><p>${bank[1]} is closed from <time>${hours}</time>. Deposits made then may be <em>late</em>; nothing is lost &amp; no action is needed.</p>`,
  ({ sum, day }) =>
    `<h3>โปรโมชั่นฝากแรกของวัน</h3><table><thead><tr><th>ฝากขั้นต่ำ</th><th>โบนัส</th><th>ยอดเทิร์น</th></tr></thead><tbody><tr><td>${sum} บาท</td><td>${day}%</td><td>5 เท่า</td></tr></tbody></table><p>ไม่รวมเกมคาสิโน หวย กีฬา</p>`,
  ({ sum, day }) =>
    `<ol><li>Deposit ${sum} baht or more</li><li>Choose <q>no bonus</q> to withdraw at any time</li><li>Turnover &times; ${day}</li></ol><hr><p style="text-align:center">1 &lt; 2 &gt; 0, that is all</p>`,
  ({ sum }) =>
    `<p style="color:#c62828">ระวังมิจฉาชีพ</p><p>เราไม่มีนโยบายขอรหัส OTP หรือให้โอนเงิน ${sum} บาทเพื่อปลดล็อกบัญชี หากพบให้ติดต่อ <a href="https://line.example/admin">LINE ของแอดมิน</a> ทันที</p>`,
  ({ day, hours }) =>
    `<div><p>Customer service is open <b><i><u>24 hours</u></i></b>.</p><p>Live chat is busy at ${hours}<br>on day ${day} of each month.</p></div>`,
  ({ sum, day }) =>
    `<p>ขอแสดงความยินดีกับผู้ชนะทัวร์นาเมนต์รอบที่ ${day}</p><dl><dt>อันดับ 1</dt><dd>คุณ ส***ม ${sum} บาท</dd><dt>อันดับ 2</dt><dd>คุณ p***t</dd></dl><blockquote>ที่นี่ จ่ายจริง น้ำใจงาม ฎ ฏ ฐ ญ ฤ ฦ ๆ ฯลฯ</blockquote>`,
  ({ bank, hours }) =>
    `<p>style=&quot;base&quot; on the button: onclick, onload &copy; ${bank[1]} ${hours} &#3647;&nbsp;&hellip; <code>a &amp;&amp; b</code></p>`,
];

/** Contexts of a notice: alone, in editor markup, or after an empty line. */
const FRAMES: readonly ((html: string) => string)[] = [
  (html) => html,
  (html) => `<div class="ql-editor" style="font-family:Tahoma;font-size:16px">${html}</div>`,
  (html) => `<!-- จากระบบหลังบ้าน --><section>${html}</section>`,
  (html) => `<font face="Tahoma" color="black">${html}</font>`,
];

/** The visible text of the entities above. */
const SIGNS: Readonly<Record<string, string>> = {
  '&ndash;': '\u2013',
  '&lt;': '<',
  '&gt;': '>',
  '&times;': '\u00d7',
  '&quot;': '"',
  '&copy;': '\u00a9',
  '&#3647;': '\u0e3f',
  '&nbsp;': '\u00a0',
  '&hellip;': '\u2026',
  '&amp;': '&',
};

/** The text of our own markup; it contains no brackets except those of tags. */
function textOf(html: string): string {
  return html
    .replace(/<!--.*?-->|<[^>]*>/g, '')
    .replace(/&#?\w+;/g, (entity) => SIGNS[entity] ?? entity);
}

/** 240 notices in Thai and English. */
export const harmlessNotices: readonly HarmlessNotice[] = WRITERS.flatMap((write, writer) =>
  Array.from({ length: 24 }, (_, index) => {
    const bank = BANKS[(index + writer) % BANKS.length] ?? BANKS[0];
    const hours = HOURS[index % HOURS.length] ?? '';
    const sum = SUMS[(index + writer) % SUMS.length] ?? '';
    const frame = FRAMES[index % FRAMES.length];
    const html = write({ bank, hours, sum, day: index + 1 });
    return { html: frame?.(html) ?? html, text: textOf(html) };
  }),
);
