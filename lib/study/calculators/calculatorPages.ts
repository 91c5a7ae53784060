import { PATHS } from '@/data/routes/paths';
import {
  CALCULATOR_PATHS,
  type CalculatorSubject,
  toolPath,
} from '@/data/routes/paths/study/calculators';
import {
  CALCULATOR_PAGE_COPY,
  CALCULATOR_PAGES,
  CALCULATOR_RELATED,
  type PageNote,
} from '@/data/study/calculators/pages';
import type { SubjectTools } from './subjectTools';

type Related = { title: string; path: string; note: string };

/** The texts around the calculators of a page. */
export type CalculatorPage = {
  crumbs: { title: string; path?: string }[];
  heading: string;
  lead: string;
  notes: readonly PageNote[];
  related: readonly Related[];
};

/** A calculator as a list shows it. Its id was its place on this page before it had one of its own. */
export type ToolCard = { id: string; title: string; note: string; path: string };

/** The list of the calculators of a subject. */
export type ToolIndex = CalculatorPage & {
  subject: CalculatorSubject;
  total: number;
  groups: { title: string; tools: ToolCard[] }[];
};

type PageName = keyof typeof CALCULATOR_PAGES;

const trail = (name: PageName): { title: string; path?: string }[] => {
  const home = { title: CALCULATOR_PAGE_COPY.home, path: PATHS.home };
  if (name === 'all') return [home, { title: CALCULATOR_PAGE_COPY.all }];
  const all = { title: CALCULATOR_PAGE_COPY.all, path: CALCULATOR_PATHS.all };
  return [home, all, { title: CALCULATOR_PAGES[name].crumb }];
};

/** The frame of one page, with the other pages and what else helps to read next. */
export const buildCalculatorPage = (name: PageName): CalculatorPage => {
  const { heading, lead, notes } = CALCULATOR_PAGES[name];
  const { formulas, converters, ...pages } = CALCULATOR_RELATED;
  const others = Object.values(pages).filter(({ path }) => path !== CALCULATOR_PATHS[name]);
  const related = name === 'all' ? [formulas, converters] : [...others, formulas, converters];
  return { crumbs: trail(name), heading, lead, notes, related };
};

/** The list of the calculators of a subject. For prerendering. */
export const buildToolIndex = <Id extends string>({
  subject,
  groups,
  tools,
  define,
}: SubjectTools<Id>): ToolIndex => ({
  ...buildCalculatorPage(subject),
  subject,
  total: groups.reduce((sum, { ids }) => sum + ids.length, 0),
  groups: groups.map(({ title, ids }) => ({
    title,
    tools: ids.map((id) => ({
      id,
      title: define(id).title,
      note: tools[id].note,
      path: toolPath(subject, id),
    })),
  })),
});
