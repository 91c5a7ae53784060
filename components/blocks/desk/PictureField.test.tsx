/** @jest-environment jest-fixed-jsdom */
import buffer from 'node:buffer';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import { PICTURE_COPY, PICTURE_PROBLEMS } from '@/data/copy/desk/pictures';
import type { PictureDraft } from '@/lib/desk/pictures';
import { fakeNetwork } from '@/lib/testing/fakeNetwork';
import { render } from '@/lib/testing/render';
import { PictureField } from './PictureField';

const NO_ALT = 'Say what the picture shows.';
const STORED = { id: 'ab'.repeat(16), width: 1200, height: 800 };

const Form = () => {
  const [value, setValue] = useState<PictureDraft | null>(null);
  const altError = value?.alt === null ? NO_ALT : undefined;
  return (
    <>
      <PictureField id="picture" value={value} onChange={setValue} altError={altError} />
      <output data-testid="value">{JSON.stringify(value)}</output>
    </>
  );
};

// The network of these tests is Node's, and knows no files of jsdom.
const NodeFile: typeof File = Reflect.get(Object(buffer), 'File');

const photo = (bytes = 20) =>
  new NodeFile([new Uint8Array(bytes)], 'tree.jpg', { type: 'image/jpeg' });

const choose = async (file: File, label: string = PICTURE_COPY.drop) => {
  await userEvent.upload(screen.getByLabelText(label), file);
};

const answer = (body: object, status = 200) =>
  fakeNetwork.use(http.post('*/api/desk/pictures', () => HttpResponse.json(body, { status })));

const value = () => JSON.parse(screen.getByTestId('value').textContent ?? '');

it('sends the file as it is, shows what was made of it, and asks what it shows', async () => {
  let sent: { type: string | null; bytes: number } | null = null;
  fakeNetwork.use(
    http.post('*/api/desk/pictures', async ({ request }) => {
      const bytes = (await request.arrayBuffer()).byteLength;
      sent = { type: request.headers.get('Content-Type'), bytes };
      return HttpResponse.json(STORED);
    }),
  );
  render(<Form />);
  await choose(photo());
  expect(await screen.findByText(PICTURE_COPY.taken)).toBeVisible();
  expect(sent).toEqual({ type: 'image/jpeg', bytes: 20 });
  expect(value()).toEqual({ ...STORED, alt: null });
  expect(screen.getByText(NO_ALT)).toBeVisible();
  await userEvent.type(screen.getByLabelText(PICTURE_COPY.alt), 'A tree');
  expect(screen.queryByText(NO_ALT)).not.toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'A tree' })).toHaveAttribute(
    'src',
    `/pictures/campaigns/${STORED.id}-480.webp`,
  );
});

it('lets a picture be decoration', async () => {
  answer(STORED);
  render(<Form />);
  await choose(photo());
  await userEvent.click(await screen.findByLabelText(PICTURE_COPY.decorative));
  expect(value().alt).toBe('');
  expect(screen.queryByLabelText(PICTURE_COPY.alt)).not.toBeInTheDocument();
  await userEvent.click(screen.getByLabelText(PICTURE_COPY.decorative));
  expect(screen.getByText(NO_ALT)).toBeVisible();
});

it('says beside the field what is wrong with a file, and takes the next one', async () => {
  const error = { code: 'request/invalid', message: PICTURE_PROBLEMS.damaged, field: 'picture' };
  answer({ error }, 400);
  render(<Form />);
  await choose(photo());
  expect(await screen.findByText(PICTURE_PROBLEMS.damaged)).toBeVisible();
  expect(screen.getByLabelText(PICTURE_COPY.drop)).toHaveAccessibleDescription(
    expect.stringContaining(PICTURE_PROBLEMS.damaged),
  );
  answer(STORED);
  await choose(photo());
  await waitFor(() => expect(value()).toMatchObject(STORED));
  expect(screen.queryByText(PICTURE_PROBLEMS.damaged)).not.toBeInTheDocument();
});

it('does not send what is too large', async () => {
  render(<Form />);
  await choose(photo(8 * 1024 * 1024 + 1));
  expect(await screen.findByText(PICTURE_PROBLEMS.tooLarge)).toBeVisible();
});

it('takes the one that was chosen last, and asks anew what it shows', async () => {
  answer(STORED);
  render(<Form />);
  await choose(photo());
  await userEvent.type(await screen.findByLabelText(PICTURE_COPY.alt), 'A tree');
  answer({ ...STORED, id: 'cd'.repeat(16) });
  await choose(photo(), PICTURE_COPY.replace);
  await waitFor(() => expect(value()).toMatchObject({ id: 'cd'.repeat(16), alt: null }));
});

it('removes a picture, with the keyboard too, and stays in its place', async () => {
  answer(STORED);
  render(<Form />);
  await choose(photo());
  (await screen.findByRole('button', { name: PICTURE_COPY.remove })).focus();
  await userEvent.keyboard('{Enter}');
  expect(value()).toBeNull();
  expect(screen.getByLabelText(PICTURE_COPY.drop)).toHaveFocus();
  expect(screen.getByText(PICTURE_COPY.removed)).toBeVisible();
});
