import { join } from 'node:path';
import { channelButton, expect, headerBalance, test } from './support/journey.ts';

/** Has Lao as a third language: some of its messages are translated, the others are in English. */
const LAO = join(import.meta.dirname, 'operators/lao');

test.use({ serverOptions: { operators: [LAO] } });

const NAMES = ['ภาษาไทย', 'English', 'ພາສາລາວ'];
const LAO_LETTER = /[\u0e80-\u0eff]/;

test('a page in an added language is rendered by the server, with its alternates', async ({
  servers,
}) => {
  const html = await (await fetch(`${servers.site}/lo/login`)).text();
  expect(html).toContain('<html lang="lo"');
  expect(html).toContain('ຍິນດີຕ້ອນຮັບກັບມາ');
  expect(html).toContain('<meta property="og:locale" content="lo_LA">');
  expect(html).toContain('href="/operator/messages-lo-core.json"');
  const links = [...html.matchAll(/hreflang="([\w-]+)" href="([^"]+)"/g)];
  expect(links.slice(0, 4).map(([, language, address]) => [language, address])).toEqual([
    ['th', 'https://www.lao.example/login'],
    ['en', 'https://www.lao.example/en/login'],
    ['lo', 'https://www.lao.example/lo/login'],
    ['x-default', 'https://www.lao.example/login'],
  ]);
});

test('the site map has every page in every language', async ({ servers }) => {
  const map = await (await fetch(`${servers.site}/sitemap.xml`)).text();
  for (const path of ['/help', '/en/help', '/lo/help']) {
    expect(map).toContain(`<loc>https://www.lao.example${path}</loc>`);
  }
});

test('an unknown address in an added language is answered in it', async ({ servers }) => {
  const reply = await fetch(`${servers.site}/lo/nowhere`, { headers: { accept: 'text/html' } });
  expect(reply.status).toBe(404);
  expect(await reply.text()).toContain('<html lang="lo"');
});

test('the menu offers three languages, and leads to the same page in each', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto('/menu');
  const choice = page.getByRole('main').getByRole('list', { name: 'ภาษา' });
  await expect(choice.getByRole('link')).toHaveText(NAMES);
  // What a visitor does not read is not downloaded.
  expect(loaded.filter((path) => /messages-lo|\.en-/.test(path))).toEqual([]);
  await choice.getByRole('link', { name: 'ພາສາລາວ' }).click();
  await expect(page).toHaveURL(/\/lo\/menu$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'lo');
  await expect(page.getByRole('link', { name: 'ຝາກເງິນ' }).first()).toBeVisible();
  // A message of operator.json wins over that of the folder.
  await expect(page.getByRole('link', { name: 'ໂປຣໂມຊັນພິເສດ' }).first()).toBeVisible();
  // Without a translation: in English.
  await expect(page.getByRole('link', { name: 'VIP level' }).first()).toBeVisible();
  expect(loaded.filter((path) => /\/messages-lo-core/.test(path))).toHaveLength(1);
  // The next visit starts in the language of the last choice, also when the link was followed before the page was hydrated.
  const stored = async () => (await page.context().cookies()).find(({ name }) => name === 'locale');
  await expect.poll(stored).toMatchObject({ value: 'lo' });
  await page.goto('/');
  await expect(page).toHaveURL(/\/lo$/);
});

test('amounts and dates are in the format of an added language', async ({
  blankMemberPage: page,
}) => {
  await page.goto('/lo/deposit');
  await expect(headerBalance(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'ເລືອກຊ່ອງທາງຝາກເງິນ' })).toBeVisible();
  await expect(channelButton(page)).toContainText('50 – 45,000 ບາດ');
  // Names that the API has not in Lao are in the main language.
  await expect(channelButton(page)).toContainText(/[฀-๿]/);
  await page.goto('/lo/withdraw');
  await expect(page.getByRole('group', { name: 'To account' })).toContainText('ธนาคารกสิกรไทย');
  await page.goto('/lo/history');
  const days = page.getByRole('region').getByRole('heading');
  await expect(days.filter({ hasText: /\d{4}/ }).first()).toBeVisible();
  const [day = ''] = await days.filter({ hasText: /\d{4}/ }).allInnerTexts();
  expect(day).toMatch(LAO_LETTER);
  expect(day).toMatch(/^\d{1,2} \D+ 20\d\d$/);
});
