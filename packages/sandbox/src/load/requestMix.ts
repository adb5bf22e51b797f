/** One request of the mix. */
export interface MixedRequest {
  method: 'POST';
  path: string;
  headers: Record<string, string>;
  body: string;
}

const LISTS = '/api/v3/member/game/lists';

/** Typical list requests of a lobby: first pages, later pages, filters, searches, orders; the last two include wins. */
const questions: readonly object[] = [
  { limit: 24 },
  { limit: 60 },
  { limit: 24, skip: 48 },
  { type: 'slot', limit: 24 },
  { type: 'slot', hot: true, limit: 24 },
  { category: 'lucky-loom', limit: 24 },
  { type: 'fishing', new: true, limit: 24 },
  { freespin: true, sort: 'az', limit: 24 },
  { sort: 'new', limit: 24 },
  { sort: 'hot', limit: 24, skip: 24 },
  { search: 'มังกร', limit: 24 },
  { search: 'tiger', limit: 24 },
  { search: 'durian gold', limit: 24 },
  { type: 'casino', sort: 'az', limit: 24 },
  { type: 'slot', limit: 24, slotWinHistory: true },
  { search: 'koi', limit: 24, slotWinHistory: true },
];

/** Letters of random searches, so that not every search is cached. */
const SYLLABLES = 'ka ko ti ra mo lu sa ne pi do'.split(' ');

/** List requests in rotation: each as a visitor and as one of the members, with searches that rarely repeat. */
export function requestMix(tokens: readonly string[]): readonly MixedRequest[] {
  const searches = SYLLABLES.flatMap((first) =>
    SYLLABLES.map((second) => ({ search: first + second, limit: 24 })),
  );
  const asked = [...Array.from({ length: 20 }, () => questions).flat(), ...searches];
  return asked.flatMap((question, at) => [
    post(question),
    post(question, tokens[at % tokens.length]),
  ]);
}

function post(body: object, token?: string): MixedRequest {
  return {
    method: 'POST',
    path: LISTS,
    headers: {
      'Content-Type': 'application/json',
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  };
}
