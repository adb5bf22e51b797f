import { formatSatangShort, satangFromBaht } from '@brand/domain';
import { describe, expect, it } from 'vitest';
import { bannerAlt } from '../art/banners/banner.ts';
import { DAY, unixSeconds } from '../clock/units.ts';
import { TEST_START, testSandbox } from '../testing/testSandbox.ts';
import { catalogue } from './catalogue/catalogue.ts';
import { promotionContent } from './promotionContent.ts';
import { periodOf } from './promotions.ts';
import { testPromotions } from './testPromotions.ts';

interface Entry {
  id: string;
  title: string;
  content: string;
  imageUrl: string;
  starts: number;
  ends: number | null;
  claimed?: boolean;
  terms?: object;
}

const LIST = '/api/promotion/list';

async function list({ call }: Pick<ReturnType<typeof testSandbox>, 'call'>, query = '') {
  return (await call('GET', `${LIST}${query}`)).body.result as unknown as Entry[];
}

describe('the promotion list', () => {
  it('returns the five banners of the home page without terms', async () => {
    const banners = await list(testSandbox(), '?placement=home&lang=en');
    expect(banners.map(({ id }) => id)).toEqual([
      'new-games',
      'qr-deposit',
      'tournament',
      'invite-friends',
      'fishing-season',
    ]);
    expect(banners.every(({ terms }) => terms === undefined)).toBe(true);
    expect(banners[1]?.imageUrl).toMatch(/\/cdn\/banners\/qr-deposit\.en\.wide\.svg$/);
  });

  it('has other drawings for a brand with a style of its own, on home and in the list', async () => {
    const first = async (brand: string, placement: string) => {
      const sandbox = testSandbox({ rules: { brand } });
      const [banner] = await list(sandbox, `?placement=${placement}&lang=en`);
      return banner?.imageUrl.split('/').at(-1);
    };
    expect(await first('jade', 'home')).toBe('new-games-jade.en.wide.svg');
    expect(await first('siam', 'promotion')).toBe('welcome-siam.en.wide.svg');
    expect(await first('other', 'home')).toBe('new-games.en.wide.svg');
    expect(await first('other', 'promotion')).toBe('welcome.en.wide.svg');
  });

  it('returns ten promotions in both languages, running or upcoming, and whether a member had them', async () => {
    const sandbox = testPromotions();
    const thai = await list(sandbox);
    expect(await list(sandbox, '?placement=promotion')).toEqual(thai);
    expect(thai).toHaveLength(10);
    const now = unixSeconds(TEST_START);
    expect(thai.filter(({ starts }) => starts > now).map(({ id }) => id)).toEqual([
      'lantern-nights',
    ]);
    expect(thai.every(({ ends }) => ends === null || ends > now)).toBe(true);
    const english = await list(sandbox, '?lang=en');
    expect(english.map(({ id }) => id)).toEqual(thai.map(({ id }) => id));
    expect(english.some(({ title, content }) => /[ก-๙]/.test(title + content))).toBe(false);
    expect(thai.every((entry) => !('claimed' in entry))).toBe(true);
    const { get } = await sandbox.as('promo');
    const own = (await get(LIST)).body.result as unknown as Entry[];
    expect(own.filter(({ claimed }) => claimed).map(({ id }) => id)).toEqual([
      'fishing',
      'sign-up',
    ]);
  });

  it('excludes ended and withdrawn promotions; an ended one can still be read by its id', async () => {
    const sandbox = testSandbox();
    sandbox.clock.advance(5 * DAY);
    const ids = async (query = '') => (await list(sandbox, query)).map(({ id }) => id);
    expect(await ids()).not.toContain('payday');
    expect(await ids('?id=payday')).toEqual(['payday']);
    sandbox.db.run("UPDATE promotions SET published = 0 WHERE id = 'payday'");
    expect(await ids('?id=payday')).toEqual([]);
    expect(await ids('?id=nothing')).toEqual([]);
  });
});

describe('the content of a promotion', () => {
  const figures = ({ terms }: (typeof catalogue)[number]) =>
    [
      terms.minDeposit,
      terms.maxBonus,
      terms.bonus.kind === 'fixed' ? terms.bonus.amount : satangFromBaht(terms.bonus.percent),
    ]
      .filter((amount) => amount !== null)
      .map(formatSatangShort);

  it.each(catalogue.map((each) => [each.id, each] as const))(
    'matches its terms in both languages: %s',
    (_, promotion) => {
      for (const lang of ['th', 'en'] as const) {
        const { title, summary } = promotion.words[lang];
        const said = `${title} ${summary} ${promotionContent(promotion, lang)}`;
        for (const figure of figures(promotion)) expect(said, lang).toContain(figure);
        const numbers = bannerAlt(promotion.picture, lang).match(/\d[\d,]*/g) ?? [];
        for (const number of numbers) expect(figures(promotion), lang).toContain(number);
      }
    },
  );
});

describe('a period', () => {
  it.each([
    ['daily', '2026-01-15T16:59:59Z', '2026-01-15'],
    ['daily', '2026-01-15T17:00:00Z', '2026-01-16'],
    ['weekly', '2026-01-18T16:59:59Z', 'week of 2026-01-12'],
    ['weekly', '2026-01-18T17:00:00Z', 'week of 2026-01-19'],
    ['monthly', '2026-01-31T16:59:59Z', '2026-01'],
    ['monthly', '2026-01-31T17:00:00Z', '2026-02'],
    ['each', '2026-01-15T00:00:00Z', 'q_1'],
  ] as const)('%s at %s is %s, by the Bangkok calendar', (period, time, name) => {
    expect(periodOf({ period }, Date.parse(time), 'q_1')).toBe(name);
  });
});

describe('the events', () => {
  it('are two running, one upcoming and one ended, in both languages, public', async () => {
    const { call } = testSandbox();
    const now = unixSeconds(TEST_START);
    for (const lang of ['th', 'en']) {
      const reply = await call('GET', `/api/v3/member/event/list?lang=${lang}`);
      const states = (reply.body.result.list as unknown as Entry[]).map(({ starts, ends }) => {
        if (starts > now) return 'upcoming';
        return ends !== null && ends <= now ? 'over' : 'running';
      });
      expect(states).toEqual(['upcoming', 'running', 'running', 'over']);
    }
  });
});
