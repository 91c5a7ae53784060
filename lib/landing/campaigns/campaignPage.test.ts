import type { CampaignFamily } from '@/data/campaigns/campaignFamilies';
import { CAMPAIGNS } from '@/data/campaigns/campaigns';
import { countWord } from '@/data/copy/countWord';
import { BRANCH_LIST, CITY_SLUGS, type CitySlug } from '@/data/places/places';
import { startPlace } from '@/lib/enquiry/place';
import { gradesLabel } from '@/lib/schools/directory/branches';
import { sentenceCase } from '@/lib/schools/directory/profile/words';
import { LONE } from '@/lib/testing/loneBranch';
import { buildCampaignPage, type CampaignPage } from './campaignPage';

const pageAt = (address: string, family: CampaignFamily = 'campaign'): CampaignPage => {
  const built = buildCampaignPage(family, address.split('/'));
  if (!built) throw new Error(`No campaign at ${address}`);
  return built.page;
};

const countIn = (city: CitySlug): string =>
  sentenceCase(countWord(BRANCH_LIST.filter((branch) => branch.city === city).length));

const ADDRESSES = [
  ...CITY_SLUGS,
  ...BRANCH_LIST.map(({ city, slug }) => `${city}/${slug}`),
  ...CAMPAIGNS.map(({ slug }) => slug),
];

const textsOf = (value: unknown, name = ''): string[] => {
  if (typeof value === 'string') return ['kind', 'path', 'picture'].includes(name) ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, key));
};

describe('the words of a campaign come from its facts', () => {
  it.each([
    ['pune', `${countIn('pune')} schools in Pune: find yours`],
    ['pune', 'Nigdi, Tathawade, Manjri and more: admissions 2025-26 are open.'],
    ['pune', 'ICSE: Undri'],
    ['pune', 'Grade 11 and Grade 12 at Nigdi'],
    ['pune', 'Grade 9 at Ambegaon, Wagholi and Bavdhan'],
    ['bangalore', `${countIn('bangalore')} schools in Bangalore: find yours`],
    ['bangalore', 'Up to Grade 12: Sarjapur Road and Kanakapura Road'],
    [LONE.city.slug, `A CBSE school in ${LONE.city.displayName}, ${gradesLabel(LONE.branch)}`],
    ['nagpur/koradi-road', 'NCERT textbooks and one public examination, in Class 10'],
    ['bhopal', 'Boarding and day school in Bhopal'],
    ['sonipat', `${countIn('sonipat')} schools in Delhi NCR: find yours`],
    ['sonipat/dps-sonipat', 'OIS Delhi NCR (Sonipat)'],
    ['pali', 'The form does not list Pali: send it to OIS Pal Road'],
    ['bangalore/jalahalli', 'CBSE to Class 10 in Jalahalli, Bangalore'],
    ['bangalore/jalahalli', 'Pre-Nursery with two years completed on 1 June 2025'],
    ['bangalore/jalahalli', 'Children born from 2 June 2022 to 1 June 2023.'],
    ['bangalore/jalahalli', 'Jalahalli metro station'],
    ['bangalore/btm-layout', 'An ICSE school in BTM Layout'],
    ['bangalore/btm-layout', 'Brothers and sisters below Grade 1 go to BTM Pre-Primary Wing'],
    ['bangalore/btm-pre-primary', 'K2 leads on to Grade 1 at OIS BTM Layout'],
    ['bangalore/hbr-layout', 'Nagavara Lake, restored with a walking path'],
    ['sonipat/boarding-school-sonipat', 'Boarding and day school in Rai, Delhi NCR'],
    ['sonipat/boarding-school-sonipat', 'From Delhi the drive goes along NH 44'],
    ['kolkata/joka', 'ICSE in Grade 10 and ISC in Grade 12, without a change of school'],
    ['mumbai/dombivli-east', 'Not in the form’s list: send it to'],
    ['pali/veer-durgadas-nagar', 'it is dyed, printed and traded here'],
    ['boarding-admission', 'The campus at Rai stands off the highway north of Delhi'],
    ['icse-schools', 'OIS Undri'],
  ])('/campaign/%s says %p', (address, sentence) => {
    const { hero, form, blocks } = pageAt(address);
    const texts = textsOf([hero, form, blocks]);
    expect(texts.some((text) => text.includes(sentence))).toBe(true);
  });

  it('everywhere in clean sentences', () => {
    const broken = ADDRESSES.flatMap((address) =>
      textsOf(pageAt(address)).filter((text) =>
        /undefined|null|NaN|\s{2}|\.\.|^$|\ba (ICSE|OIS)\b|\ban (CBSE|KGS)\b| ,| \./.test(text),
      ),
    );
    expect(broken).toEqual([]);
  });

  it('and the first screen stays short enough for a phone', () => {
    const long = ADDRESSES.map((address) => pageAt(address)).filter(
      ({ hero }) => hero.heading.length > 62 || hero.lead.length > 110,
    );
    expect(long.map(({ hero }) => [hero.heading, hero.lead])).toEqual([]);
  });

  it('and no two parts of a page have the same heading', () => {
    for (const address of ADDRESSES) {
      const headings = pageAt(address).blocks.map(({ heading }) => heading);
      expect(new Set(headings).size).toBe(headings.length);
    }
  });
});

describe('the form', () => {
  it.each([
    ['pune', { city: 'pune' }],
    ['bangalore/jalahalli', { city: 'bangalore', branchId: 8 }],
    ['bangalore/hbr-layout', { city: 'bangalore', branchId: 32 }],
    // The branch in another city that takes its enquiries; the page names it.
    ['pali', { branchId: 101 }],
    ['pali/veer-durgadas-nagar', { branchId: 101, standsInFor: 111 }],
    ['senior-secondary', { gradeId: 22 }],
    ['boarding-admission', null],
  ])('of /campaign/%s starts with %j', (address, start) => {
    expect(pageAt(address).form.start).toEqual(start);
  });

  it('can show what it starts with', () => {
    const lost = ADDRESSES.filter((address) => {
      const { city, branchId, gradeId } = pageAt(address).form.start ?? {};
      const place = startPlace({ city, branchId, gradeId });
      return (
        (city !== undefined && branchId === undefined && place.city !== city) ||
        (branchId !== undefined && place.branch !== String(branchId)) ||
        (gradeId !== undefined && place.grade !== String(gradeId))
      );
    });
    expect(lost).toEqual([]);
  });

  it('starts with nothing chosen where a campaign says nothing about it', () => {
    expect(pageAt('admissions-2025-26').form.start).toBeNull();
  });
});

it('leads on within its own family, whose number stays the same', () => {
  const paths = (family: CampaignFamily) =>
    pageAt('pune', family).blocks.flatMap((block) =>
      block.kind === 'branches' ? block.cities.flatMap(({ branches }) => branches) : [],
    );
  expect(paths('campaign')[0]?.path).toBe('/campaign/pune/nigdi');
  expect(paths('campaignv1')[0]?.path).toBe('/campaignv1/pune/nigdi');
});

it('survives the way into the page as JSON', () => {
  for (const address of ADDRESSES) {
    const built = buildCampaignPage('campaignv1', address.split('/'));
    expect(JSON.parse(JSON.stringify(built))).toEqual(built);
  }
});

it('gives each page its own title, kept out of search engines', () => {
  const seo = (['campaign', 'campaignv1'] as const).map(
    (family) => buildCampaignPage(family, ['pune'])?.seo,
  );
  expect(seo).toEqual([
    expect.objectContaining({ path: '/campaign/pune', robots: 'noindex' }),
    expect.objectContaining({ path: '/campaignv1/pune', robots: 'noindex' }),
  ]);
  expect(seo[0]?.title).not.toBe(seo[1]?.title);
});
