/** @jest-environment jest-fixed-jsdom */
import { screen, within } from '@testing-library/react';
import { render } from '@/lib/testing/render';
import { ChemistryTool } from './ChemistryTool';
import { MathsTool } from './MathsTool';
import { PhysicsTool } from './PhysicsTool';

// The one after it tells that a link was copied.
const result = () => screen.getAllByRole('status')[0];
const calculate = () => screen.getByRole('button', { name: 'Calculate' });

it('weighs the formula that a pupil types, and names an unclosed bracket', async () => {
  const { person } = render(<ChemistryTool id="molar-mass" />);
  const formula = screen.getByLabelText('Formula');
  await person.clear(formula);
  await person.type(formula, 'Ca(OH');
  await person.click(calculate());
  expect(formula).toHaveFocus();
  expect(formula).toHaveAccessibleDescription(/The bracket \( is never closed/);
  await person.clear(formula);
  await person.type(formula, 'Ca(OH)2{Enter}');
  expect(result()).toHaveTextContent('Molar mass of Ca(OH)₂ = 74.092 g/mol');
});

it('balances an equation', async () => {
  const { person } = render(<ChemistryTool id="balance" />);
  const equation = screen.getByLabelText('Equation');
  await person.clear(equation);
  await person.type(equation, 'Al + HCl -> AlCl3 + H2{Enter}');
  expect(result()).toHaveTextContent('2Al + 6HCl → 2AlCl₃ + 3H₂');
});

it('finds whichever box was left empty', async () => {
  const { person } = render(<PhysicsTool id="ohms-law" />);
  await person.type(screen.getByLabelText('Current (I)'), '2');
  await person.click(calculate());
  expect(screen.getByLabelText('Voltage (V)')).toHaveAccessibleDescription(/Leave one box empty/);
  await person.clear(screen.getByLabelText('Resistance (R)'));
  await person.click(calculate());
  expect(result()).toHaveTextContent('Resistance = 110 Ω');
});

it('counts an age up to today when no second date is typed', async () => {
  const { person } = render(<MathsTool id="age" />);
  await person.clear(screen.getByLabelText('Age on this date'));
  await person.click(calculate());
  const year = new Date().getFullYear();
  expect(result()).toHaveTextContent(`${year}: `);
});

it('shows the worked example before anything is touched', () => {
  render(<MathsTool id="quadratic" />);
  const calculator = screen.getByRole('region', { name: 'Quadratic equation ax² + bx + c = 0' });
  expect(within(calculator).getByRole('status')).toHaveTextContent('x = 3 or x = −1/2');
  expect(calculator).toHaveTextContent('D = b² − 4ac = (−5)² − 4 × 2 × (−3) = 49');
});
