import type { Contest, ContestEntry, Counts } from '@/data/contests/contest';
import { CONTESTS } from '@/data/contests/contests';
import { CONTEST_SLUGS, type ContestSlug } from '@/data/contests/slugs';
import { CONTEST_COPY } from '@/data/copy/voting';
import { PATHS } from '@/data/routes/paths';
import { ACTIVITY_PATHS, contestPath } from '@/data/routes/paths/activities';
import { type PageSeo, seoFor } from '@/data/routes/routes';
import { longDate } from '@/lib/schools/directory/profile/words';
import { type Stage, stageOn } from './stage';

export type ContestPage = {
  seo: PageSeo;
  trail: readonly { title: string; path: string }[];
  name: string;
  heading: string;
  lead: string;
  picture: string;
  ballot: {
    contest: ContestSlug;
    stage: Stage;
    /** What to read in each stage. */
    stageTexts: Readonly<Record<Stage, string>>;
    entries: readonly ContestEntry[];
    /** The votes of each entry, once voting has closed and they are announced. */
    result: Counts | null;
  };
  entriesHeading: string;
  sections: ContestSections;
};

export type ContestSections = Pick<Contest, 'rules' | 'look' | 'home'> & {
  headings: { rules: string; more: string };
  links: readonly { title: string; path: string }[];
};

/** The page of a contest as it stands on a day in India (`YYYY-MM-DD`). */
export const buildContestPage = (slug: ContestSlug, day: string): ContestPage => {
  const contest: Contest = CONTESTS[slug];
  const { name, heading, lead, rules, look, home, entries, result } = contest;
  const stage = stageOn(day, contest);
  return {
    seo: seoFor(contestPath(slug)),
    trail: [
      { title: CONTEST_COPY.home, path: PATHS.home },
      { title: CONTEST_COPY.activities, path: ACTIVITY_PATHS.activities },
    ],
    name,
    heading,
    lead,
    picture: `/pictures/activities/${slug}.svg`,
    ballot: {
      contest: slug,
      stage,
      stageTexts: stageTextsOf(contest),
      entries,
      result: stage === 'closed' ? result : null,
    },
    entriesHeading: CONTEST_COPY.entries,
    sections: {
      rules,
      look,
      home,
      headings: { rules: CONTEST_COPY.rules, more: CONTEST_COPY.more },
      links: otherContests(slug),
    },
  };
};

const stageTextsOf = ({ opensOn, closesOn }: Contest): Record<Stage, string> => {
  const { upcoming, open, openEnd, closed } = CONTEST_COPY.stage;
  return {
    upcoming: upcoming(longDate(opensOn)),
    open: closesOn === null ? openEnd : open(longDate(closesOn)),
    closed: closed(closesOn && longDate(closesOn)),
  };
};

const otherContests = (own: ContestSlug) => [
  ...CONTEST_SLUGS.filter((slug) => slug !== own).map((slug) => ({
    title: CONTESTS[slug].name,
    path: contestPath(slug),
  })),
  { title: CONTEST_COPY.toActivities, path: ACTIVITY_PATHS.activities },
];
