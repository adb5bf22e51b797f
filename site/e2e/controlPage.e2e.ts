import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';

const SECTIONS = [
  'Members',
  'Ledger',
  'Scenarios',
  'Faults',
  'Log',
  'Clock',
  'Phones',
  'Reports',
  'Magic values',
];

/** Opens the sandbox's control page in a new tab. */
async function openControl(page: Page, sandbox: string): Promise<Page> {
  const control = await page.context().newPage();
  await control.goto(`${sandbox}/__sandbox`);
  await expect(control.getByRole('heading', { level: 1, name: 'Members' })).toBeVisible();
  return control;
}

/** Opens a section. On a phone, sections without a tab are under “More”. */
async function goTo(control: Page, section: string): Promise<void> {
  const links = control.getByRole('link', { name: section, exact: true });
  if ((await links.filter({ visible: true }).count()) === 0) {
    await control.getByRole('link', { name: 'More', exact: true }).click();
  }
  await links.filter({ visible: true }).first().click();
  await expect(control.getByRole('heading', { level: 1, name: section })).toBeFocused();
}

test('every section of the control page opens and is accessible', async ({ page, servers }) => {
  // Eight pages are checked, one of them with every scenario.
  test.slow();
  const control = await openControl(page, servers.sandbox);
  for (const section of SECTIONS) {
    await goTo(control, section);
    const { violations } = await new AxeBuilder({ page: control }).analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
    expect.soft(found, section).toEqual([]);
  }
});

test('a logout on the control page makes the member a visitor, and the log shows the reason', async ({
  memberPage: page,
  servers,
  message,
  watch,
}) => {
  watch.expectConsole(/status of 401/);
  const control = await openControl(page, servers.sandbox);
  await control.getByRole('button', { name: 'Log out: demo', exact: true }).click();
  await expect(control.getByText('demo is logged out.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: message('username') })).toBeVisible();
  await goTo(control, 'Log');
  await expect(control.getByText('code 7002').first()).toBeVisible();
});

test('a fault is added, affects the next call, and is cleared', async ({ page, servers }) => {
  const control = await openControl(page, servers.sandbox);
  await goTo(control, 'Faults');
  await control.getByRole('button', { name: 'Add: A third of the calls fails' }).click();
  await control.getByLabel('What goes wrong').selectOption('Error 500');
  await control.getByLabel('Path', { exact: true }).fill('/api/promotion/*');
  await control.getByRole('button', { name: 'Add fault' }).click();
  await expect(control.getByText('2 faults')).toBeVisible();
  expect((await fetch(`${servers.sandbox}/api/promotion/list`)).status).toBeGreaterThan(499);
  await control.getByRole('button', { name: 'Clear all' }).click();
  await expect(control.getByText('All as usual')).toBeVisible();
  expect((await fetch(`${servers.sandbox}/api/promotion/list`)).status).toBe(200);
});

test('a scenario reports what it did, and a reset reverts it after a confirmation', async ({
  page,
  servers,
}) => {
  const control = await openControl(page, servers.sandbox);
  await goTo(control, 'Scenarios');
  await control.getByRole('button', { name: 'Do it: Maintenance begins' }).click();
  await expect(control.getByText('Maintenance is on.')).toBeVisible();
  await expect(control.getByRole('banner').getByText('Maintenance')).toBeVisible();
  await goTo(control, 'Reset');
  await control.getByRole('button', { name: 'Reset the sandbox' }).click();
  await control.keyboard.press('Escape');
  await expect(control.getByRole('banner').getByText('Maintenance')).toBeVisible();
  await control.getByRole('button', { name: 'Reset the sandbox' }).click();
  await control.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(control.getByText('All as usual')).toBeVisible();
});
