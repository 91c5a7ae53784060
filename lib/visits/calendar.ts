import { VISIT_MINUTES } from '@/data/limits';
import { type Slot, startOf } from './slot';

export type CalendarVisit = {
  /** The same for as long as there is this visit, however often it is changed. */
  uid: string;
  slot: Slot;
  isCancelled: boolean;
  /** One more with each change. */
  sequence: number;
  /** When it was changed last, ms since 1970. */
  changedAt: number;
  summary: string;
  location: string;
  description: string;
  url: string;
};

const MINUTE_MS = 60 * 1000;

/** `20251211T040000Z`. */
const toUtc = (at: number): string => new Date(at).toISOString().replaceAll(/[-:]|\.\d{3}/g, '');

/** A text value (RFC 5545, 3.3.11). */
const escapeText = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll(/\r?\n/g, '\\n');

const LONGEST_LINE = 75;

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** Lines of at most 75 bytes, continued by a space (RFC 5545, 3.1), never in the middle of a character. */
export const foldLine = (line: string): string => {
  const lines = [''];
  for (const character of line) {
    const last = lines.at(-1) ?? '';
    if (bytesOf(last + character) <= LONGEST_LINE) lines[lines.length - 1] = last + character;
    else lines.push(` ${character}`);
  }
  return lines.join('\r\n');
};

/** The file that puts a visit into a calendar, changes it there or takes it out again (RFC 5545, 5546). */
export const buildCalendar = (visit: CalendarVisit): string => {
  const start = startOf(visit.slot);
  const changed = toUtc(visit.changedAt);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Campus visits//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${visit.isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${visit.uid}`,
    `SEQUENCE:${visit.sequence}`,
    `DTSTAMP:${changed}`,
    `LAST-MODIFIED:${changed}`,
    `DTSTART:${toUtc(start)}`,
    `DTEND:${toUtc(start + VISIT_MINUTES * MINUTE_MS)}`,
    `STATUS:${visit.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `SUMMARY:${escapeText(visit.summary)}`,
    `LOCATION:${escapeText(visit.location)}`,
    `DESCRIPTION:${escapeText(visit.description)}`,
    `URL:${visit.url}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(foldLine)
    .join('\r\n');
};
