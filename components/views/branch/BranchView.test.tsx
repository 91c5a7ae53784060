/** @jest-environment jest-fixed-jsdom */
import { screen, within } from '@testing-library/react';
import { BOARDING_LIFE } from '@/data/content/boardingLife';
import { BRANCH_ANCHORS } from '@/data/copy/branchDetails';
import { getDetails } from '@/data/places/records/records';
import { SCHOOL } from '@/data/school';
import { formatPhone } from '@/lib/chrome/formatPhone';
import { sayHours } from '@/lib/schools/details/clock';
import { keyFactsOf } from '@/lib/schools/details/keyFacts';
import { rupees } from '@/lib/schools/details/rupees';
import { getBranch, gradesOf, siteBranches } from '@/lib/schools/directory/branches';
import { buildBranchPage } from '@/lib/schools/directory/branchPage';
import { nearbyBranches } from '@/lib/schools/directory/nearby';
import { buildSchool } from '@/lib/seo/jsonLd/school';
import { render } from '@/lib/testing/render';
import { BranchView } from './BranchView';

const SEO = { path: '/x', title: 'X', description: 'X', robots: 'index' as const };

const show = (id: number) => {
  const branch = getBranch(id);
  const page = branch && buildBranchPage(branch);
  if (!page) throw new Error(`No page for branch ${id}`);
  return render(<BranchView page={page} seo={SEO} school={buildSchool(branch, page.path)} />);
};

/** As the testing library reads a text: without its no-break spaces. */
const onOneLine = (text: string): string => text.replaceAll('\u00A0', ' ');

const section = (name: RegExp | string) => within(screen.getByRole('region', { name }));

it('puts the facts of Jalahalli first: board, classes, examinations, date checked', () => {
  show(8);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('OIS Jalahalli');
  const facts = section('Affiliation');
  expect(facts.getByText('CBSE')).toBeVisible();
  expect(facts.getByText('Pre-Nursery to Grade 10')).toBeVisible();
  expect(facts.getByText('Class 10')).toBeVisible();
  expect(facts.getByText(/checked on 15 April 2025/)).toBeVisible();
});

it('says where the branch is, which number to call and when the office is open', () => {
  show(8);
  const { address, telephone = '', office } = getDetails(8);
  const contact = section('Visit or call');
  expect(
    contact.getByText(`${address?.street}, Jalahalli, Bangalore, Karnataka ${address?.pin}`),
  ).toBeVisible();
  expect(
    contact.getByText(onOneLine(`${office?.days}, ${sayHours(office?.hours ?? ['', ''])}`)),
  ).toBeVisible();
  expect(contact.getByRole('link', { name: formatPhone(telephone) })).toHaveAttribute(
    'href',
    `tel:${telephone}`,
  );
  expect(contact.getByRole('link', { name: SCHOOL.email })).toBeVisible();
});

it('begins a letter with the name of the branch, since all share one address', () => {
  show(114);
  const letter = section('Visit or call').getByRole('link', { name: SCHOOL.email });
  const { pathname, search } = new URL(letter.getAttribute('href') ?? '');
  expect(pathname).toBe(SCHOOL.email);
  expect(search).not.toMatch(/[ +,]/);
  expect(new URLSearchParams(search).get('subject')).toBe(
    'A question to OIS Delhi NCR (Sonipat), Delhi NCR',
  );
});

it('offers to call, to write, to visit and to find the way', () => {
  show(8);
  const actions = within(screen.getByRole('list', { name: 'Reach OIS Jalahalli' }));
  expect(actions.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Call',
    expect.stringContaining('WhatsApp'),
    expect.stringContaining('Book Campus Tour'),
    'Directions',
  ]);
});

it('leads from price, hours and bus in the first screen to the parts that have the rest', () => {
  const { container } = show(8);
  const facts = within(screen.getByRole('navigation', { name: 'At a glance' }));
  const links = facts.getAllByRole('link');
  expect(links.map(({ textContent }) => textContent?.split(' ').slice(0, 2).join(' '))).toEqual([
    'Board and',
    'School day',
    'First year',
    'School bus',
  ]);
  for (const link of links) {
    expect(container.querySelector(link.getAttribute('href') ?? '')).toBeVisible();
  }
});

it('says what a later year and the bus from each stop cost', () => {
  show(91);
  const { fees, buses } = getDetails(91);
  const [stop] = buses?.stops ?? [];
  const later = (fees?.byStage.primary?.term ?? 0) * (fees?.dueOn.length ?? 0);
  const primary = within(section(/^Fees for/).getByRole('row', { name: /^Primary/ }));
  expect(primary.getAllByRole('cell').at(-1)).toHaveTextContent(`Each later year ${rupees(later)}`);
  expect(
    section(/^School buses/).getByText(
      `${stop?.minutes} minutes, ${rupees(buses?.fees[stop?.zone ?? 'A'] ?? 0)}`,
    ),
  ).toBeVisible();
});

it('names the nearest branches as nearby, those of later grades among them', () => {
  const branch = getBranch(8);
  const page = branch && buildBranchPage(branch);
  const all = branch ? nearbyBranches(branch).map(({ id }) => id) : [];
  expect(page?.nearby.map(({ id }) => id)).toEqual(all.slice(0, 4));
});

it('adds up the first year for the stage and the bus that a parent chooses', async () => {
  const { person } = show(91);
  const { fees, buses } = getDetails(91);
  const cost = fees?.byStage.primary;
  if (!fees || !cost || !buses) throw new Error('The branch in Dwarka has fees');
  await person.click(screen.getByText('Add up your first year'));
  const total = within(await screen.findByRole('region', { name: 'Add up your first year' }));
  await person.selectOptions(total.getByLabelText('Stage'), 'Primary');
  const year = cost.application + cost.admission + cost.term * fees.dueOn.length;
  expect(total.getByRole('status')).toHaveTextContent(`In all ${rupees(year)}`);
  await person.selectOptions(total.getByLabelText('School bus'), 'B');
  expect(total.getByRole('status')).toHaveTextContent(`In all ${rupees(year + buses.fees.B)}`);
});

it('gives the age for each grade', () => {
  show(8);
  const grades = section('Grades and the age for each');
  expect(grades.getByText('Grade 1').closest('li')).toHaveTextContent('Grade 1 6 years');
  expect(grades.getByText(/1 June 2025/)).toBeVisible();
  expect(grades.queryByText('Grade 11')).not.toBeInTheDocument();
});

it('says ISC where an ICSE branch goes on to Grade 12', () => {
  show(81);
  expect(section('Affiliation').getByText('ICSE and ISC')).toBeVisible();
  expect(section('Affiliation').getByText('ICSE in Grade 10 and ISC in Grade 12')).toBeVisible();
});

it('says of a wing whose board it is, in one place', () => {
  show(6);
  const facts = section('Affiliation');
  expect(
    facts.getByText(/^The board of OIS Sahakar Nagar, which takes the children from Grade 1/),
  ).toBeVisible();
  expect(facts.getAllByText(/certificate|affiliation begins/)).toHaveLength(1);
});

it('leads from a pre-primary wing to its main branch, and back', () => {
  const { unmount } = show(4);
  expect(screen.getAllByRole('link', { name: 'OIS BTM Layout' })).toHaveLength(1);
  unmount();
  show(3);
  expect(screen.getAllByRole('link', { name: 'OIS BTM Pre-Primary Wing' })).toHaveLength(1);
});

it('tells how a new child begins, and leads to what is the same in the whole city', () => {
  show(8);
  const start = section('Starting at OIS Jalahalli');
  expect(start.getByText(getDetails(8).firstDays ?? 'nothing')).toBeVisible();
  expect(start.getByRole('link', { name: 'Admission in Bangalore' })).toHaveAttribute(
    'href',
    '/school-admission-in-bangalore',
  );
});

it('says which languages are taught', () => {
  show(91);
  expect(
    section('Affiliation').getByText(
      'Lessons in English; second language Hindi; third Sanskrit, French or Punjabi',
    ),
  ).toBeVisible();
});

it('says nothing of the time after Grade 12', () => {
  show(81);
  expect(screen.queryByRole('heading', { name: 'After Grade 12' })).not.toBeInTheDocument();
});

it('shows where a pupil goes on after Grade 10', () => {
  show(8);
  expect(
    section('After Grade 10').getByRole('link', { name: 'OIS Sarjapur Road' }),
  ).toHaveAttribute('href', '/bangalore-branches/sarjapur-road');
});

it('says from which class children board, when to visit and what is eaten', () => {
  show(97);
  const house = section('Living on campus');
  expect(house.getByText('First class that boards').nextSibling).toHaveTextContent('Grade 6');
  for (const said of [BOARDING_LIFE[97].days, BOARDING_LIFE[97].meals, BOARDING_LIFE[97].jain]) {
    expect(house.getByText(said)).toBeVisible();
  }
});

it('tells of life on campus only where there is boarding', () => {
  const { unmount } = show(113);
  expect(screen.getByRole('heading', { name: 'Living on campus' })).toBeVisible();
  unmount();
  show(8);
  expect(screen.queryByRole('heading', { name: 'Living on campus' })).not.toBeInTheDocument();
});

it.each([
  [141, 'OIS Dombivli East'],
  [142, 'OIS Lohegaon'],
  [143, 'OIS Navalur'],
])(
  'says who answers for branch %d, which the form does not have, and where the visit is',
  (id, title) => {
    show(id);
    const enquiry = section(`Enquire about ${title}`);
    expect(
      enquiry.getByText(/^The team of OIS .* a campus visit from this form is at OIS/),
    ).toBeVisible();
    const classes = within(enquiry.getByRole('group', { name: `At ${title}` }));
    const branch = getBranch(id);
    expect(classes.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(
      branch && gradesOf(branch).map(({ name }) => name),
    );
  },
);

it.each([4, 6, 11, 63])(
  'tells how many teach at wing %d, and of no second or third language',
  (id) => {
    show(id);
    const facts = section('Affiliation');
    expect(facts.getByText('Teachers').nextSibling).toHaveTextContent(
      /^\d+, and beside them \d special educators? and \d counsellors?$/,
    );
    expect(document.body.textContent).not.toMatch(/(?:second|third) language|Lessons in English/i);
  },
);

it.each([4, 8, 113, 141])('says hours and price of branch %d before it asks for anything', (id) => {
  const { container } = show(id);
  const facts = screen.getByRole('navigation', { name: 'At a glance' });
  const form = container.querySelector('#enquire-desktop');
  expect(form?.querySelectorAll('#enquire-mobile form')).toHaveLength(1);
  expect(container.querySelectorAll('#enquire-desktop, #enquire-mobile')).toHaveLength(2);
  for (const before of [facts, screen.getByRole('region', { name: 'Visit or call' })]) {
    expect(form?.compareDocumentPosition(before)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  }
});

it('has the school day and the first year’s price among the first facts of every branch', () => {
  const without = siteBranches().filter((branch) => {
    const anchors = keyFactsOf(branch).map(({ anchor }) => anchor);
    return !anchors.includes(BRANCH_ANCHORS.day) || !anchors.includes(BRANCH_ANCHORS.fees);
  });
  expect(without.map(({ slug }) => slug)).toEqual([]);
});
