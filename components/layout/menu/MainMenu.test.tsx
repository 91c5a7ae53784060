/** @jest-environment jest-fixed-jsdom */

import { act, screen, within } from '@testing-library/react';
import Router from 'next/router';
import { STUDY_MENU } from '@/data/menu/studyMenu';
import { SCHOOL } from '@/data/school';
import { formatPhone } from '@/lib/chrome/formatPhone';
import { siteBranches, siteBranchesOf } from '@/lib/schools/directory/branches';
import { useOpenDialog } from '@/lib/site/DialogProvider';
import { render } from '@/lib/testing/render';
import { MainMenu } from './MainMenu';

type Person = ReturnType<typeof render>['person'];

const open = () => {
  const view = render(
    <>
      <MainMenu path="/admissions" section="admission" />
      <button type="button">Elsewhere</button>
    </>,
  );
  const toggle = (name: string) => screen.getByRole('button', { name });
  return { ...view, toggle };
};

const expectOpen = (toggle: HTMLElement, isOpen: boolean) =>
  expect(toggle).toHaveAttribute('aria-expanded', String(isOpen));

it('opens a panel with Enter and closes it with Space', async () => {
  const { person, toggle } = open();
  toggle('Schools').focus();
  await person.keyboard('{Enter}');
  expectOpen(toggle('Schools'), true);
  await person.keyboard(' ');
  expectOpen(toggle('Schools'), false);
});

it('has one panel open at a time', async () => {
  const { person, toggle } = open();
  await person.click(toggle('Schools'));
  await person.click(toggle('Admission'));
  expectOpen(toggle('Schools'), false);
  expectOpen(toggle('Admission'), true);
});

it('opens the branches of one city at a time', async () => {
  const { person, toggle } = open();
  await person.click(toggle('Schools'));
  await person.click(toggle('Pune'));
  toggle('Mumbai').focus();
  await person.keyboard('{Enter}');
  expectOpen(toggle('Schools'), true);
  expectOpen(toggle('Pune'), false);
  expectOpen(toggle('Mumbai'), true);
});

it.each([
  ['a press', async (person: Person, toggle: HTMLElement) => person.click(toggle)],
  [
    'Enter',
    async (person: Person, toggle: HTMLElement) => {
      toggle.focus();
      await person.keyboard('{Enter}');
    },
  ],
])('opens and closes the study groups by %s, one at a time', async (_, press) => {
  const { person, toggle } = open();
  await press(person, toggle('Study materials'));
  for (const [at, { title }] of STUDY_MENU.groups.entries()) {
    await press(person, toggle(title));
    expectOpen(toggle(title), true);
    const before = STUDY_MENU.groups[at - 1];
    if (before) expectOpen(toggle(before.title), false);
  }
  expectOpen(toggle('Study materials'), true);
  await press(person, toggle('Poems and stories'));
  expectOpen(toggle('Poems and stories'), false);
});

it('shows the classes as numbers, each with its whole name', () => {
  const { toggle } = open();
  for (const [group, name, count] of [
    ['NCERT solutions', 'NCERT solutions for Class', 12],
    ['CBSE syllabus 2024-2025', 'CBSE syllabus for Class', 12],
    ['Worksheets', 'Worksheets for Grade', 10],
  ] as const) {
    const id = toggle(group).getAttribute('aria-controls') ?? '';
    const part = within(document.getElementById(id) ?? document.body);
    const links = part.getAllByRole('link', { name: new RegExp(`^${name} \\d+$`) });
    expect(links.map(({ textContent }) => Number(textContent))).toEqual(
      Array.from({ length: count }, (_, at) => at + 1),
    );
  }
});

it('has the ways to reach the school in the drawer', () => {
  open();
  const menu = within(screen.getByRole('navigation', { name: 'Main' }));
  expect(menu.getByRole('link', { name: SCHOOL.email })).toHaveAttribute(
    'href',
    `mailto:${SCHOOL.email}`,
  );
  expect(menu.getAllByRole('link', { name: formatPhone(SCHOOL.phone) })[0]).toHaveAttribute(
    'href',
    `tel:${SCHOOL.phone}`,
  );
  expect(menu.getByRole('link', { name: /^Doubt Connect/ })).toBeInTheDocument();
});

const OpenDialog = () => <output>{useOpenDialog()?.name}</output>;

it('opens the search from the drawer, and the drawer closes first', async () => {
  const events: string[] = [];
  // The browser's own; jsdom has none.
  Object.assign(HTMLElement.prototype, { hidePopover: () => events.push('drawer closed') });
  const { person } = render(
    <>
      <MainMenu path="/" section={null} />
      <OpenDialog />
    </>,
  );
  await person.click(screen.getByRole('button', { name: 'Admission' }));
  await person.click(screen.getByRole('button', { name: 'Search' }));
  expect(events).toEqual(['drawer closed']);
  expect(screen.getByRole('status')).toHaveTextContent('search');
  expectOpen(screen.getByRole('button', { name: 'Admission' }), false);
  Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
});

it('names the part that each toggle opens', () => {
  const { toggle } = open();
  const part = document.getElementById(toggle('Pune').getAttribute('aria-controls') ?? '');
  expect(part).toHaveTextContent(`All ${siteBranchesOf('pune').length} branches in Pune`);
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it('closes on Escape and gives the focus back to the toggle', async () => {
  const { person, toggle } = open();
  await person.click(toggle('Schools'));
  await person.click(toggle('Pune'));
  await person.keyboard('{Escape}');
  expectOpen(toggle('Schools'), false);
  expectOpen(toggle('Pune'), false);
  expect(toggle('Schools')).toHaveFocus();
});

it('leaves the focus alone on Escape when nothing is open', async () => {
  const { person } = open();
  screen.getByRole('button', { name: 'Elsewhere' }).focus();
  await person.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
});

it('closes on a press outside', async () => {
  const { person, toggle } = open();
  await person.click(toggle('Admission'));
  await person.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expectOpen(toggle('Admission'), false);
});

it('closes when the focus moves on past it', async () => {
  const { person, toggle } = open();
  await person.click(toggle('Admission'));
  act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus());
  expectOpen(toggle('Admission'), false);
});

it('closes when the page changes', async () => {
  const { person, toggle } = open();
  await person.click(toggle('Schools'));
  act(() => Router.events.emit('routeChangeStart', '/day-school'));
  expectOpen(toggle('Schools'), false);
});

it('marks the section and the page that the visitor is on', () => {
  const { toggle } = open();
  expect(toggle('Admission')).toHaveAttribute('aria-current', 'true');
  expect(toggle('Schools')).not.toHaveAttribute('aria-current');
  expect(screen.getByRole('link', { name: 'Admissions 2025-26' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

it('holds all branches, open or not', () => {
  open();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
  const branches = links.filter((link) => /^\/[a-z-]+-branches\/./.test(link));
  expect(new Set(branches).size).toBe(siteBranches().length);
});
