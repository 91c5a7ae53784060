import { FORMULA_PATH, FORMULA_PATHS } from '@/data/routes/paths/study/formulaLists';
import { formulaPlanPath, planSlug } from '@/data/routes/paths/study/formulas';
import { planName, SHEET_COPY } from '@/data/study/formulas/copy';
import { FORMULA_SUBJECTS, type FormulaSubject } from '@/data/study/formulas/formula';
import { FORMULA_SHEETS } from '@/data/study/formulas/formulaSheets';
import { FORMULA_PLANS, type FormulaPlan } from '@/data/study/formulas/plans';
import type { SheetClass } from '@/data/study/formulas/sheet';
import {
  CLASS_NOTES,
  INDEX_TEXT,
  PLACE_TEXT,
  SUBJECT_TEXTS,
  type SubjectText,
} from '@/data/study/formulas/subjects';
import { FORMULA_PRACTICE } from '@/data/study/practice/formulaPractice';
import { makersFor } from '@/lib/study/graph/makersFor';
import { type TieList, tiesOf } from '@/lib/study/graph/tiesOf';
import { loadMakers, type MakerPlace } from '@/lib/study/makers/books';
import { byLevel, makeQuestions } from '@/lib/study/makers/makeQuestions';
import type { PracticeQuestion } from '@/lib/study/practice/question';
import { toQuestion } from '@/lib/study/practice/toQuestion';
import { classAnchor } from './classAnchor';
import { formulaId, topicId } from './formulaIds';
import { countNames, type FormulaPlace, formulaPlaces, isInGroup } from './formulaPlaces';
import { listFormulas } from './listFormulas';

type Related = { title: string; path: string; note?: string };

/** A page with formulas, as a list shows it. */
export type FormulaCard = {
  title: string;
  path: string;
  count: number;
  topics: { id: string; title: string; names: { id: string; name: string }[] }[];
};

/** What stands around formulas. */
type Frame = {
  subject: FormulaSubject;
  path: string;
  text: SubjectText;
  /** The pages above it, from the top down. */
  parents: Related[];
  related: Related[];
};

/** The list of a subject: its classes, and the pages of each. */
export type FormulaList = Frame & {
  total: number;
  classes: { slug: string; name: string; path: string; ids: string[]; cards: FormulaCard[] }[];
};

/** A class whose formulas have pages by group. */
export type FormulaClassPage = Frame & { cards: FormulaCard[] };

/** A page with formulas. */
export type FormulaSheetPage = Omit<Frame, 'related'> & {
  ties: readonly TieList[];
  /** Of the closest chapter; null where it has none. */
  makers: MakerPlace | null;
  classes: SheetClass[];
  practice: readonly PracticeQuestion[];
};

const CALCULATORS: Record<FormulaSubject, Related> = {
  maths: { title: 'Maths calculators', path: '/calculators/math-calculator' },
  physics: { title: 'Physics calculators', path: '/calculators/physics-calculators' },
  chemistry: { title: 'Chemistry calculators', path: '/calculators/chemistry-calculator' },
};

/** So many questions of a page are made by code, of the closest chapter. */
const MADE_ON_PAGE = 3;

const ALL_LISTS: Related = { title: INDEX_TEXT.title, path: FORMULA_PATH };

const listOf = (subject: FormulaSubject): Related => ({
  title: SUBJECT_TEXTS[subject].title,
  path: FORMULA_PATHS[subject],
  note: `${listFormulas(subject).length} formulas, classes 6 to 12`,
});

const toCard = ({ plan, group, path, names }: FormulaPlace): FormulaCard => ({
  title: group?.title ?? SHEET_COPY.allOf(planName(plan)),
  path,
  count: countNames(names),
  topics: names.map(({ topic, names: of }) => ({
    id: topicId(topic),
    title: topic,
    names: of.map((name) => ({ id: formulaId(name), name })),
  })),
});

/** The list of a subject. For prerendering. */
export const buildFormulaList = (subject: FormulaSubject): FormulaList => ({
  subject,
  path: FORMULA_PATHS[subject],
  text: SUBJECT_TEXTS[subject],
  total: listFormulas(subject).length,
  parents: [ALL_LISTS],
  related: [
    ...FORMULA_SUBJECTS.filter((other) => other !== subject).map(listOf),
    CALCULATORS[subject],
  ],
  classes: FORMULA_PLANS[subject].map((plan) => ({
    slug: planSlug(plan),
    name: planName(plan),
    path: formulaPlanPath(subject, plan),
    ids: plan.grades.map(classAnchor),
    cards: formulaPlaces(subject)
      .filter((place) => place.plan === plan)
      .map(toCard),
  })),
});

const findPlan = (subject: FormulaSubject, slug: string): FormulaPlan | undefined =>
  FORMULA_PLANS[subject].find((plan) => planSlug(plan) === slug);

/** `Class 10 maths`. */
const courseOf = (subject: FormulaSubject, plan: FormulaPlan): string =>
  `${planName(plan)} ${subject}`;

const parentsOf = (subject: FormulaSubject): Related[] => [
  ALL_LISTS,
  { title: SUBJECT_TEXTS[subject].title, path: FORMULA_PATHS[subject] },
];

const notesOf = (subject: FormulaSubject, { grades }: FormulaPlan): SubjectText['notes'] =>
  grades.flatMap((grade) => CLASS_NOTES[subject]?.[grade] ?? []);

/** The page of a class whose formulas have pages by group; null where there is no such class. */
export const buildFormulaClass = (
  subject: FormulaSubject,
  slug: string,
): FormulaClassPage | null => {
  const plan = findPlan(subject, slug);
  if (!plan?.groups) return null;
  const cards = formulaPlaces(subject)
    .filter((place) => place.plan === plan)
    .map(toCard);
  const count = cards.reduce((sum, card) => sum + card.count, 0);
  return {
    subject,
    path: formulaPlanPath(subject, plan),
    text: {
      title: planName(plan),
      heading: PLACE_TEXT.classHeading(courseOf(subject, plan)),
      lead: PLACE_TEXT.groupsLead(count, cards.length),
      notes: notesOf(subject, plan),
    },
    parents: parentsOf(subject),
    cards,
    related: [listOf(subject), CALCULATORS[subject]],
  };
};

const sheetOf = ({ subject, plan, group }: FormulaPlace): SheetClass[] =>
  FORMULA_SHEETS[subject]
    .filter(({ grade }) => plan.grades.includes(grade))
    .map((list) => ({
      ...list,
      topics: list.topics.filter(({ title }) => !group || isInGroup(plan, group, title)),
    }));

const toSheetPage = async (place: FormulaPlace): Promise<FormulaSheetPage> => {
  const { subject, plan, group, path, names } = place;
  const course = courseOf(subject, plan);
  const node = `formula:${subject}${path.slice(FORMULA_PATHS[subject].length)}` as const;
  const makers = await makersFor(node);
  const classPage = { title: planName(plan), path: formulaPlanPath(subject, plan) };
  return {
    subject,
    path,
    text: {
      title: group?.title ?? planName(plan),
      heading: group
        ? PLACE_TEXT.heading(group.title, course.charAt(0).toLowerCase() + course.slice(1))
        : PLACE_TEXT.classHeading(course),
      lead: PLACE_TEXT.lead(countNames(names)),
      notes: [],
    },
    parents: [...parentsOf(subject), ...(group ? [classPage] : [])],
    classes: sheetOf(place),
    practice: byLevel([
      ...(FORMULA_PRACTICE[subject][path] ?? []).map(toQuestion),
      ...(makers ? makeQuestions(await loadMakers(makers), MADE_ON_PAGE, 'page') : []),
    ]),
    makers,
    ties: tiesOf(node),
  };
};

/** A page with formulas: of one group, or of a class without groups; null where there is none. */
export const buildFormulaSheetPage = async (
  subject: FormulaSubject,
  slug: string,
  group?: string,
): Promise<FormulaSheetPage | null> => {
  const place = formulaPlaces(subject).find(
    ({ plan, group: own }) => planSlug(plan) === slug && own?.slug === group,
  );
  return place ? toSheetPage(place) : null;
};
