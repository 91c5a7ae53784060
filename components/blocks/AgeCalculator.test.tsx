/** @jest-environment jest-fixed-jsdom */
import { fireEvent, screen } from '@testing-library/react';
import { readVisitAnswers, saveVisitAnswers } from '@/lib/enquiry/visitAnswers';
import { render } from '@/lib/testing/render';
import { AgeCalculator } from './AgeCalculator';

const showGrade = async (day: string, place?: string) => {
  const { person } = render(<AgeCalculator />);
  const birth = screen.getByLabelText('Your child was born on');
  fireEvent.change(birth, { target: { value: day } });
  if (place) {
    await person.selectOptions(screen.getByLabelText('Where will your child go to school?'), place);
  }
  await person.click(screen.getByRole('button', { name: 'Show the grade' }));
  return birth;
};

it.each([
  ['2019-06-01', /enters Grade 1 in the 2025-26 session/],
  ['2019-06-02', /enters K2 in the 2025-26 session/],
  ['2023-06-02', /Pre-Nursery begins at 2 years.*2026-27/],
  ['2001-01-01', /finished Grade 12, our last grade/],
])('tells a parent of a child born on %s what comes', async (day, expected) => {
  await showGrade(day);
  expect(screen.getByRole('status')).toHaveTextContent(expected);
});

it.each([
  ['2022-04-01', 'New Delhi', /enters Pre-Nursery.*In Delhi the age counts on 31 March 2025/],
  ['2022-04-01', 'Gurgaon', /enters Nursery.*In Haryana the age counts on 1 April 2025/],
  ['2019-12-31', 'Pune', /enters Grade 1.*In Maharashtra the age counts on 31 December 2025/],
  ['2019-12-31', 'Kolkata', /enters K2 in the 2025-26 session\.$/],
])('counts a child born on %s by the day of %s', async (day, place, expected) => {
  await showGrade(day, place);
  expect(screen.getByRole('status')).toHaveTextContent(expected);
});

it('asks to check a day that is still to come', async () => {
  const birth = await showGrade('2999-01-01');
  expect(birth).toHaveFocus();
  expect(birth).toHaveAccessibleDescription('This day is still to come. Please check the year.');
});

it('asks for a full date when there is none', async () => {
  const birth = await showGrade('');
  expect(birth).toHaveFocus();
  expect(birth).toHaveAccessibleDescription('Please give a full date: day, month and year.');
});

it('tells the forms of the visit the birthday and the class', async () => {
  await showGrade('2019-06-01');
  expect(readVisitAnswers()).toEqual({ birth: '2019-06-01', grade: 5 });
});

it('is not told again a birthday that the finder knows', () => {
  saveVisitAnswers({ birth: '2019-06-01' });
  render(<AgeCalculator />);
  expect(screen.getByLabelText('Your child was born on')).toHaveValue('2019-06-01');
});
