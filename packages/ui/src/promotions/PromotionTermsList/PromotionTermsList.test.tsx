import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { depositTerms, giftTerms } from '../promotions.fixtures.ts';
import { PromotionTermsList } from './PromotionTermsList.tsx';

afterEach(cleanup);

const rows = () =>
  screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);

it('shows every condition of a deposit bonus with its figure', () => {
  renderInLanguage(
    <PromotionTermsList
      terms={depositTerms}
      by="deposit"
      period="once"
      endsAt={Date.UTC(2026, 0, 31, 16, 59)}
    />,
  );
  expect(rows()).toEqual([
    ['Minimum deposit', '300 baht'],
    ['Bonus', '100% of the deposit'],
    ['Maximum bonus', '1,000 baht'],
    ['Turnover', '8 × deposit and bonus'],
    ['Does not count', 'Casino, Lotto, Sports'],
    ['How often', 'Once'],
    ['Ends', '31 Jan 2026 23:59'],
  ]);
});

it('shows no minimum without a deposit, and says that there is no turnover', () => {
  renderInLanguage(<PromotionTermsList terms={giftTerms} by="claim" />, 'th');
  expect(rows()).toEqual([
    ['โบนัส', '150 บาท'],
    ['ยอดเทิร์น', 'ไม่มี ถอนได้ทันที'],
    ['ไม่นับยอดเทิร์น', '1 เกม'],
  ]);
});

it('describes a claimable percentage as a percentage of losses', () => {
  renderInLanguage(
    <PromotionTermsList
      terms={{ ...giftTerms, bonus: { kind: 'percent', percent: 5 } }}
      by="claim"
    />,
  );
  expect(screen.getByText('5% of losses')).toBeDefined();
});

it('names the games that do not count, and counts those without a known name', () => {
  const terms = { ...depositTerms, excludedGames: ['g1', 'g2', 'g3'] };
  const said = (gameNames?: Record<string, string>) => {
    renderInLanguage(
      <PromotionTermsList terms={terms} by="deposit" {...(gameNames && { gameNames })} />,
    );
    const row = rows().find(([name]) => name === 'Does not count');
    cleanup();
    return row?.[1];
  };
  expect(said()).toBe('Casino, Lotto, Sports, 3 games');
  expect(said({ g1: 'Koi Pond' })).toBe('Casino, Lotto, Sports, Koi Pond and 2 other games');
  expect(said({ g1: 'Koi Pond', g2: 'Neon', g3: 'Fox' })).toBe(
    'Casino, Lotto, Sports, Koi Pond, Neon, Fox',
  );
});

it.each([
  ['th', 'สมาชิกที่ยังไม่เคยฝากเงิน', 'QR ไทยพาณิชย์'],
  ['en', 'Members who have never deposited', 'SCB QR'],
] as const)('shows who can get it, the channels, and the start: %s', (locale, who, channel) => {
  renderInLanguage(
    <PromotionTermsList
      terms={depositTerms}
      by="deposit"
      someChannels
      channelNames={[channel]}
      audience="new"
      startsAt={Date.UTC(2025, 11, 31, 17)}
    />,
    locale,
  );
  const values = rows().map(([, value]) => value);
  expect(values).toContain(who);
  expect(values).toContain(channel);
  expect(values).toContain(locale === 'th' ? '1 ม.ค. 2569 00:00' : '1 Jan 2026 00:00');
});
