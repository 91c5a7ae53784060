import { buildDisclosurePage } from '@/lib/schools/details/disclosurePage';
import { siteBranches } from '@/lib/schools/directory/branches';
import { buildBranchPage } from '@/lib/schools/directory/branchPage';
import { buildSchool } from '@/lib/seo/jsonLd/school';
import { addressOf } from './address';
import { getBranch } from './branches';

const placeOf = (id: number) => {
  const branch = getBranch(id);
  return branch && addressOf(branch);
};

it.each([
  [8, 'Jalahalli, Bangalore', /, Jalahalli, Bangalore, Karnataka 560013$/],
  [41, 'Majiwada, Thane West, Thane', /, Majiwada, Thane West, Thane, Maharashtra 400601$/],
  [43, 'Nerul, Navi Mumbai', /, Nerul, Navi Mumbai, Maharashtra 400706$/],
  [48, 'Mira Road, Mira Bhayandar', /, Mira Road, Mira Bhayandar, Maharashtra 401107$/],
  [91, 'Dwarka, New Delhi', /, Dwarka, New Delhi 110078$/],
  [113, 'Rai, Sonipat', /, Rai, Sonipat, Haryana 131029$/],
  [112, 'Charantimath Garden, Dharwad', /, Charantimath Garden, Dharwad, Karnataka 580001$/],
])('reaches branch %d as a postman reads it: %s', (id, place, line) => {
  expect(placeOf(id)).toMatchObject({ place, line: expect.stringMatching(line) });
});

it('is the same on the page of a branch, in its disclosure and for search engines', () => {
  for (const branch of siteBranches()) {
    const { line, place, street, pin } = addressOf(branch);
    const page = buildBranchPage(branch);
    expect(page?.address).toBe(line);
    expect(buildSchool(branch, page?.path ?? '').address).toMatchObject({
      addressLocality: place,
      streetAddress: street,
      postalCode: pin,
    });
    const disclosure = buildDisclosurePage(branch);
    const said = disclosure?.parts.flatMap(({ facts }) => facts.map(({ detail }) => detail));
    if (said) expect(said).toContain(line);
  }
});

it('names no place twice', () => {
  const twice = siteBranches().filter((branch) => {
    const parts = addressOf(branch).line.split(', ');
    return new Set(parts).size < parts.length;
  });
  expect(twice).toEqual([]);
});
