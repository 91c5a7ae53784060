import { expect, test } from '@/e2e/support/test';

test('a pupil finds the molar mass of blue vitriol and sends the link', async ({ page }) => {
  await page.goto('/calculators/chemistry-calculator/molar-mass');
  const calculator = page.getByRole('region', { name: 'Molar mass' });
  await expect(calculator).toContainText('249.677 g/mol');
  const formula = calculator.getByLabel('Formula');
  await formula.fill('Ca(OH');
  await calculator.getByRole('button', { name: 'Calculate' }).click();
  await expect(formula).toHaveAccessibleDescription(/The bracket \( is never closed/);
  await formula.fill('CuSO4·5H2O');
  await formula.press('Enter');
  await expect(calculator.getByRole('status').first().first()).toContainText(
    'Molar mass of CuSO₄·5H₂O = 249.677 g/mol',
  );
  await expect(calculator).toContainText('O (oxygen): 9 × 15.999 = 143.991 g/mol');

  // As it was sent when all calculators of a subject stood on one page.
  await page.goto('/calculators/chemistry-calculator?molar-mass.formula=NaCl#molar-mass');
  await expect(page).toHaveURL(/\/chemistry-calculator\/molar-mass\?molar-mass\.formula=NaCl$/);
  await expect(calculator.getByRole('status').first().first()).toContainText(
    'Molar mass of NaCl = 58.44 g/mol',
  );
});

test('a pupil balances an equation', async ({ page }) => {
  await page.goto('/calculators/chemistry-calculator#balance');
  const calculator = page.getByRole('region', { name: 'Balance an equation' });
  await calculator.getByLabel('Equation').fill('Al + HCl -> AlCl3 + H2');
  await calculator.getByRole('button', { name: 'Calculate' }).click();
  await expect(calculator.getByRole('status').first().first()).toContainText(
    '2Al + 6HCl → 2AlCl₃ + 3H₂',
  );
});

test('a parent adds up with keys and keyboard', async ({ page }) => {
  await page.goto('/calculators/basic-calculator');
  const calculator = page.getByRole('region', { name: 'Calculator', exact: true });
  const sum = calculator.getByLabel('Your sum');
  await sum.click();
  await sum.fill('0.1 + 0.2');
  await sum.press('Enter');
  await expect(calculator.getByRole('status').first().first()).toHaveText('= 0.3');
  for (const key of ['Multiply', '1', '0', 'Equals'])
    await calculator.getByRole('button', { name: key, exact: true }).click();
  await expect(calculator.getByRole('status').first().first()).toHaveText('= 3');
  await sum.fill('5 ÷ 0');
  await sum.press('Enter');
  await expect(calculator.getByRole('status').first().first()).toContainText(
    'Nothing can be divided by zero',
  );
});
