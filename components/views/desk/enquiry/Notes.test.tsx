/** @jest-environment jest-fixed-jsdom */
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { ERROR_MESSAGES } from '@/data/copy/errors';
import { fakeNetwork } from '@/lib/testing/fakeNetwork';
import { render } from '@/lib/testing/render';
import { Notes } from './Notes';

const open = (reference: string) => {
  const { person, unmount } = render(
    <Notes enquiry={{ reference, notes: [] }} onChanged={jest.fn()} />,
  );
  return { person, unmount, field: screen.getByLabelText('New note') };
};

/** Whether the browser would ask before it leaves the page. */
const asksToStay = (): boolean =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('keeps a half-written note for whoever looks at another enquiry and comes back', async () => {
  const first = open('OIS-AAAA-AAAA');
  await first.person.type(first.field, 'Asks about the bus');
  expect(asksToStay()).toBe(true);
  first.unmount();
  const other = open('OIS-BBBB-BBBB');
  expect(other.field).toHaveValue('');
  other.unmount();
  const again = open('OIS-AAAA-AAAA');
  expect(again.field).toHaveValue('Asks about the bus');
  await again.person.clear(again.field);
  expect(asksToStay()).toBe(false);
  again.unmount();
  expect(open('OIS-AAAA-AAAA').field).toHaveValue('');
});

it('keeps a note that could not be sent, under the words that say why', async () => {
  fakeNetwork.use(http.post('*/api/desk/enquiries/note', () => HttpResponse.error()));
  const { person, field, unmount } = open('OIS-CCCC-CCCC');
  await person.type(field, 'Calls back on Friday');
  await person.click(screen.getByRole('button', { name: 'Add the note' }));
  expect(await screen.findByText(ERROR_MESSAGES['network/unreachable'])).toBeVisible();
  unmount();
  expect(open('OIS-CCCC-CCCC').field).toHaveValue('Calls back on Friday');
});
