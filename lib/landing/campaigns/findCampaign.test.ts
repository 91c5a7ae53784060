import { CAMPAIGNS } from '@/data/campaigns/campaigns';
import { BRANCH_LIST, CITY_SLUGS } from '@/data/places/places';
import { findCampaign } from './findCampaign';

it('finds every city, every branch and every special campaign', () => {
  const known = [
    ...CITY_SLUGS.map((city) => [city]),
    ...BRANCH_LIST.map(({ city, slug }) => [city, slug]),
    ...CAMPAIGNS.map(({ slug }) => [slug]),
  ];
  expect(known.filter((segments) => findCampaign(segments) === null)).toEqual([]);
});

it.each<[string, string[]]>([
  ['nothing', []],
  ['an empty name', ['']],
  ['an unknown city', ['atlantis']],
  ['capital letters', ['Pune']],
  ['the name of the city page', ['ois-pune']],
  ['another name of the city', ['gurugram']],
  ['a name with a space', ['pune ']],
  ['a branch without its city', ['jalahalli']],
  ['a branch of another city', ['pune', 'jalahalli']],
  ['an unknown branch', ['bangalore', 'atlantis']],
  ['a branch in capital letters', ['bangalore', 'Jalahalli']],
  ['an empty branch', ['bangalore', '']],
  ['a deeper path', ['bangalore', 'jalahalli', 'nursery']],
  ['a deeper path below a special campaign', ['boarding-admission', 'bangalore']],
  ['a slash that was encoded', ['bangalore/jalahalli']],
  ['a way up', ['..', 'pune']],
  ['the name of a property', ['constructor']],
  ['the name of a prototype', ['__proto__']],
  ['an unknown campaign', ['free-school-for-all']],
  ['HTML', ['<script>']],
  ['an emoji', ['🎒']],
])('knows no campaign at %s', (_, segments) => {
  expect(findCampaign(segments)).toBeNull();
});
