/** @jest-environment jest-fixed-jsdom */
import { act, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { clearDraft, saveDraft } from '@/lib/enquiry/draft';
import { EnquirySection } from './EnquirySection';

const field = (name: string) => screen.getByLabelText(name, { selector: 'input, select' });
const PAGE = <EnquirySection heading="Enquire" />;

let host: HTMLElement;
let errors: jest.SpyInstance;
beforeEach(() => {
  clearDraft();
  errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  host = document.createElement('main');
  host.innerHTML = renderToString(PAGE);
  document.body.append(host);
});
afterEach(() => {
  host.remove();
  jest.restoreAllMocks();
});

/** A change that a parent makes while the page is HTML only. */
const fill = (name: string, value: string) => {
  const control = field(name);
  if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) {
    control.value = value;
  }
};

const hydrate = async () => {
  const root = await act(async () => hydrateRoot(host, PAGE));
  // Hydration that found other HTML than the server's says so here.
  expect(errors).not.toHaveBeenCalled();
  return () => act(async () => root.unmount());
};

const expectPune = () => {
  expect(field('City')).toHaveDisplayValue('Pune');
  expect(field('Branch')).toHaveDisplayValue('Nigdi');
};

const nigdi = () =>
  within(field('Branch')).getByRole<HTMLOptionElement>('option', { name: 'Nigdi' }).value;

it('keeps what a parent typed and chose before the page was hydrated', async () => {
  fill('Parent name', 'Asha Rao');
  fill('Date of birth', '2021-05-17');
  fill('Branch', nigdi());
  const leave = await hydrate();
  expect(field('Parent name')).toHaveValue('Asha Rao');
  expect(field('Date of birth')).toHaveValue('2021-05-17');
  expectPune();
  await leave();
});

it('leaves a list alone that is open, and settles it once it is left', async () => {
  field('Branch').focus();
  fill('Branch', nigdi());
  const leave = await hydrate();
  expect(within(field('Branch')).getAllByRole('group').length).toBeGreaterThan(10);
  expect(field('Branch')).toHaveDisplayValue('Nigdi');
  await act(async () => field('Branch').blur());
  expect(within(field('Branch')).queryByRole('group')).not.toBeInTheDocument();
  expectPune();
  await leave();
});

it('brings a draft back without touching what was typed since', async () => {
  saveDraft({ start: '8', values: { parent_name: 'Asha', child_name: 'Mira' } });
  fill('Child name', 'Tara');
  const leave = await hydrate();
  expect(field('Parent name')).toHaveValue('Asha');
  expect(field('Child name')).toHaveValue('Tara');
  await leave();
});
