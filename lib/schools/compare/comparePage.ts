import { BRANCH_DETAILS_COPY } from '@/data/copy/branchDetails';
import { COMPARE_COPY, COMPARE_EXAMPLES, COMPARE_NOTICES } from '@/data/copy/compare';
import { listWords } from '@/data/copy/listWords';
import { PATHS } from '@/data/routes/paths';
import { COMPARE_PATHS, comparePath, MOST_COMPARED } from '@/data/routes/paths/compare';
import { fitTitle } from '@/data/routes/route';
import { type PageSeo, seoFor } from '@/data/routes/routes';
import { DIRECTORY_CHECKED_ON } from '@/data/school';
import { branchTitle } from '@/lib/schools/directory/branches';
import { longDate } from '@/lib/schools/directory/profile/words';
import { absoluteUrl } from '@/lib/seo/absoluteUrl';
import { type ComparedBranch, toComparedBranch } from './comparedBranch';
import { type OrderedFacts, orderFacts } from './orderFacts';
import { type Compared, parseCompared } from './parseCompared';
import { findPicks } from './pickList';
import { summarize } from './summary';

/** What went wrong with the address, and where to go on. */
export type Notice = {
  text: string;
  links: { title: string; path: string }[];
  /** The sign after the last link. */
  end: '?' | '.';
};

/** What the page shows: the chosen branches and nothing of the others. */
export type ComparePage = {
  seo: PageSeo;
  branches: ComparedBranch[];
  facts: OrderedFacts;
  summary: string[];
  /** What the fees are made of; null where no branch of the table has told its fees. */
  feesNote: string | null;
  /** How sure the table is. */
  checked: string;
  notices: Notice[];
  /** The whole address of this very comparison, to be shared. */
  address: string;
  /** Where to begin, while nothing is chosen. */
  examples: { text: string; names: string; path: string }[];
};

const ALIKE_SHOWN = 3;

/** Builds the page for the value of its parameter, whatever somebody wrote there. */
export const buildComparePage = (value: string | string[] | undefined): ComparePage => {
  const compared = parseCompared(value);
  const branches = compared.branches.map((branch) => toComparedBranch(branch, compared.branches));
  const seo = seoFor(COMPARE_PATHS.compare);
  return {
    seo: branches.length < 2 ? seo : { ...seo, title: fitTitle(titleOf(branches), seo.title) },
    branches,
    facts: orderFacts(branches),
    feesNote: branches.some(({ fees }) => fees !== null) ? BRANCH_DETAILS_COPY.fees.note : null,
    checked: `${BRANCH_DETAILS_COPY.affiliation.checked} ${longDate(DIRECTORY_CHECKED_ON)}.`,
    summary: summarize(compared.branches, branches),
    notices: noticesFor(compared),
    address: absoluteUrl(comparePath(branches.map(({ slug }) => slug))),
    examples: branches.length > 0 ? [] : COMPARE_EXAMPLES.map(toExample),
  };
};

const toExample = ({ text, branches }: (typeof COMPARE_EXAMPLES)[number]) => ({
  text,
  names: listWords(parseCompared(branches).branches.map(branchTitle)),
  path: comparePath(branches),
});

const titleOf = (branches: readonly ComparedBranch[]): string =>
  COMPARE_COPY.title(listWords(branches.map(({ title }) => title)));

const noticesFor = ({ branches, left, unknown }: Compared): Notice[] => {
  const chosen = branches.map(({ slug }) => slug);
  return [
    ...unknown.map((name) => unknownNotice(name, chosen)),
    ...(left.length > 0
      ? [
          {
            text: COMPARE_NOTICES.cut(
              listWords(branches.map(branchTitle)),
              listWords(left.map(branchTitle)),
            ),
            links: [],
            end: '.' as const,
          },
        ]
      : []),
  ];
};

/** With the branches that the name may mean, each a link that puts it into the table. */
const unknownNotice = (name: string, chosen: readonly string[]): Notice => {
  const text = COMPARE_NOTICES.unknown(name);
  const alike = findPicks(name.replaceAll('-', ' '));
  const fresh = alike.filter(({ slug }) => !chosen.includes(slug));
  if (alike.length === 0) {
    const all = { title: COMPARE_COPY.byLocality, path: PATHS.daySchool };
    return { text: `${text} ${COMPARE_NOTICES.lookThrough}`, links: [all], end: '.' };
  }
  if (fresh.length === 0 || chosen.length >= MOST_COMPARED) return { text, links: [], end: '.' };
  return {
    text: `${text} ${COMPARE_NOTICES.didYouMean}`,
    links: fresh
      .slice(0, ALIKE_SHOWN)
      .map(({ slug, title }) => ({ title, path: comparePath([...chosen, slug]) })),
    end: '?',
  };
};
