import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { expect, headerBalance, logIn, test } from './support/journey.ts';
import { pass, startAtNoon } from './support/time.ts';

type Pair = readonly [thai: string, english: string];

const main = (page: Page): Locator => page.getByRole('main');
const HOUR = 3_600_000;
const TAB = {
  active: ['กำลังแข่ง', 'Active'],
  comingSoon: ['เร็วๆ นี้', 'Coming soon'],
  ended: ['จบแล้ว', 'Ended'],
} as const satisfies Record<string, Pair>;
const BOARD: Pair = ['ตารางคะแนน', 'Leaderboard'];
const STANDING: Pair = ['อันดับของคุณ', 'Your rank'];
const SPRINT: Pair = ['สล็อตสปรินต์สองทุ่ม', 'Evening slot sprint'];

test('a tournament starts and ends on the open page, and its table shows the winners', async ({
  page,
  sandbox,
  locale,
  href,
}) => {
  const say = ([thai, english]: Pair) => (locale === 'th' ? thai : english);
  const tab = (name: keyof typeof TAB) => page.getByRole('tab', { name: say(TAB[name]) });
  const sprint = main(page).getByRole('link', { name: say(SPRINT) });
  await startAtNoon(page, sandbox);
  await page.goto(href('/tournament?state=comingSoon'));
  await expect(sprint).toBeVisible();
  // By its address: once it runs, tomorrow's sprint appears under the same name.
  const today = main(page).locator(`[data-part=link][href="${await sprint.getAttribute('href')}"]`);
  // At 20:00 on the server's clock.
  await pass(page, sandbox, 8 * HOUR + 1000);
  await expect(today).toHaveCount(0);
  await tab('active').click();
  await expect(today).toBeVisible();
  await today.click();
  await expect(page.getByRole('heading', { name: say(SPRINT) })).toBeFocused();
  const rows = page.getByRole('list', { name: say(BOARD) });
  await pass(page, sandbox, HOUR);
  await expect(rows.getByRole('listitem')).toHaveCount(10);
  await expect(rows).toContainText('***');
  // A visitor has no rank, and sees a login link instead.
  await expect(page.getByRole('region', { name: say(STANDING) }).getByRole('link')).toHaveAttribute(
    'href',
    /\/login\?url=%2Ftournament%3Fid%3D/,
  );
  await expect(main(page).getByRole('article').first()).toBeVisible();
  await expectAccessible(page, 'tournament');
  await pass(page, sandbox, 2 * HOUR);
  const winners = page.getByRole('list', { name: say(['ผู้ชนะ', 'Winners']) });
  await expect(winners.getByRole('listitem')).toHaveCount(3);
  await page.goBack();
  await expect(tab('active')).toHaveAttribute('aria-selected', 'true');
  await tab('ended').click();
  await expect(page).toHaveURL(/\?state=ended$/);
  await page.reload();
  await expect(tab('ended')).toHaveAttribute('aria-selected', 'true');
});

test('a member sees the own rank, the games that count and the missing amount to the next VIP level', async ({
  blankMemberPage: page,
  sandbox,
  locale,
  href,
}) => {
  const say = ([thai, english]: Pair) => (locale === 'th' ? thai : english);
  await page.goto(href('/slot-tournament'));
  await main(page).getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('region', { name: say(STANDING) })).toBeVisible();
  await page.getByRole('button', { name: say(['ดูเกมที่นับแต้ม', 'Games that count']) }).click();
  const games = page.getByRole('region', { name: say(['เกมที่นับแต้ม', 'Games that count']) });
  await expect(games.getByRole('article').first()).toBeInViewport();
  await page.goto(href('/vip'));
  await expect(page.getByRole('progressbar')).toHaveCount(1);
  await expect(
    main(page)
      .getByText(say(['ยังขาด', 'to go']))
      .first(),
  ).toBeVisible();
  await sandbox.pull('vip-level', { member: 'demo', level: '5' });
  await page.reload();
  await expect(
    page.getByText(say(['คุณอยู่ในระดับสูงสุดแล้ว', 'You are at the highest level'])),
  ).toBeVisible();
  await expectAccessible(page, 'vip, granted');
});

test('help is found by colloquial terms, is stored in the address, and shows the real figures', async ({
  page,
  message,
  locale,
  href,
}) => {
  const say = ([thai, english]: Pair) => (locale === 'th' ? thai : english);
  await page.goto(href('/help#deposit-qr'));
  const article = page.locator('details#deposit-qr');
  await expect(article).toHaveAttribute('open', '');
  await expect(article.getByRole('listitem').first()).toBeInViewport();
  await page.locator('details#deposit-limits > summary').click();
  await expect(page).toHaveURL(/#deposit-limits$/);
  // The general figures, because a visitor has no channels.
  await expect(page.locator('details#deposit-limits')).toContainText('45,000');
  await expect(main(page).getByRole('link', { name: /1323/ })).toHaveAttribute('href', 'tel:1323');

  const field = page.getByRole('searchbox', { name: say(['ค้นหาคำตอบ', 'Search for an answer']) });
  await field.fill(say(['รหัดผ่าน', 'pasword']));
  const forgotten = page.locator('details#account-password, details[id*=password]').first();
  await expect(forgotten.locator('summary')).toBeVisible();
  await expect(main(page).locator('summary mark').first()).toBeVisible();
  await expectAccessible(page, 'help, found');
  await expect(page).toHaveURL(/\?q=/);
  await page.reload();
  await expect(field).toHaveValue(say(['รหัดผ่าน', 'pasword']));
  await field.fill(say(['ไดโนเสาร์', 'dinosaur']));
  await expect(
    main(page).getByRole('heading', { name: say(['ไม่พบคำตอบ', 'No answer found']) }),
  ).toBeVisible();
  await expect(main(page).getByRole('link', { name: message('contactAdmin') })).toHaveAttribute(
    'href',
    /^https?:/,
  );

  // For a member those of the own channels, and of the affiliate programme once an article needs it.
  await page.goto(href('/login'));
  await logIn(page, message, { username: 'aff' });
  await expect(headerBalance(page)).toBeVisible();
  await page.goto(href('/help#affiliate-withdraw'));
  await expect(page.locator('details#affiliate-withdraw')).toContainText(
    locale === 'th' ? /ขั้นต่ำครั้งละ [\d,]+ บาท/ : /[\d,]+ baht/,
  );
});
