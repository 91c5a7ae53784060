/** @jest-environment jest-fixed-jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import { LOAD_CHEMISTRY } from '@/lib/study/calculators/load/loadChemistry';
import { LOAD_MATHS } from '@/lib/study/calculators/load/loadMaths';
import { LOAD_PHYSICS } from '@/lib/study/calculators/load/loadPhysics';
import { CHEMISTRY, MATHS, PHYSICS } from '@/lib/study/calculators/subjectTools';
import { buildToolPage } from '@/lib/study/calculators/toolPage';
import { render } from '@/lib/testing/render';
import { ToolView } from './ToolView';

const SEO = { path: '/x', title: 'X', description: 'X', robots: 'index' as const };

const chemistry = async (id: string) => {
  const page = await buildToolPage(CHEMISTRY, id);
  if (!page) throw new Error(`There is no calculator ${id}`);
  return render(<ToolView seo={SEO} page={page} load={LOAD_CHEMISTRY} />);
};

const physics = async (id: string) => {
  const page = await buildToolPage(PHYSICS, id);
  if (!page) throw new Error(`There is no calculator ${id}`);
  return render(<ToolView seo={SEO} page={page} load={LOAD_PHYSICS} />);
};

const maths = async (id: string) => {
  const page = await buildToolPage(MATHS, id);
  if (!page) throw new Error(`There is no calculator ${id}`);
  return render(<ToolView seo={SEO} page={page} load={LOAD_MATHS} />);
};

// The one after it tells that a link was copied.
const result = () => screen.getAllByRole('status')[0];
const calculate = () => screen.getByRole('button', { name: 'Calculate' });

it('weighs the formula that a pupil types, and names an unclosed bracket', async () => {
  const { person } = await chemistry('molar-mass');
  const formula = screen.getByLabelText('Formula');
  await person.clear(formula);
  await person.type(formula, 'Ca(OH');
  await person.click(calculate());
  await waitFor(() =>
    expect(formula).toHaveAccessibleDescription(/The bracket \( is never closed/),
  );
  expect(formula).toHaveFocus();
  await person.clear(formula);
  await person.type(formula, 'Ca(OH)2{Enter}');
  await waitFor(() => expect(result()).toHaveTextContent('Molar mass of Ca(OH)₂ = 74.092 g/mol'));
});

it('balances an equation', async () => {
  const { person } = await chemistry('balance');
  const equation = screen.getByLabelText('Equation');
  await person.clear(equation);
  await person.type(equation, 'Al + HCl -> AlCl3 + H2{Enter}');
  await waitFor(() => expect(result()).toHaveTextContent('2Al + 6HCl → 2AlCl₃ + 3H₂'));
});

it('finds whichever box was left empty', async () => {
  const { person } = await physics('ohms-law');
  await person.type(screen.getByLabelText('Current (I)'), '2');
  await person.click(calculate());
  await waitFor(() =>
    expect(screen.getByLabelText('Voltage (V)')).toHaveAccessibleDescription(/Leave one box empty/),
  );
  await person.clear(screen.getByLabelText('Resistance (R)'));
  await person.click(calculate());
  await waitFor(() => expect(result()).toHaveTextContent('Resistance = 110 Ω'));
});

it('counts an age up to today when no second date is typed', async () => {
  const { person } = await maths('age');
  await person.clear(screen.getByLabelText('Age on this date'));
  await person.click(calculate());
  const year = new Date().getFullYear();
  await waitFor(() => expect(result()).toHaveTextContent(`${year}: `));
});

it('shows the worked example before anything is touched', async () => {
  await maths('quadratic');
  const calculator = screen.getByRole('region', { name: 'Quadratic equation ax² + bx + c = 0' });
  expect(within(calculator).getByRole('status')).toHaveTextContent('x = 3 or x = −1/2');
  expect(calculator).toHaveTextContent('D = b² − 4ac = (−5)² − 4 × 2 × (−3) = 49');
});
