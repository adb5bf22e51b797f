/** A game in the API format. */
export type WireGame = Readonly<Record<string, unknown>>;

/** Parameters of a list request that matter here. */
interface Asked {
  type?: string;
  limit?: number;
  skip?: number;
}

/** The type without games, to measure a page without content. */
export const EMPTY_KIND = 'sport';
/** Number of games in the lists next to the measured ones. */
const FEW = 60;

/** The sandbox's own catalogue. */
export async function designedGames(sandbox: string): Promise<readonly WireGame[]> {
  const reply = await fetch(`${sandbox}/api/v3/member/game/lists`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ limit: 500 }),
  });
  return ((await reply.json()) as { result: { list: WireGame[] } }).result.list;
}

/** Answers every game type with a list of that length, each game with its own id. Site and baseline get the same text. */
export function gameReplies(designed: readonly WireGame[], count: number) {
  const lists = new Map<string, readonly WireGame[]>();
  const listOf = (type: string) => {
    const list =
      lists.get(type) ??
      Array.from({ length: type === EMPTY_KIND ? 0 : count }, (_, at) => {
        const one = designed[at % designed.length] as WireGame;
        const part = at < designed.length ? '' : ` ${Math.floor(at / designed.length) + 1}`;
        return {
          ...one,
          _id: `${type}-${at}`,
          type,
          nameTh: `${String(one['nameTh'])}${part}`,
          nameEn: `${String(one['nameEn'])}${part}`,
        };
      });
    lists.set(type, list);
    return list;
  };
  return (asked: Asked): string => {
    const { type, limit = FEW, skip = 0 } = asked;
    const all = type === undefined ? listOf('slot').slice(0, FEW) : listOf(type);
    return JSON.stringify({
      code: 0,
      message: 'ok',
      result: { list: all.slice(skip, skip + limit), total: all.length },
    });
  };
}
