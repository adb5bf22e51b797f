import { expect, test } from './support/journey.ts';
import { withOperator } from './support/withOperator.ts';

test('a visitor confirms the minimum age once, and sees the seals of the operator', async ({
  page,
  servers,
  href,
  message,
}) => {
  await withOperator(
    servers,
    (operator) => {
      operator.protection.ageGate = '20+';
      operator.seals = [
        {
          name: { th: 'Laboratory', en: 'Laboratory' },
          image: operator.brand.logo,
          href: 'https://laboratory.example/0000',
        },
      ];
    },
    async () => {
      await page.goto(href('/'));
      const question = page.getByRole('alertdialog', { name: message('ageQuestion') });
      await expect(question).toBeVisible();
      await page.keyboard.press('Escape');
      await question.getByRole('button', { name: message('ageNo') }).click();
      await expect(page.getByRole('link', { name: /1323/ }).last()).toBeVisible();
      await page.getByRole('button', { name: message('ageAgain') }).click();
      await question.getByRole('button', { name: message('ageYes') }).click();
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      await page.reload();
      const seal = page.locator('[data-part=seals] a');
      await seal.scrollIntoViewIfNeeded();
      await expect(seal).toHaveAttribute('href', 'https://laboratory.example/0000');
      await expect(seal.getByRole('img', { name: 'Laboratory' })).toBeVisible();
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
    },
  );
});
