/** @jest-environment jest-fixed-jsdom */
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { renderToStaticMarkup } from 'react-dom/server';
import { SWRConfig } from 'swr';
import { fakeNetwork } from '@/lib/testing/fakeNetwork';
import { render } from '@/lib/testing/render';
import { SAMPLE_REFERENCE } from '@/lib/testing/sampleReference';
import type { VisitAnswer } from '@/lib/visits/visit';
import { toVisitOptions } from '@/lib/visits/visitOptions';
import { VisitCard } from './VisitCard';

const [THURSDAY, TUESDAY, TUESDAY_LATE] = [
  '2025-12-11T09:30',
  '2025-12-16T09:30',
  '2025-12-16T11:00',
];
const BOOKED: VisitAnswer = {
  branch: 91,
  slot: THURSDAY,
  status: 'booked',
  isOver: false,
  refused: null,
  offers: [],
};
const NONE: VisitAnswer = { ...BOOKED, slot: null, status: 'none' };

const show = (visit: VisitAnswer, onChange?: (visit: VisitAnswer) => void) =>
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <VisitCard reference={SAMPLE_REFERENCE} visit={visit} onChange={onChange} />
    </SWRConfig>,
  );

/** Plays the endpoints; gives what they were sent. */
const play = (path: 'book' | 'cancel', answer: () => VisitAnswer | Response) => {
  const received: unknown[] = [];
  fakeNetwork.use(
    http.get('*/api/visits', () =>
      HttpResponse.json({ branch: 91, slots: [TUESDAY, TUESDAY_LATE] }),
    ),
    http.post(`*/api/visits/${path}`, async ({ request }) => {
      received.push(await request.json());
      const now = answer();
      return now instanceof Response ? now : HttpResponse.json(now);
    }),
  );
  return received;
};

const press = (name: string | RegExp) => screen.getByRole('button', { name });

it('says when the visit is, and gives it to the calendar', () => {
  show(BOOKED);
  const card = within(screen.getByRole('region', { name: 'Your campus visit' }));
  expect(
    card.getByText('You are booked for Thursday 11 December, 9:30 am, at Dwarka.'),
  ).toBeVisible();
  expect(card.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
    'href',
    `/api/visits/calendar?reference=${SAMPLE_REFERENCE}`,
  );
});

it('is changed by day and time', async () => {
  const changed: VisitAnswer[] = [];
  const received = play('book', () => ({ ...BOOKED, slot: TUESDAY_LATE }));
  const { person } = show(BOOKED, (visit) => changed.push(visit));
  await person.click(press('Change the visit'));
  expect(screen.getByRole('group', { name: 'Choose another time' })).toHaveFocus();
  expect(press('Book this time')).toBeDisabled();
  await person.click(await screen.findByRole('radio', { name: 'Tuesday 16 December' }));
  await person.click(screen.getByRole('radio', { name: '11:00 am' }));
  await person.click(press('Book this time'));
  expect(await screen.findByText(/booked for Tuesday 16 December, 11:00 am/)).toBeVisible();
  expect(received).toEqual([{ reference: SAMPLE_REFERENCE, slot: TUESDAY_LATE }]);
  expect(changed).toEqual([expect.objectContaining({ slot: TUESDAY_LATE })]);
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

it('is cancelled after a question, and can be booked again', async () => {
  const received = play('cancel', () => ({ ...BOOKED, status: 'cancelled' }));
  const { person } = show(BOOKED);
  await person.click(press('Cancel the visit'));
  expect(press('Yes, cancel the visit')).toHaveFocus();
  await person.click(press('No, keep it'));
  expect(received).toEqual([]);
  await person.click(press('Cancel the visit'));
  await person.click(press('Yes, cancel the visit'));
  expect(await screen.findByText(/is cancelled\. Nobody waits for you/)).toBeVisible();
  expect(received).toEqual([{ reference: SAMPLE_REFERENCE }]);
  expect(press('Book a visit')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Add to calendar' })).not.toBeInTheDocument();
});

it('offers the next times where the wanted one is gone, each booked by one press', async () => {
  play('book', () => ({ ...BOOKED, slot: TUESDAY }));
  const { person } = show({ ...NONE, refused: THURSDAY, offers: [TUESDAY, TUESDAY_LATE] });
  expect(screen.getByText('Thursday 11 December, 9:30 am is no longer free.')).toBeVisible();
  expect(screen.getByText('Your enquiry is saved. These times come next:')).toBeVisible();
  await person.click(press('Tuesday 16 December, 9:30 am'));
  expect(await screen.findByText(/booked for Tuesday 16 December, 9:30 am/)).toBeVisible();
  expect(screen.queryByText(/no longer free/)).not.toBeInTheDocument();
});

it('says so when it does not work, and stays as it is', async () => {
  const error = { code: 'service/unavailable', message: 'This is not working just now.' };
  play('cancel', () => HttpResponse.json({ error }, { status: 503 }));
  const { person } = show(BOOKED);
  await person.click(press('Cancel the visit'));
  await person.click(press('Yes, cancel the visit'));
  expect(await screen.findByRole('alert')).toHaveTextContent(error.message);
  expect(screen.getByText(/You are booked/)).toBeVisible();
});

it('that is over can only be read', () => {
  show({ ...BOOKED, isOver: true });
  expect(screen.getByText('Your visit was on Thursday 11 December, 9:30 am.')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('without JavaScript is a list, and forms that work', () => {
  const html = renderToStaticMarkup(
    <VisitCard
      reference={SAMPLE_REFERENCE}
      visit={BOOKED}
      options={toVisitOptions([TUESDAY, TUESDAY_LATE])}
    />,
  );
  const plain = html.match(/<noscript>.*?<\/noscript>/s)?.[0] ?? '';
  expect(plain).toMatch(/<form [^>]*action="\/api\/visits\/book" method="post"/);
  expect(plain).toContain(`<option value="${TUESDAY}">Tuesday 16 December, 9:30 am</option>`);
  expect(html).toMatch(/<form action="\/api\/visits\/cancel" method="post">/);
});
