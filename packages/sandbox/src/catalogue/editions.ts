import type { GameType } from './game.ts';

/** The additions of a later edition to the code and the names of a game. */
export interface Edition {
  /** Suffix of the game’s code, after a hyphen. */
  id: string;
  en: string;
  th: string;
}

function words(text: string): readonly Edition[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [en = '', th = ''] = line.trim().split(' = ');
      return { id: en.toLowerCase(), en, th };
    });
}

const part = (number: number): Edition => ({
  id: String(number),
  en: String(number),
  th: `ภาค ${number}`,
});

const adventures = words(`
  Gold = โกลด์
  Deluxe = ดีลักซ์
  Returns = รีเทิร์น
  Rush = รัช
  Royal = รอยัล
  Turbo = เทอร์โบ
  Songkran = สงกรานต์
  Legend = ตำนาน
  Plus = พลัส
  Party = ปาร์ตี้
  Treasure = ขุมทรัพย์
  Festival = เทศกาล
  Classic = คลาสสิก
  Max = แม็กซ์
  Magic = มหัศจรรย์
  Extra = เอ็กซ์ตร้า
`);

const tables = words(`
  Gold = โกลด์
  Deluxe = ดีลักซ์
  Plus = พลัส
  Royal = รอยัล
  Super = ซูเปอร์
  Mini = มินิ
  Premium = พรีเมียม
  Classic = คลาสสิก
  Turbo = เทอร์โบ
  Max = แม็กซ์
  Star = สตาร์
  Pro = โปร
  Grand = แกรนด์
  Extra = เอ็กซ์ตร้า
  Prime = ไพรม์
  Select = ซีเล็กต์
`);

/** `Gold 2`: the number of an edition with a name. */
function later(edition: Edition, number: number): Edition {
  const next = part(number);
  return {
    id: `${edition.id}-${next.id}`,
    en: `${edition.en} ${next.en}`,
    th: `${edition.th} ${next.th}`,
  };
}

function editionsOf(named: readonly Edition[]): readonly Edition[] {
  const [first, ...others] = named as readonly [Edition, ...Edition[]];
  const parts = [2, 3].flatMap((number) => named.map((edition) => later(edition, number)));
  return [part(2), first, part(3), ...others, ...parts];
}

const adventureEditions = editionsOf(adventures);
const tableEditions = editionsOf(tables);

/** The editions of a kind of game, in order of release. */
export function editionsFor(type: GameType): readonly Edition[] {
  return type === 'slot' || type === 'fishing' ? adventureEditions : tableEditions;
}
