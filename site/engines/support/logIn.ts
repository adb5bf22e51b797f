import type { Messages } from '../../e2e/support/messages.ts';
import type { Target } from '../inPage/look.ts';
import type { Front } from './front.ts';
import type { Page } from './page.ts';

/** Element that shows the member's balance on every page. */
export const BALANCE: Target = {
  css: '[data-part=amount], [data-component=money]',
  within: { role: 'banner' },
};

/** The target in the main part of the page. */
export const inMain = (target: Target): Target => ({ ...target, within: { role: 'main' } });

/** Fills in and submits the form of the open login page. */
export async function logIn(page: Page, message: Messages, password = 'demo1234'): Promise<void> {
  await page.fill(inMain({ role: 'textbox', name: message('username') }), 'demo');
  await page.fill(inMain({ css: 'input[autocomplete=current-password]' }), password);
  await page.tap(inMain({ role: 'button', name: message('login'), css: '[type=submit]' }));
}

/** A visitor opens the deposit, logs in for it, and sees the balance. @param told what the login page says above its form */
export async function logInForDeposit(
  page: Page,
  { front, href, message }: { front: Front; href: (path: string) => string; message: Messages },
  told = message('logInToGoOn'),
): Promise<void> {
  await page.tab.goto(`${front.origin}${href('/login')}?url=%2Fdeposit`);
  // The notice appears above the form and moves it.
  await page.sees({ role: 'main' }, told);
  await logIn(page, message);
  await page.isAt(href('/deposit'));
  await page.sees(BALANCE, '12,500.00');
}

/** From the list of channels to the QR code of 504 baht. */
export async function requestQr(page: Page, message: Messages): Promise<void> {
  await page.tap({ role: 'button', nameLike: '(?<!\\d)50 – 45,000' });
  await page.fill({ role: 'textbox', name: message('depositAmount') }, '504');
  await page.tap({ role: 'button', name: message('createQr') });
  await page.sees({ role: 'img', name: message('qrFor', '504.00') });
}
