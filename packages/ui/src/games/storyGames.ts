import type { Game, GameCategory, GameType, HomeBanner, Locale } from '@brand/domain';

const rowsOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split(' | '));

/**
 * Games, providers and banners for stories and tests, in the style of the sandbox catalogue. `scripts/storyArt.ts` draws
 * their images into `/art` and takes the file names from here.
 */
function provider(id: string, name: string, type: GameType): GameCategory {
  return {
    id,
    code: id,
    type,
    nameTh: name,
    nameEn: name,
    image: `/art/providers/${id}.svg`,
    enabled: true,
    disabled: false,
  };
}

/** The twenty providers. */
export const STORY_PROVIDERS: readonly GameCategory[] = rowsOf(`
pixel-durian | Pixel Durian | slot
orchid-row | Orchid Row | slot
copper-gecko | Copper Gecko | slot
night-ferry | Night Ferry | slot
little-thunder | Little Thunder | slot
bright-monsoon | Bright Monsoon | slot
saltbox | Saltbox Games | slot
kite-and-key | Kite & Key | slot
hollow-drum | Hollow Drum | slot
candlewick | Candlewick | slot
jade-compass | Jade Compass | slot
seventh-pier | Seventh Pier | slot
lomfai | Lomfai | slot
tuk-arcade | Tuk Arcade | slot
velvet-nine | Velvet Nine | casino
aurum-table | Aurum Table | casino
tidewright | Tidewright | fishing
reef-and-rod | Reef & Rod | fishing
lucky-loom | Lucky Loom | lotto
northstand | Northstand | sport
`).map(([id = '', name = '', type]) => provider(id, name, type as GameType));

interface Row {
  code: string;
  nameEn: string;
  nameTh: string;
  maker: string;
  type: GameType;
  color: string;
  marks: string;
}

function game({ code, nameEn, nameTh, maker, type, color, marks }: Row): Game {
  const name = STORY_PROVIDERS.find(({ id }) => id === maker)?.nameEn ?? maker;
  return {
    id: code,
    code,
    handle: '/api/v3/member/game/launch',
    type,
    nameTh,
    nameEn,
    provider: { id: maker, name, image: null },
    image: `/art/covers/${code}.svg`,
    color,
    hot: marks.includes('hot'),
    isNew: marks.includes('new'),
    freeSpin: marks.includes('freespin'),
    favourite: false,
    recent: false,
    available: true,
    // Table games and lotteries have no such figures.
    rtp: type === 'slot' ? 94 + ((code.length * 7) % 35) / 10 : null,
    demo: type === 'slot',
  };
}

/** Forty-eight games of five types, ordered so that neighbours do not look alike. */
export const STORY_GAMES: readonly Game[] = rowsOf(`
durian-riot | Durian Riot | ทุเรียนตัวป่วน | pixel-durian | slot | #6bafa7 | hot
kite-duel | Kite Duel | ดวลว่าวกลางลม | kite-and-key | slot | #7260b8 |
velvet-baccarat | Velvet Baccarat | บาคาร่ากำมะหยี่ | velvet-nine | casino | #4c0c12 | hot
lagoon-serenade | Lagoon Serenade | เพลงรักจากลากูน | orchid-row | slot | #33134c | new freespin
masks-after-dark | Masks After Dark | หน้ากากหลังเที่ยงคืน | hollow-drum | slot | #0b152c | hot freespin
golden-hour-roulette | Golden Hour Roulette | รูเล็ตชั่วโมงทอง | aurum-table | casino | #be6b4e | new
gecko-gulch-gold | Gecko Gulch Gold | ขุมทองหุบตุ๊กแก | copper-gecko | slot | #642e1c | hot
the-owls-inkwell | The Owl's Inkwell | ขวดหมึกนกฮูก | candlewick | slot | #3c5060 |
deep-sea-captain | Deep Sea Captain | กัปตันทะเลลึก | tidewright | fishing | #22569c | new
owl-city-express | Owl City Express | ด่วนนกฮูกราตรี | night-ferry | slot | #49216d | freespin
jade-river-dragon | Jade River Dragon | มังกรแม่น้ำหยก | jade-compass | slot | #0f594a | freespin
crab-cannon | Crab Cannon | ปูปืนใหญ่ | reef-and-rod | fishing | #084c63 |
thunder-paws | Thunder Paws | อุ้งเท้าสายฟ้า | little-thunder | slot | #3c5060 | new freespin
captain-half-moon | Captain Half Moon | กัปตันจันทร์เสี้ยว | seventh-pier | slot | #33134c | new freespin
loom-daily-lotto | Loom Daily Lotto | หวยรายวันลัคกี้ลูม | lucky-loom | lotto | #bf9a71 |
kites-over-the-paddy | Kites over the Paddy | ว่าวเหนือทุ่งนา | bright-monsoon | slot | #084c63 |
wings-of-embers | Wings of Embers | ปีกเพลิงเหินฟ้า | lomfai | slot | #4c0c12 | freespin
full-time-football | Full Time Football | ฟุตบอลเต็มเวลา | northstand | sport | #217937 |
grocers-bells | Grocer's Bells | กระดิ่งร้านชำ | saltbox | slot | #184b8b | hot freespin
tuk-tuk-midnight-run | Tuk-Tuk Midnight Run | ตุ๊กตุ๊กซิ่งเที่ยงคืน | tuk-arcade | slot | #1b0b43 | hot
midnight-longtail | Midnight Longtail | เรือหางยาวเที่ยงคืน | night-ferry | slot | #0b152c | hot
lost-city-of-rain | Lost City of Rain | เมืองลับกลางสายฝน | jade-compass | slot | #3c5060 |
reef-rumble | Reef Rumble | แนวปะการังเดือด | reef-and-rod | fishing | #7260b8 | new
ringside-thunder | Ringside Thunder | หมัดฟ้าผ่า | little-thunder | slot | #22569c | new
crab-captain | Crab Captain | กัปตันก้ามโต | seventh-pier | slot | #6bafa7 |
rabbit-draw | Rabbit Draw | หวยกระต่ายจันทร์ | lucky-loom | lotto | #bc6d3c |
elephant-splash | Elephant Splash | ช้างน้อยเล่นน้ำ | bright-monsoon | slot | #6d1b6e |
two-dragons-one-pearl | Two Dragons, One Pearl | มังกรชิงไข่มุก | lomfai | slot | #bf9a71 |
muay-ring | Muay Ring | สังเวียนมวย | northstand | sport | #49216d |
corner-shop-fruits | Corner Shop Fruits | ผลไม้หัวมุมตึก | saltbox | slot | #22569c | freespin
capsule-robot | Capsule Robot | หุ่นยนต์ไข่หมุน | tuk-arcade | slot | #bc6d3c |
mango-stampede | Mango Stampede | มะม่วงวิ่งลุย | pixel-durian | slot | #cc79a1 | freespin
monkey-locksmith | Monkey Locksmith | ลิงช่างกุญแจ | kite-and-key | slot | #0f594a |
nine-room-roulette | Nine Room Roulette | รูเล็ตห้องเก้า | velvet-nine | casino | #6d1b6e |
rabbit-under-the-moon | Rabbit Under the Moon | กระต่ายหมายจันทร์ | orchid-row | slot | #0b152c |
drum-gorilla | Drum Gorilla | กอริลลารัวกลอง | hollow-drum | slot | #1b0b43 |
aurum-baccarat | Aurum Baccarat | บาคาร่าออรัม | aurum-table | casino | #33134c | hot
ruins-of-sarika | Ruins of Sarika | ซากเมืองสาริกา | copper-gecko | slot | #49216d | freespin
candlelight-sorceress | Candlelight Sorceress | แม่มดแสงเทียน | candlewick | slot | #064431 | new
serpent-hunter | Serpent Hunter | ล่างูยักษ์ใต้สมุทร | tidewright | fishing | #642e1c |
blackjack-salon | Blackjack Salon | แบล็คแจ็คซาลอน | velvet-nine | casino | #184b8b |
koi-in-bloom | Koi in Bloom | ปลาคาร์ปกลางดอกไม้ | orchid-row | slot | #cc79a1 | new
lucky-three-dice | Lucky Three Dice | ไฮโลสามลูก | aurum-table | casino | #6bafa7 |
iron-claw-hunt | Iron Claw Hunt | ล่าปูก้ามเหล็ก | tidewright | fishing | #be6b4e |
tiger-in-bamboo | Tiger in Bamboo | เสือซุ่มกอไผ่ | jade-compass | slot | #0f594a |
longtail-angler | Longtail Angler | หางยาวล่าปลา | reef-and-rod | fishing | #064431 | hot
morning-draw | Morning Draw | หวยรอบเช้า | lucky-loom | lotto | #6bafa7 | hot
penalty-night | Penalty Night | คืนดวลจุดโทษ | northstand | sport | #0b152c |
`).map(([code = '', nameEn = '', nameTh = '', maker = '', type, color = '', marks = '']) =>
  game({ code, nameEn, nameTh, maker, type: type as GameType, color, marks }),
);

/** The first game, with overrides for a story. */
export function storyGame(change: Partial<Game> = {}): Game {
  const [first] = STORY_GAMES;
  if (!first) throw new Error('There are no story games');
  return { ...first, ...change };
}

/** The requested number of games, each with its own id. */
export function storyGames(count: number): Game[] {
  return Array.from({ length: count }, (_, index) => {
    const one = STORY_GAMES[index % STORY_GAMES.length] ?? storyGame();
    return index < STORY_GAMES.length ? one : { ...one, id: `${one.id}-${index}` };
  });
}

/** Names with every kind of Thai combining mark above and below, and without a break opportunity. */
export const LONG_THAI = 'ฝึ้ ปี่ น้ำ ฏู ญู ผจญภัยตามหาขุมทรัพย์มังกรใต้บาดาลฉบับสมบูรณ์';

const BANNERS = [
  [
    'new-games',
    '#7260b8',
    'เกมใหม่ประจำสัปดาห์ ทดลองเล่นได้ทุกเกม',
    'New games this week Try every one of them free',
    '/list/new',
  ],
  [
    'qr-deposit',
    '#084c63',
    'ฝากด้วย QR ในหนึ่งนาที สแกนได้จากทุกแอปธนาคาร',
    'Deposit by QR in a minute Scan it with any Thai bank app',
    '/deposit',
  ],
  [
    'tournament',
    '#4c0c12',
    'ทัวร์นาเมนต์สล็อตเดือนนี้ ดูตารางคะแนนได้ตลอดเวลา',
    'Slot tournament of the month Follow the table as it moves',
    null,
  ],
  [
    'invite-friends',
    '#49216d',
    'ชวนเพื่อนมาเล่นด้วยกัน ดูรายได้แนะนำเพื่อนได้ทุกวัน',
    'Bring a friend along See your referral income daily',
    '/referral',
  ],
  [
    'fishing-season',
    '#184b8b',
    'เข้าฤดูยิงปลาแล้ว รวมเกมยิงปลาจากทุกค่าย',
    'Fishing season All the fishing games in one place',
    '/list/fishing',
  ],
] as const;

/** The own slide of each reference theme. */
export const storyHeroes = {
  lotus: {
    color: '#1b1250',
    ink: 'light',
    side: 'start',
    title: 'คืนโคมลอย เหนือน้ำใส',
    line: 'เกมใหม่ทุกสัปดาห์ ลองเล่นก่อนได้ทุกเกม',
    button: 'ดูเกมใหม่',
  },
  jade: {
    color: '#061812',
    ink: 'light',
    side: 'end',
    title: 'ดุดันทุกสปิน มันทุกแมตช์',
    line: 'สล็อตและกีฬาในกระเป๋าเดียว',
    button: 'เริ่มเล่น',
  },
  siam: {
    color: '#fbf3e0',
    ink: 'dark',
    side: 'start',
    title: 'ล่องสบาย กับเกมไทย',
    line: null,
    button: 'ชมเกมทั้งหมด',
  },
} as const;

/** The banners of the lobby. Their text is part of the image. */
export function storyBanners(locale: Locale): HomeBanner[] {
  return BANNERS.map(([id, color, altTh, altEn, path]) => ({
    id,
    alt: locale === 'en' ? altEn : altTh,
    image: `/art/banners/${id}.${locale}.wide.svg`,
    imagePhone: `/art/banners/${id}.${locale}.home.svg`,
    path,
    color,
  }));
}
