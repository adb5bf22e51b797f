import type { ShippedLocale } from '@brand/domain';
import type { Locator, Page } from '@playwright/test';
import { openSession } from './openSession.ts';
import { test as base, expect } from './test.ts';
import { type Messages, messagesIn } from './messages.ts';
import type { Sandbox } from './sandbox.ts';

interface JourneyFixtures {
  /** Language of the project: Thai without a prefix, English under `/en`. */
  locale: ShippedLocale;
  message: Messages;
  /** The address of a path in the project's language. */
  href: (path: string) => string;
  /** Whether the project is a phone, where the cashier is a page and not a panel. */
  isPhone: boolean;
  /** `page` with `demo` logged in, before its first address. */
  blankMemberPage: Page;
  /** `page` with `demo` logged in, on the home page. */
  memberPage: Page;
}

/** `test` with the fixtures of every test: a language, its messages, and a member. */
export const test = base.extend<JourneyFixtures>({
  locale: async ({}, provide, { project }) =>
    provide(project.use.locale?.startsWith('th') ? 'th' : 'en'),
  message: async ({ locale }, provide) => provide(messagesIn(locale)),
  href: async ({ locale }, provide) =>
    provide((path) => (locale === 'th' ? path : `/en${path === '/' ? '' : path}`)),
  isPhone: async ({ isMobile }, provide) => provide(isMobile),
  blankMemberPage: async ({ page, context, servers }, provide) => {
    await openSession(context, servers);
    await provide(page);
  },
  memberPage: async ({ blankMemberPage: page, href }, provide) => {
    await page.goto(href('/'));
    await expect(headerBalance(page)).toBeVisible();
    await provide(page);
  },
});

export { expect };

/** Fills in and sends the login form. */
export async function logIn(
  page: Page,
  message: Messages,
  { username = 'demo', password = 'demo1234' } = {},
): Promise<void> {
  const form = page.getByRole('main');
  await form.getByRole('textbox', { name: message('username') }).fill(username);
  await form.getByLabel(message('password'), { exact: true }).fill(password);
  // It submits once the server-rendered form is hydrated.
  await form
    .getByRole('button', { name: message('login'), exact: true })
    .and(page.locator('[type=submit]'))
    .click();
}

/**
 * Opens another page at the end of a wallet flow, once the flow has removed its history entries. A navigation during a
 * history move may be cancelled.
 *
 * @param from the step before the end
 */
export async function goOn(page: Page, address: string, from: 1 | 2): Promise<void> {
  await untilStep(page, from - 1);
  await page.goto(address);
}

/** Waits until the current history entry is that of a step, or of one before it. */
export async function untilStep(page: Page, most: number): Promise<void> {
  const step = () => page.evaluate(() => (history.state as { step?: number } | null)?.step ?? 0);
  await expect.poll(step).toBeLessThanOrEqual(most);
}

const FIGURE = /^-?[\d,]+\.\d\d$/;

/** The balance in the header of the site. */
export function headerBalance(page: Page): Locator {
  return page.getByRole('banner').getByText(FIGURE);
}

/** The balance in the header, in satang. */
export async function balanceOf(page: Page): Promise<number> {
  return satangOf(await headerBalance(page).innerText());
}

/** `1,234.50` in satang. */
export function satangOf(text: string): number {
  const found = /[\d,]+\.\d\d/.exec(text)?.[0];
  if (!found) throw new Error(`There is no amount in “${text}”.`);
  return Number(found.replace(/[,.]/g, ''));
}

/** Satang in the site's format: `1,234.50`. */
export function baht(satang: number): string {
  const whole = String(Math.trunc(satang / 100)).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${whole}.${String(satang % 100).padStart(2, '0')}`;
}

/** The sandbox channel with this range. Its name depends on the operator, so it is not found by name. */
export function channelButton(page: Page): Locator {
  return page.getByRole('button', { name: /(?<!\d)50 – 45,000/ });
}

/** From the list of channels to the form for the amount. */
export async function chooseChannel(page: Page): Promise<void> {
  await channelButton(page).click();
}

/**
 * The rows of the newest day, or all rows of the table of a desktop page. The newest day is certainly today only at noon:
 * `todaysRows`.
 */
export async function newestRows(page: Page, message: Messages): Promise<Locator> {
  const panel = page.getByRole('region', { name: message('historyPanel') });
  const ofTable = page
    .getByRole('main')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
  const rows = panel.getByRole('list').first().getByRole('listitem').or(ofTable);
  await expect(rows.first()).toBeVisible();
  return rows;
}

/** The rows under the heading of today, which must come first. For tests that start at noon. */
export async function todaysRows(page: Page, message: Messages): Promise<Locator> {
  const panel = page.getByRole('region', { name: message('historyPanel') });
  await expect(panel.getByRole('heading').first()).toHaveText(message('today'));
  return newestRows(page, message);
}

/** Plays a round. It has ended when it was answered and the button is enabled again. */
export async function spin(page: Page, button: Locator): Promise<void> {
  await expect(button).toBeEnabled();
  const answered = page.waitForResponse(/\/play\/api\/round$/);
  await button.click();
  await answered;
  await expect(button).toBeEnabled();
}

/** Presses a button that shows its confirmation for two seconds only, and waits until that was visible. */
export async function pressUntil(button: Locator, seen: Locator): Promise<void> {
  await expect(async () => {
    if (!(await seen.isVisible())) await button.click({ timeout: 5_000 });
    await expect(seen).toBeVisible({ timeout: 1_500 });
  }).toPass();
}

/** From the form for the amount to the QR. */
export async function showQr(page: Page, message: Messages, amount: string): Promise<void> {
  await page.getByRole('textbox', { name: message('depositAmount') }).fill(amount);
  await page.getByRole('button', { name: message('createQr') }).click();
  await expect(page.getByRole('heading', { name: message('scanToDeposit') })).toBeVisible();
}

/** From anywhere to a QR. */
export async function openQr(
  page: Page,
  message: Messages,
  href: (path: string) => string,
  amount: string,
): Promise<void> {
  await page.goto(href('/deposit'));
  await chooseChannel(page);
  await showQr(page, message, amount);
}

/** From the withdrawal form to the review. */
export async function reviewWithdrawal(
  page: Page,
  message: Messages,
  amount: string,
): Promise<void> {
  await page.getByRole('textbox', { name: message('withdrawAmount') }).fill(amount);
  await page.getByRole('button', { name: message('withdraw'), exact: true }).click();
  await expect(page.getByRole('heading', { name: message('review') })).toBeVisible();
}

/** Deposits 504 baht by QR. @param atStep called at the amount, the QR and the result */
export async function depositByQr(
  { page, sandbox, message, href }: DepositWalk,
  atStep: (step: 'amount' | 'QR' | 'result') => Promise<void>,
): Promise<void> {
  await page.goto(href('/deposit'));
  await chooseChannel(page);
  await atStep('amount');
  await showQr(page, message, '504');
  await atStep('QR');
  await sandbox.pull('qr-pay', { member: 'm_0001' });
  await expect(page.getByRole('heading', { name: message('depositDone') })).toBeVisible();
  await atStep('result');
}

interface DepositWalk {
  page: Page;
  sandbox: Sandbox;
  message: Messages;
  href: (path: string) => string;
}
