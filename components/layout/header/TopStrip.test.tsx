/** @jest-environment jest-fixed-jsdom */
import { screen } from '@testing-library/react';
import { ADMISSION_SESSION, HEADER_LINKS, SCHOOL } from '@/data/school';
import { render } from '@/lib/testing/render';
import { TopStrip } from './TopStrip';

const names = () => screen.getAllByRole('link').map((link) => link.textContent);

it('leads to the help login in a new tab', () => {
  render(<TopStrip path="/day-school" />);
  const { title, url } = HEADER_LINKS.doubtConnect;
  const link = screen.getByRole('link', { name: `${title} (opens in a new tab)` });
  expect(link).toHaveAttribute('href', url);
  expect(link).toHaveAttribute('target', '_blank');
});

it('has one more link to another site on the home page only', () => {
  const other = expect.stringContaining(HEADER_LINKS.home.title);
  const { unmount } = render(<TopStrip path="/" />);
  expect(names()).toContainEqual(other);
  unmount();
  render(<TopStrip path="/admissions" />);
  expect(names()).not.toContainEqual(other);
});

it('leads to the admissions of the session, and to the e-mail address', () => {
  render(<TopStrip path="/" />);
  expect(
    screen.getByRole('link', { name: `Admissions ${ADMISSION_SESSION.label}` }),
  ).toHaveAttribute('href', '/admissions');
  expect(screen.getByRole('link', { name: SCHOOL.email })).toHaveAttribute(
    'href',
    `mailto:${SCHOOL.email}`,
  );
});
