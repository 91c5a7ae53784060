import type { ComputedTable } from '@/data/content/activities/page';
import { NOON_WORDS, TO_CHOOSE_FROM } from '@/data/content/activities/tables';
import { questionsFor } from './halving';
import { buildNoonSun } from './noonSun';
import { buildPanpipe } from './panpipe';

type Rows = readonly (readonly string[])[];

/** The days differ by one at most from year to year. */
const YEAR = 2026;

const DAY = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  timeZone: 'Asia/Kolkata',
});

/** `743` → `12.23`. */
const clockLabel = (minutes: number): string => {
  const whole = Math.round(minutes);
  return `${Math.floor(whole / 60)}.${String(whole % 60).padStart(2, '0')}`;
};

const halvingRows = (): Rows =>
  TO_CHOOSE_FROM.map(({ count, label, example }) => [label, example, String(questionsFor(count))]);

const panpipeRows = (): Rows =>
  buildPanpipe().map(({ note, hertz, centimetres }) => [
    note,
    String(Math.round(hertz)),
    `${centimetres.toFixed(1)} cm`,
  ]);

const noonRows = (): Rows =>
  buildNoonSun(YEAR).map(({ city, noonMinutes, shadowless }) => [
    city,
    clockLabel(noonMinutes),
    shadowless ? NOON_WORDS.about(...shadowless.map((day) => DAY.format(day))) : NOON_WORDS.none,
  ]);

const ROWS_OF: Readonly<Record<ComputedTable, () => Rows>> = {
  halving: halvingRows,
  panpipe: panpipeRows,
  noonSun: noonRows,
};

/** The rows of a table whose numbers are computed. */
export const computeRows = (table: ComputedTable): Rows => ROWS_OF[table]();
