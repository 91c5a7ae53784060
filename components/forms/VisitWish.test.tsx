/** @jest-environment jest-fixed-jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { renderToStaticMarkup } from 'react-dom/server';
import { SWRConfig } from 'swr';
import { clearDraft } from '@/lib/enquiry/draft';
import { fakeNetwork } from '@/lib/testing/fakeNetwork';
import { render } from '@/lib/testing/render';
import { field, typeFamily } from '@/lib/testing/typeEnquiry';
import { PlainVisitContext } from '@/lib/visits/PlainVisitContext';
import { toVisitOptions } from '@/lib/visits/visitOptions';
import { askForVisit, forgetVisit } from '@/lib/visits/wish';
import { EnquiryForm, type EnquiryFormProps } from './EnquiryForm';

const SLOTS = ['2025-12-11T09:30', '2025-12-11T11:00', '2025-12-16T09:30'];
const OPEN = 'Choose a time for a campus visit';

let asked: string[] = [];

beforeEach(() => {
  clearDraft();
  forgetVisit();
  asked = [];
  fakeNetwork.use(
    http.get('*/api/visits', ({ request }) => {
      const branch = new URL(request.url).searchParams.get('branch') ?? '';
      asked.push(branch);
      return HttpResponse.json({ branch: Number(branch), slots: branch === '91' ? SLOTS : [] });
    }),
  );
});

const show = (props: Partial<EnquiryFormProps> = {}) => {
  const onSubmit = jest.fn<Promise<void>, unknown[]>().mockResolvedValue(undefined);
  const view = render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <EnquiryForm branchId={91} onSubmit={onSubmit} {...props} />
    </SWRConfig>,
  );
  return { onSubmit, ...view };
};

const visit = async () => within(await screen.findByRole('group', { name: 'Visit' }));

it('asks for nothing until somebody wants to visit', () => {
  show();
  expect(screen.getByRole('button', { name: OPEN })).toBeVisible();
  expect(asked).toEqual([]);
});

it('sends the day and time that were chosen, and none where none was', async () => {
  const { person, onSubmit } = show();
  await typeFamily(person, '9845012345');
  // The birthday of a child who joins Nursery in Delhi.
  await person.clear(field('Date of birth'));
  await person.type(field('Date of birth'), '2021-06-15');
  await person.selectOptions(field('Session Year'), 'Nursery');
  await person.click(screen.getByRole('button', { name: OPEN }));
  const times = await visit();
  await person.click(await times.findByRole('radio', { name: 'Thursday 11 December' }));
  expect(times.queryByRole('radio', { name: '9:00 am' })).not.toBeInTheDocument();
  await person.click(times.getByRole('radio', { name: '11:00 am' }));
  expect(times.getByText('You have chosen Thursday 11 December, 11:00 am.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() =>
    expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ branch: 91 }), SLOTS[1]),
  );
});

it('forgets the time with another day, with the wish itself, and with another branch', async () => {
  const { person } = show();
  await person.click(screen.getByRole('button', { name: OPEN }));
  const times = await visit();
  const choose = async (name: string) => person.click(await times.findByRole('radio', { name }));
  await choose('Thursday 11 December');
  await choose('11:00 am');
  await choose('Tuesday 16 December');
  expect(times.queryByText(/You have chosen/)).not.toBeInTheDocument();
  await choose('9:30 am');
  await person.click(times.getByRole('button', { name: 'No visit for now' }));
  expect(times.queryByText(/You have chosen/)).not.toBeInTheDocument();
  await choose('Tuesday 16 December');
  await choose('9:30 am');
  await person.selectOptions(field('City'), 'Pune');
  expect(times.getByText(/Please choose a branch/)).toBeVisible();
  expect(times.queryByText(/You have chosen/)).not.toBeInTheDocument();
});

it('begins with the times after Book Campus Tour', async () => {
  show();
  act(askForVisit);
  const times = await screen.findByRole('group', { name: 'Visit' });
  expect(times).toHaveFocus();
  expect(screen.queryByRole('button', { name: OPEN })).not.toBeInTheDocument();
  const name = field('Parent name');
  expect(times.compareDocumentPosition(name)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('says so where no time can be booked, or the times cannot be read', async () => {
  const { unmount } = show({ branchId: 8 });
  act(askForVisit);
  expect(await screen.findByText(/No time can be booked here/)).toBeVisible();
  unmount();
  fakeNetwork.use(http.get('*/api/visits', () => HttpResponse.error()));
  show();
  expect(await screen.findByText(/cannot be shown just now/)).toBeVisible();
});

it('without JavaScript is a list, on a page that knows the branch', () => {
  const plain = (html: string) => html.match(/<select[^>]* name="visit".*?<\/select>/s)?.[0] ?? '';
  const form = <EnquiryForm branchId={91} onSubmit={async () => undefined} />;
  expect(plain(renderToStaticMarkup(form))).toBe('');
  const html = renderToStaticMarkup(
    <PlainVisitContext value={{ options: toVisitOptions(SLOTS), chosen: SLOTS[2] }}>
      {form}
    </PlainVisitContext>,
  );
  expect(plain(html)).toContain('<optgroup label="Thursday 11 December">');
  expect(plain(html)).toContain(
    '<option value="2025-12-16T09:30" selected="">Tuesday 16 December, 9:30 am</option>',
  );
});
