import type { Messages } from '../../e2e/support/messages.ts';
import type { Target } from '../inPage/look.ts';
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
