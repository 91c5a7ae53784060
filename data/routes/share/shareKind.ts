import type { ShareKind } from '@/data/copy/share';
import type { NavSection } from '@/data/menu/menu';
import type { Route } from '@/data/routes/route';

type Rule = readonly [kind: ShareKind, when: RegExp];

/** Read top down, the first that fits counts. */
const RULES: readonly Rule[] = [
  ['home', /^\/$/],
  ['boarding', /boarding/],
  ['near-me', /^\/nearme$/],
  ['compare', /^\/compare$/],
  ['fees', /^\/fee-structure$/],
  ['ncert', /^\/(ncert-solutions$|class\d+-ncert-solutions)/],
  ['syllabus', /^\/cbse-(syllabus$|class-)/],
  ['papers', /^\/sample-paper(\/|$)/],
  ['worksheets', /^\/worksheets(\/|$)/],
  ['tables', /^\/maths-concepts\/table-of-/],
  ['maths', /^\/maths-concepts(\/|$)/],
  ['science', /^\/science-concepts(\/|$)/],
  ['evs', /^\/evs-concepts(\/|$)/],
  ['english', /^\/english-concepts(\/|$)/],
  ['calculators', /^\/calculators(\/|$)/],
  ['formulas', /^\/(formula|[a-z]+-formula)(\/|$)/],
  ['numbers', /^\/converters\/number-to-words(\/|$)/],
  ['converters', /^\/converters(\/|$)/],
  ['poems', /^\/poems(\/|$)/],
  ['stories', /^\/story(\/|$)/],
  ['events', /^\/event(\/|$)/],
  ['contact', /^\/contact-us$/],
];

const SECTION_KINDS: Record<NavSection, ShareKind> = {
  schools: 'day-school',
  admission: 'admissions',
  study: 'academics',
  blogs: 'blog',
  about: 'about',
  more: 'activities',
};

/** What kind of page a shared link leads to. */
export const shareKindOf = ({
  path,
  kind,
  section,
}: Pick<Route, 'path' | 'kind' | 'section'>): ShareKind => {
  const rule = RULES.find(([, when]) => when.test(path));
  if (rule) return rule[0];
  if (kind === 'landing') return 'admissions';
  return section === null ? 'home' : SECTION_KINDS[section];
};
