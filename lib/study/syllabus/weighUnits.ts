type Weighed = { marks: number; chapters: readonly number[] };

const sumOf = (units: readonly { marks: number }[]): number =>
  units.reduce((sum, { marks }) => sum + marks, 0);

/** The fewest units that carry at least half of all marks, the heaviest first. */
export const heaviestHalf = <Unit extends Weighed>(units: readonly Unit[]): Unit[] => {
  const half = sumOf(units) / 2;
  const heavy: Unit[] = [];
  for (const unit of [...units].sort((a, b) => b.marks - a.marks)) {
    if (sumOf(heavy) >= half) break;
    heavy.push(unit);
  }
  return heavy;
};

// Cross-multiplied, so that equal shares compare as equal.
const comparePerChapter = (a: Weighed, b: Weighed): number =>
  a.marks * b.chapters.length - b.marks * a.chapters.length;

/** The units, usually one, in which a chapter brings the most marks. */
export const richestUnits = <Unit extends Weighed>(units: readonly Unit[]): Unit[] =>
  units.filter((unit) => units.every((other) => comparePerChapter(unit, other) >= 0));

/** The units, usually one, in which a chapter brings the fewest marks. */
export const poorestUnits = <Unit extends Weighed>(units: readonly Unit[]): Unit[] =>
  units.filter((unit) => units.every((other) => comparePerChapter(unit, other) <= 0));
