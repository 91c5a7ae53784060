import { existsSync, readdirSync } from 'node:fs';
import type { Campaign, HeroBlock } from '@/data/campaigns/campaign';
import { CAMPAIGNS } from '@/data/campaigns/campaigns';
import { checkCampaigns, listCampaignProblems } from './checkCampaigns';
import { contrastOf } from './contrast';

const HERO: HeroBlock = {
  kind: 'hero-with-form',
  heading: 'A school near the river',
  lead: 'Ask the branch on your side of the bridge whether it has a seat.',
  points: ['No entrance test'],
  form: { heading: 'Ask for a seat' },
  tag: { name: 'By the river', detail: 'All grades' },
};

const GOOD: Campaign = {
  slug: 'river-schools',
  title: 'Schools near the river',
  description:
    'Schools on both banks of the river: their grades, their boards, the way to each of them and a form to ask for a seat.',
  blocks: [HERO],
};

const problemsOf = (change: Partial<Campaign>) => listCampaignProblems([{ ...GOOD, ...change }]);

describe('the campaigns of this site', () => {
  it('are in order', () => {
    expect(() => checkCampaigns()).not.toThrow();
  });

  it('are listed, each in the file that is named after its address', () => {
    const files = readdirSync('data/campaigns')
      .filter((name) => /^[a-z0-9-]+\.ts$/.test(name))
      .map((name) => name.replace(/\.ts$/, ''))
      .filter((name) => !['campaign', 'campaigns'].includes(name));
    expect(CAMPAIGNS.map(({ slug }) => slug).sort()).toEqual(files.sort());
  });

  it('show drawings that exist', () => {
    const pictures = CAMPAIGNS.flatMap(({ blocks }) => blocks).flatMap((block) =>
      block.kind === 'hero-with-form' && block.picture ? [block.picture] : [],
    );
    expect(pictures.filter((picture) => !existsSync(`public${picture}`))).toEqual([]);
  });
});

describe('a campaign that would not work', () => {
  it('passes while nothing is wrong with it', () => {
    expect(problemsOf({})).toEqual([]);
  });

  it.each<[string, Partial<Campaign>, string]>([
    ['odd letters', { slug: 'River Schools' }, 'small letters'],
    ['the name of a city', { slug: 'pune' }, 'is a city or a branch already'],
    ['another name of a city', { slug: 'gurugram' }, 'is a city or a branch already'],
    ['the public slug of a city', { slug: 'ois-pune' }, 'is a city or a branch already'],
    ['the name of a branch', { slug: 'jalahalli' }, 'is a city or a branch already'],
    ['a blog', { slug: 'blog-offer' }, 'take “blog” out'],
    [
      'a city whose number follows the address',
      { city: 'rohtak' },
      'put “rohtak” into the address',
    ],
    ['no hero', { blocks: [] }, 'begin the parts with'],
    ['two heroes', { blocks: [HERO, HERO] }, 'keep only one'],
    ['a long title', { title: 'Schools '.repeat(9) }, 'shorten it to 45'],
    ['a short description', { description: 'Schools.' }, 'write at least 70'],
    ['a long heading', { blocks: [{ ...HERO, heading: 'Go '.repeat(30) }] }, 'shorten it to 56'],
    ['a long lead', { blocks: [{ ...HERO, lead: 'Go '.repeat(40) }] }, 'shorten it to 102'],
    [
      'a heading and a line below it that say little',
      { blocks: [{ ...HERO, heading: 'Schools in Pune', lead: 'Find the one nearest to you.' }] },
      'characters together; write at least 70',
    ],
    ['a number', { blocks: [{ ...HERO, points: ['Call 98450 12345'] }] }, 'telephone number'],
    ['HTML', { blocks: [{ ...HERO, points: ['<b>Now</b>'] }] }, 'write plain text'],
    ['HTML in the title', { title: 'Schools </title><b>x</b>' }, 'write plain text'],
    ['an empty text', { blocks: [{ ...HERO, points: [' '] }] }, 'a text is empty'],
    ['an endless word', { blocks: [{ ...HERO, points: ['o'.repeat(40)] }] }, 'does not fit'],
    ['a branch without a form', { form: { branchId: 141 } }, 'choose one that it lists'],
    ['a grade not taught', { form: { branchId: 8, gradeId: 22 } }, 'does not teach'],
    ['a branch elsewhere', { city: 'pune', form: { branchId: 8 } }, 'is not in Pune'],
    [
      'a city that its form leaves out',
      { city: 'pune', cityList: 'restricted' },
      'leaves Pune out',
    ],
    [
      'a start that its form leaves out',
      { form: { branchId: 51 }, cityList: 'restricted' },
      'leaves Pune out',
    ],
    [
      'an ICSE branch in a list of CBSE branches',
      { form: { branchId: 3 }, cityList: 'cbse' },
      'choose a CBSE branch',
    ],
    ['odd colours', { colors: { brand: 'red', dark: '#000000', tint: '#ffffff' } }, 'like #9d0022'],
    [
      'pale colours',
      { colors: { brand: '#ffcc00', dark: '#000000', tint: '#ffffff' } },
      'cannot be read',
    ],
    [
      'a link to nowhere',
      {
        blocks: [
          HERO,
          {
            kind: 'text',
            heading: 'On',
            paragraphs: ['Go on.'],
            link: { title: 'On', path: '/nowhere' },
          },
        ],
      },
      'leads to /nowhere',
    ],
    [
      'places of its own and a list of cities',
      { places: { cities: ['pune'], branches: [] }, cityList: 'full' },
      'take one away',
    ],
    ['places without a branch', { places: { cities: [], branches: [] } }, 'would have no branch'],
    [
      'places with a branch without a form',
      { places: { cities: ['pune'], branches: [141] } },
      'does not list',
    ],
    [
      'places without the city',
      { city: 'nagpur', places: { cities: ['pune'], branches: [] } },
      'leaves Nagpur out',
    ],
    [
      'places without the start',
      { form: { branchId: 8 }, places: { cities: ['pune'], branches: [] } },
      'which it starts with',
    ],
    [
      'a place left out of the form, and none set',
      { form: { hidden: ['place'] } },
      'starts with a branch',
    ],
    [
      'a class left out of the form, and none set',
      { form: { hidden: ['grade'] } },
      'starts with one',
    ],
    ['a number too short to dial', { phone: '98450' }, 'ten digits'],
    ['an end before the start', { from: '2026-12-02', until: '2026-12-01' }, 'before the first'],
    [
      'papers of an admission on the page of a camp',
      { about: 'camp', blocks: [HERO, { kind: 'documents', heading: 'Papers to bring' }] },
      'take it out',
    ],
    [
      'two parts with one heading',
      { blocks: [HERO, { kind: 'cities', heading: 'On' }, { kind: 'documents', heading: 'On' }] },
      'choose another heading',
    ],
    [
      'a part without content',
      { blocks: [HERO, { kind: 'points', heading: 'On', points: [] }] },
      'is empty',
    ],
    [
      'a drawing of others',
      { blocks: [{ ...HERO, picture: 'https://else.example/a.svg' }] },
      'choose a drawing',
    ],
    [
      'a choice that fits no branch',
      {
        blocks: [
          HERO,
          { kind: 'branches', heading: 'ICSE', which: { cities: ['nagpur'], board: 'ICSE' } },
        ],
      },
      'no branch fits',
    ],
  ])('is named with its file: %s', (_, change, sentence) => {
    const problems = problemsOf(change);
    expect(problems.some((problem) => problem.includes(sentence))).toBe(true);
    expect(problems[0]).toMatch(/^data\/campaigns\/[^:]+\.ts: .+\.$/);
  });

  it.each<[string, object, string]>([
    [
      'a misspelt city',
      { city: 'punee' },
      'city: “punee” is not a city of ours; choose one of bangalore,',
    ],
    [
      'a branch that does not exist',
      { form: { branchId: 9 } },
      'form.branchId: 9 is not the number of a branch',
    ],
    [
      'a class that does not exist',
      { form: { gradeId: 15 } },
      'form.gradeId: 15 is not the number of a class',
    ],
    [
      'a misspelt part',
      { blocks: [HERO, { kind: 'pionts', heading: 'On' }] },
      'blocks.1.kind: there is no part of this kind',
    ],
    ['a word of its own', { colour: 'red' }, '“colour” means nothing here'],
    ['a day that is none', { from: '2026-02-30' }, 'from: write the day as'],
    ['an endless text', { title: 'a'.repeat(2000) }, 'title: a text is longer than'],
  ])('is named where it is not even of the right shape: %s', (_, change, sentence) => {
    expect(listCampaignProblems([{ ...GOOD, ...change }]).join('\n')).toContain(sentence);
  });

  it('is named when another one has its slug', () => {
    expect(listCampaignProblems([GOOD, GOOD]).join()).toContain(
      'another campaign has this address',
    );
  });

  it.each([
    ['the line below the heading is too long', { lead: 'Go '.repeat(40) }],
    ['the line below the heading is too short', { lead: 'Go' }],
    ['the line below the heading is empty', { lead: '' }],
    ['the heading is empty', { heading: ' ' }],
  ])('is named once where %s', (_, part) => {
    expect(problemsOf({ blocks: [{ ...HERO, ...part }] })).toHaveLength(1);
  });

  it('stops the build with one sentence', () => {
    expect(() => checkCampaigns([{ ...GOOD, slug: 'pune' }])).toThrow(
      'data/campaigns/pune.ts: slug: “pune” is a city or a branch already; choose another end of the address.',
    );
  });
});

it.each([
  ['#000000', '#ffffff', 21],
  ['#9d0022', '#ffffff', 8.55],
  ['#777777', '#ffffff', 4.48],
])('measures the contrast of %s on %s as %p', (one, other, expected) => {
  expect(contrastOf(one, other)).toBeCloseTo(expected, 1);
});
