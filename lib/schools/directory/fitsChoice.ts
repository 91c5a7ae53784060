import { GRADES, type GradeId } from '@/data/grades';
import type { Board } from '@/data/places/place';
import type { CityCard } from './cityCard';

/** What a family asks of a branch; null: it does not matter. */
export type CityChoice = {
  board: Board | null;
  grade: GradeId | null;
  boarding: boolean;
  /** A year’s tuition in rupees at most: of the class, or of the lowest stage. */
  tuition: number | null;
};

export const NO_CHOICE: CityChoice = { board: null, grade: null, boarding: false, tuition: null };

/** Whether a branch is what the family asks for. A branch without known fees fits no limit. */
export const fitsChoice = (
  card: CityCard,
  { board, grade, boarding, tuition }: CityChoice,
): boolean =>
  (board === null || card.board === board) &&
  (grade === null || (grade >= card.from && grade <= card.to)) &&
  (!boarding || card.marks.includes('boarding')) &&
  (tuition === null || tuitionIn(card, grade) <= tuition);

const tuitionIn = ({ tuition }: CityCard, grade: GradeId | null): number => {
  const stage = GRADES.find(({ id }) => id === grade)?.stage;
  const amounts = stage ? [tuition[stage] ?? Number.POSITIVE_INFINITY] : Object.values(tuition);
  return Math.min(Number.POSITIVE_INFINITY, ...amounts);
};

const STEP = 25_000;
const MOST_STEPS = 5;

/** Round limits between the lowest and the highest tuition, a handful. */
export const tuitionSteps = (cards: readonly CityCard[]): number[] => {
  const amounts = cards.flatMap(({ tuition }) => Object.values(tuition));
  if (amounts.length === 0) return [];
  const first = Math.ceil(Math.min(...amounts) / STEP);
  const last = Math.ceil(Math.max(...amounts) / STEP);
  const every = Math.ceil((last - first + 1) / MOST_STEPS);
  const steps = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  return steps.filter((_, at) => at % every === 0).map((step) => step * STEP);
};

/** Which questions tell the branches of the city apart, and what each can be answered with. */
export const choicesIn = (cards: readonly CityCard[]) => {
  const boards = [...new Set(cards.map(({ board }) => board))];
  const boarding = cards.filter(({ marks }) => marks.includes('boarding')).length;
  return {
    boards: boards.length > 1 ? boards : [],
    grades: GRADES.filter(({ id }) => cards.some(({ from, to }) => id >= from && id <= to)),
    hasBoarding: boarding > 0 && boarding < cards.length,
    tuition: tuitionSteps(cards),
  };
};
