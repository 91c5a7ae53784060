import { SCHOOL } from '@/data/school';
import fc from '@/lib/testing/properties';
import { buildCalendar, type CalendarVisit, foldLine } from './calendar';

const VISIT: CalendarVisit = {
  uid: 'OIS-7K3M-92QF@opaline.example',
  slot: '2025-12-11T09:30',
  isCancelled: false,
  sequence: 2,
  changedAt: Date.parse('2025-12-01T08:05:09.123Z'),
  summary: `Campus tour: ${SCHOOL.name}, Dwarka`,
  location: 'Plot 6, Pocket 2; Sector 12\nNew Delhi',
  description: 'To change or cancel it: https://opaline.example/enquiry/OIS-7K3M-92QF',
  url: 'https://opaline.example/enquiry/OIS-7K3M-92QF',
};

const unfold = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

it('is a published event in UTC, with a line for each property', () => {
  expect(unfold(buildCalendar(VISIT))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Campus visits//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:OIS-7K3M-92QF@opaline.example',
    'SEQUENCE:2',
    'DTSTAMP:20251201T080509Z',
    'LAST-MODIFIED:20251201T080509Z',
    'DTSTART:20251211T040000Z',
    'DTEND:20251211T050000Z',
    'STATUS:CONFIRMED',
    `SUMMARY:Campus tour: ${SCHOOL.name}\\, Dwarka`,
    'LOCATION:Plot 6\\, Pocket 2\\; Sector 12\\nNew Delhi',
    'DESCRIPTION:To change or cancel it: https://opaline.example/enquiry/OIS-7K3M-92QF',
    'URL:https://opaline.example/enquiry/OIS-7K3M-92QF',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

it('takes a cancelled visit out of the calendar again, as the same event', () => {
  const lines = unfold(buildCalendar({ ...VISIT, isCancelled: true, sequence: 3 }));
  expect(lines).toEqual(
    expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:3', `UID:${VISIT.uid}`]),
  );
});

it('folds lines at 75 bytes, between characters, and loses nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      const line = text.replaceAll(/[\r\n]/g, '');
      const folded = foldLine(line);
      for (const part of folded.split('\r\n')) {
        expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75);
        expect(part).not.toContain('\uFFFD');
      }
      expect(folded.replaceAll('\r\n ', '')).toBe(line);
    }),
  );
});
