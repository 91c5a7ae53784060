/** @jest-environment jest-fixed-jsdom */

import { act, screen } from '@testing-library/react';
import Router from 'next/router';
import { siteBranches, siteBranchesOf } from '@/lib/schools/directory/branches';
import { render } from '@/lib/testing/render';
import { MainMenu } from './MainMenu';

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
