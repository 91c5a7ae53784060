import { readFileSync } from 'node:fs';
import { ADMISSION_STEPS } from '@/data/content/admissionSteps';
import { BROCHURE } from '@/data/content/brochure';
import { DOCUMENTS } from '@/data/content/documents';
import { FEE_HEADS } from '@/data/content/feeHeads';
import { GRADES } from '@/data/grades';
import { BRANCH_LIST, CITY_LIST } from '@/data/places/places';
import { SCHOOL } from '@/data/school';
import { branchTitle, gradesLabel } from '@/lib/schools/directory/branches';
import { type ReadPdf, readPdf } from './readPdf';
import { renderBrochure } from './render';
import { listSections } from './sections';

const committed = readFileSync('public/brochure.pdf');
let fresh: Buffer;
let brochure: ReadPdf;
let text: string;

beforeAll(async () => {
  fresh = await renderBrochure();
  brochure = readPdf(committed);
  text = brochure.pages.join(' ');
});

it('is what the data says today: else run npm run brochure', () => {
  // The packing may differ from one Node.js to the next, so what is packed is compared.
  expect(readPdf(fresh).body === brochure.body).toBe(true);
});

it('comes out the same twice', async () => {
  expect((await renderBrochure()).equals(fresh)).toBe(true);
});

it('weighs at most 400 kB', () => {
  expect(committed.length).toBeLessThanOrEqual(400_000);
});

it.each(CITY_LIST)('has the city $displayName', ({ displayName }) => {
  expect(text).toContain(displayName);
});

it.each(BRANCH_LIST.map((branch) => ({ name: branchTitle(branch), branch })))(
  'has $name with its board and grades',
  ({ name, branch }) => {
    expect(text).toContain(name);
    expect(text).toContain(`${branch.board} · ${gradesLabel(branch)}`);
  },
);

it('tells the steps, the documents, the ages and the fee heads', () => {
  const told = [
    ...ADMISSION_STEPS.map(({ title }) => title),
    ...DOCUMENTS.map(({ name }) => name),
    ...GRADES.map(({ name }) => name),
    ...FEE_HEADS.map(({ head }) => head),
  ];
  expect(told.filter((words) => !text.includes(words))).toEqual([]);
});

it('draws the rupee sign and names no amount', () => {
  expect(text).toContain('₹');
  expect(text).not.toMatch(/(₹|Rs\.?|INR)\s*\d/);
});

it('has no page with next to nothing on it', () => {
  const thin = brochure.pages.flatMap((page, index) => (page.length < 200 ? [index + 1] : []));
  expect(thin).toEqual([]);
  expect(brochure.pages.length).toBeGreaterThan(12);
  expect(brochure.pages.length).toBeLessThan(26);
});

it('leads from its contents to every chapter and city, and nowhere else', () => {
  expect(brochure.goTos).toHaveLength(listSections().length + CITY_LIST.length);
  expect(brochure.goTos.filter((place) => !brochure.places.includes(place))).toEqual([]);
});

it('gives the phone and the e-mail address as links', () => {
  expect(brochure.uris).toEqual([`tel:${SCHOOL.phone}`, `mailto:${SCHOOL.email}`]);
});

it('says what it is and in which language', () => {
  expect(brochure.body).toContain('/Lang (en-IN)');
  expect(brochure.body).toContain('/Marked true');
  expect(brochure.body).toContain(`(${SCHOOL.name}: ${BROCHURE.title})`);
});
