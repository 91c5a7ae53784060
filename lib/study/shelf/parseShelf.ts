import { isRecord } from '@/lib/site/isRecord';
import { isDay } from './day';
import {
  type Card,
  type Child,
  type DayWork,
  GRADES,
  isClassNumber,
  LONGEST_NICKNAME,
  MAX_CHILDREN,
  type PageWork,
  PLANS,
  SHELF_VERSION,
  type Shelf,
  STUDIED_SUBJECTS,
} from './shelf';

/** A shelf as far as it could be read; `lost` counts what could not. Null: it is none at all. */
export type ReadShelf = { shelf: Shelf; lost: number } | null;

// It becomes the address of a link: only our own pages.
const PATH = /^\/(?!\/)[a-z0-9/-]{0,119}(?:\?topic=[A-Z]{3})?$/;
const KEY = /^[\w:.-]{1,120}$/;
const LONGEST_TITLE = 160;

/** Reads many of a kind, and counts those that are none. */
const createReader = () => {
  let lost = 0;
  const orNothing = <T>(value: T | null): T[] => {
    if (value === null) lost += 1;
    return value === null ? [] : [value];
  };
  return {
    countLost: () => lost,
    record: <T>(
      value: unknown,
      isName: (name: string) => boolean,
      parse: (entry: unknown) => T | null,
    ): Record<string, T> => {
      if (!isRecord(value)) lost += 1;
      return Object.fromEntries(
        Object.entries(isRecord(value) ? value : {}).flatMap(([name, entry]) =>
          orNothing(isName(name) ? parse(entry) : null).map((read) => [name, read] as const),
        ),
      );
    },
    list: <T>(value: unknown, parse: (entry: unknown) => T | null): T[] => {
      if (!Array.isArray(value)) lost += 1;
      const entries: unknown[] = Array.isArray(value) ? value : [];
      return entries.flatMap((entry) => orNothing(parse(entry)));
    },
  };
};

type Reader = ReturnType<typeof createReader>;

const oneOf =
  <T>(known: readonly T[]) =>
  (value: unknown): T | null =>
    known.find((candidate) => candidate === value) ?? null;

const parseGrade = oneOf(GRADES);
const parsePlan = oneOf(PLANS);
const parseSubject = oneOf(STUDIED_SUBJECTS);

const parseKey = (value: unknown): string | null =>
  typeof value === 'string' && KEY.test(value) ? value : null;

const parseText = (value: unknown, longest: number): string | null =>
  typeof value === 'string' && value.length <= longest ? value : null;

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 1e6;

const isPositive = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0;

const parseCard = (value: unknown): Card | null => {
  if (!isRecord(value)) return null;
  const { due, last, grade, step, memory } = value;
  const readGrade = parseGrade(grade);
  if (readGrade === null || !isDay(last) || !isCount(step)) return null;
  if (due !== null && !isDay(due)) return null;
  const card: Card = { due, last, grade: readGrade, step };
  if (memory === undefined) return card;
  const { stability, difficulty } = isRecord(memory) ? memory : {};
  return isPositive(stability) && isPositive(difficulty)
    ? { ...card, memory: { stability, difficulty } }
    : null;
};

const parseDayWork = (value: unknown): DayWork | null => {
  const [answered, right]: unknown[] = Array.isArray(value) ? value : [];
  return isCount(answered) && isCount(right) && right <= answered ? [answered, right] : null;
};

const parsePage =
  (reader: Reader) =>
  (value: unknown): PageWork | null => {
    if (!isRecord(value)) return null;
    const title = parseText(value.title, LONGEST_TITLE);
    const subject = parseSubject(value.subject);
    if (title === null || subject === null) return null;
    return {
      title,
      subject,
      solved: reader.list(value.solved, parseKey),
      cards: reader.record(value.cards, (name) => KEY.test(name), parseCard),
    };
  };

const parseChild =
  (reader: Reader) =>
  (value: unknown): Child | null => {
    if (!isRecord(value)) return null;
    const id = parseKey(value.id);
    const plan = parsePlan(value.plan);
    const nickname = parseText(value.nickname, LONGEST_NICKNAME);
    if (id === null || plan === null || nickname === null) return null;
    return {
      id,
      nickname,
      plan,
      classes: reader.list(value.classes, (entry) => (isClassNumber(entry) ? entry : null)),
      pages: reader.record(value.pages, (path) => PATH.test(path), parsePage(reader)),
      days: reader.record(value.days, isDay, parseDayWork),
    };
  };

/** Reads what was stored or exported. What is broken in it is left out and counted. */
export const parseShelf = (value: unknown): ReadShelf => {
  if (!isRecord(value) || value.version !== SHELF_VERSION) return null;
  const reader = createReader();
  const read = reader.list(value.children, parseChild(reader));
  const [first, ...others] = read.filter(
    ({ id }, at) => read.findIndex((other) => other.id === id) === at,
  );
  if (!first) return null;
  const children: Shelf['children'] = [first, ...others.slice(0, MAX_CHILDREN - 1)];
  const lost = reader.countLost() + (read.length - children.length);
  return {
    shelf: { version: SHELF_VERSION, current: parseKey(value.current) ?? first.id, children },
    lost,
  };
};

/** Written by a release of this site that came after this one. */
export const isNewerShelf = (value: unknown): boolean =>
  isRecord(value) && isCount(value.version) && value.version > SHELF_VERSION;
