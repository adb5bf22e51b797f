/** The referrer of the seeded referred members. */
export const FRIENDS_UPLINE = 'm_0010';

/** A seeded member who was referred by `aff`. The password is that of all seeded members. */
export interface Friend {
  /** Index from 0; the activity of the member is derived from it. */
  readonly index: number;
  readonly id: string;
  readonly username: string;
  readonly firstname: string;
  readonly lastname: string;
  /** How many days before the seed the member joined. */
  readonly joinedAgo: number;
}

const names: readonly (readonly [username: string, firstname: string, lastname: string])[] = [
  ['ployly', 'พลอยไพลิน', 'ศรีวงศ์'],
  ['bank1988', 'ธนพล', 'ใจกล้า'],
  ['namtarn', 'น้ำตาล', 'หอมหวล'],
  ['kongkang', 'ก้องเกียรติ', 'แก้วมณี'],
  ['fernfern', 'เฟื่องฟ้า', 'พฤกษา'],
  ['boatrayong', 'วรวุฒิ', 'ทะเลงาม'],
  ['mintty99', 'มินตรา', 'สุวรรณ'],
  ['golfgolf', 'กิตติศักดิ์', 'พูนสุข'],
  ['aomsin', 'ออมสิน', 'เก็บทรัพย์'],
  ['toeychiang', 'ใบเตย', 'เชียงใหม่'],
  ['nutnicha', 'ณัฐณิชา', 'บุญเรือง'],
  ['pondpond', 'ปณิธาน', 'วารี'],
  ['earthlampang', 'ปฐพี', 'ลำปาง'],
  ['jaajaa', 'จารุวรรณ', 'แจ่มใส'],
  ['bestinsisaket', 'ธีรภัทร', 'ดีเลิศ'],
  ['kaewta', 'แก้วตา', 'ดวงใจ'],
  ['tonson', 'ต้นสน', 'ป่าไพร'],
  ['ice.udon', 'อริสา', 'อุดมสุข'],
  ['maxmax77', 'มนัสวิน', 'สูงส่ง'],
  ['pimpim', 'พิมพ์ใจ', 'งามตา'],
  ['draftkrabi', 'ชนาธิป', 'อันดามัน'],
  ['cherry_bkk', 'เชอรี่', 'กรุงเทพ'],
  ['oatmeal', 'สิทธิโชค', 'รวงข้าว'],
  ['baitoey2', 'ใบเฟิร์น', 'เขียวขจี'],
  ['kritkrit', 'กฤษณะ', 'เรืองเดช'],
  ['mookda', 'มุกดา', 'อ่าวไทย'],
  ['smilephuket', 'รอยยิ้ม', 'ภูเก็ต'],
  ['arm.korat', 'อาทิตย์', 'โคราช'],
  ['view_v', 'ทิวา', 'วิวสวย'],
  ['noinaa', 'น้อยหน่า', 'สวนผล'],
  ['petchpetch', 'เพชร', 'น้ำหนึ่ง'],
  ['gift.gif', 'ของขวัญ', 'วันดี'],
  ['tumtim', 'ทับทิม', 'สยาม'],
  ['winhatyai', 'ชัยชนะ', 'หาดใหญ่'],
  ['fahsai', 'ฟ้าใส', 'เมฆขาว'],
  ['jomyut', 'จอมยุทธ', 'กล้าหาญ'],
  ['lookmee', 'ลูกหมี', 'ขนฟู'],
  ['nongbeam', 'ลำแสง', 'ทองส่อง'],
  ['palmmy', 'ปาล์มมี่', 'ชายหาด'],
  ['zoomzeed', 'ซูม', 'ซี้ดซ่า'],
];

/** More members joined recently than long ago. */
function joinedAgo(index: number): number {
  return Math.round(118 * (1 - index / names.length) ** 1.4) + 1;
}

/** The referred members, earliest first. */
export const friends: readonly Friend[] = names.map(([username, firstname, lastname], index) => ({
  index,
  id: `f_${String(index + 1).padStart(4, '0')}`,
  username,
  firstname,
  lastname,
  joinedAgo: joinedAgo(index),
}));
