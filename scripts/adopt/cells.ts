import { GRADES } from '@/data/grades';
import { FACILITIES, isFacility } from '@/data/places/records/facilities';

/** What is wrong with a cell, as a sentence about it. */
export class CellError extends Error {}

const wrong = (sentence: string): never => {
  throw new CellError(sentence);
};

/** How each kind of cell is read; an empty one never comes here. */
export const READERS = {
  text: (cell: string): string => cell,
  list: (cell: string): string[] =>
    cell
      .split(';')
      .map((part) => part.trim())
      .filter(Boolean),
  /** The school system's number for the branch. */
  id: (cell: string): number =>
    /^[1-9]\d{0,5}$/.test(cell) ? Number(cell) : wrong('is no whole number'),
  board: (cell: string): string =>
    ['CBSE', 'ICSE'].includes(cell) ? cell : wrong('is neither CBSE nor ICSE'),
  grade: (cell: string): number =>
    GRADES.find(({ name }) => name.toLowerCase() === cell.toLowerCase())?.id ??
    wrong(`is no grade; the grades are ${GRADES.map(({ name }) => name).join(', ')}`),
  yes: (cell: string): boolean =>
    /^(yes|no)$/i.test(cell) ? cell.toLowerCase() === 'yes' : wrong('is neither yes nor no'),
  pin: (cell: string): string =>
    /^[1-9]\d{5}$/.test(cell) ? cell : wrong('is no PIN code of six digits'),
  // The box around India, islands included.
  latitude: (cell: string): number => within(cell, 6, 38),
  longitude: (cell: string): number => within(cell, 68, 98),
  phone: (cell: string): string => {
    const digits = cell.replace(/[\s()+-]/g, '');
    return /^\d{10,12}$/.test(digits) ? digits : wrong('is no number of 10 to 12 digits');
  },
  year: (cell: string): number =>
    /^(19|20)\d\d$/.test(cell) ? Number(cell) : wrong('is no year such as 2019'),
  date: (cell: string): string =>
    /^\d{4}-\d\d-\d\d$/.test(cell) && !Number.isNaN(Date.parse(cell))
      ? cell
      : wrong('is no date such as 2028-03-31'),
  hours: (cell: string): [string, string] => {
    const [, from = '', to = ''] = /^([012]\d:[0-5]\d)-([012]\d:[0-5]\d)$/.exec(cell) ?? [];
    return from !== '' && from < to ? [from, to] : wrong('are no hours such as 08:00-14:15');
  },
  count: (cell: string): number =>
    /^\d{1,2}$/.test(cell) ? Number(cell) : wrong('is no number below 100'),
  rupees: (cell: string): number => amount(cell),
  fees: (cell: string): { application: number; admission: number; term: number } => {
    const [application, admission, term, ...more] = cell.split('/');
    if (!application || !admission || !term || more.length > 0)
      return wrong('is not application/admission/term, such as 500/20000/18500');
    return {
      application: amount(application),
      admission: amount(admission),
      term: amount(term),
    };
  },
  days: (cell: string): string[] => {
    const days = READERS.list(cell);
    return days.every((day) => /^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(day))
      ? days
      : wrong('are no days such as 04-10;10-10');
  },
  facilities: (cell: string): string[] => {
    const names = READERS.list(cell);
    const unknown = names.filter((name) => !isFacility(name));
    return unknown.length === 0
      ? names
      : wrong(`has ${unknown.join(', ')}, not in ${Object.keys(FACILITIES).join(', ')}`);
  },
} as const;

const within = (cell: string, least: number, most: number): number => {
  const value = Number(cell);
  return value >= least && value <= most ? value : wrong(`is not between ${least} and ${most}`);
};

const amount = (cell: string): number => {
  const digits = cell.replace(/[₹,\s]/g, '');
  return /^\d{1,8}$/.test(digits) ? Number(digits) : wrong('has an amount that is no whole rupees');
};
