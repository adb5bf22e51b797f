import type { Page } from '@playwright/test';
import { expect, logIn, test } from './support/journey.ts';
import { messagesOf } from './support/messageTable.ts';
import { withOperator } from './support/withOperator.ts';

const messagesIn = messagesOf({
  add: ['เพิ่มพาสคีย์', 'Add a passkey'],
  added: ['เพิ่มพาสคีย์แล้ว', 'Passkey added'],
  first: ['พาสคีย์ 1', 'Passkey 1'],
  byPasskey: ['เข้าสู่ระบบด้วยพาสคีย์', 'Log in with a passkey'],
  removeFirst: ['ลบ พาสคีย์ 1', 'Remove Passkey 1'],
  remove: ['ลบ', 'Remove'],
  removed: ['ลบพาสคีย์แล้ว', 'Passkey removed'],
  unknown: ['ไม่มีบัญชีที่ใช้พาสคีย์นี้', 'No account here uses this passkey'],
});

/** A device with a lock that always recognises its owner. It answers the autofill as soon as it is offered. */
async function addDevice(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('a member adds a passkey, logs out, and logs in with it to the return address', async ({
  page,
  message,
  href,
  locale,
}) => {
  const say = messagesIn(locale);
  const press = () => page.getByRole('button', { name: say('byPasskey') }).click();
  await page.addInitScript(() => {
    // A browser without autofill of passkeys: only the button logs in.
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
  await addDevice(page);

  await test.step('adds one in the profile', async () => {
    await page.goto(href('/profile'));
    await logIn(page, message);
    await page.getByRole('button', { name: say('add') }).click();
    await expect(page.getByText(say('added'))).toBeVisible();
    await expect(page.getByText(say('first'), { exact: true })).toBeVisible();
  });

  await test.step('logs out, logs in with it, and is on the wanted page', async () => {
    const logout = { name: message('logout'), exact: true };
    await page.getByRole('main').getByRole('button', logout).click();
    await page.getByRole('alertdialog').getByRole('button', logout).click();
    await expect(page).toHaveURL(new RegExp(`${href('/')}$`));
    await page.goto(href('/history'));
    await expect(page).toHaveURL(/\/login\?url=/);
    await press();
    await expect(page).toHaveURL(new RegExp(`${href('/history')}$`));
  });

  await test.step('removes it, and it logs in no more', async () => {
    await page.goto(href('/profile'));
    await page.getByRole('button', { name: say('removeFirst') }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: say('remove'), exact: true }).click();
    await expect(page.getByText(say('removed'))).toBeVisible();
    await page.context().clearCookies();
    await page.goto(href('/login'));
    await press();
    await expect(page.getByRole('alert').filter({ hasText: say('unknown') })).toBeVisible();
  });
});

test('the autofill of the username logs in with a passkey to the return address', async ({
  page,
  message,
  href,
  locale,
}) => {
  const say = messagesIn(locale);
  await page.goto(href('/profile'));
  await logIn(page, message);
  await addDevice(page);
  await page.getByRole('button', { name: say('add') }).click();
  await expect(page.getByText(say('added'))).toBeVisible();
  await page.context().clearCookies();
  await page.goto(href('/history'));
  await expect(page).toHaveURL(new RegExp(`${href('/history')}$`));
  await expect(page.getByRole('button', { name: say('byPasskey') })).toHaveCount(0);
});

test('without the feature, nothing is offered or requested', async ({
  page,
  servers,
  message,
  href,
  locale,
}) => {
  const say = messagesIn(locale);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/passkey/i.test(request.url())) asked.push(request.url());
  });
  const off = (operator: { features: { passkeys: boolean } }) => {
    operator.features.passkeys = false;
  };
  await withOperator(servers, off, async () => {
    await page.goto(href('/profile'));
    await expect(page.getByRole('textbox', { name: message('username') })).toBeVisible();
    await expect(page.getByRole('button', { name: say('byPasskey') })).toHaveCount(0);
    await logIn(page, message);
    await expect(page.getByRole('button', { name: message('logout') }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: say('add') })).toHaveCount(0);
    expect(asked).toEqual([]);
  });
});
