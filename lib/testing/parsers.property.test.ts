import { parseReceipt } from '@/lib/api/enquiries';
import { parseEnquiry } from '@/lib/enquiry/parseEnquiry';
import { parseLandingCity } from '@/lib/landing/landingCity';
import { parseManifest } from '@/lib/offline/manifest';
import { parseRecord } from '@/lib/offline/record';
import { parseSearchText } from '@/lib/search/searchText';
import { parseSession } from '@/lib/session/session';
import { isErrorCode } from '@/lib/site/siteError';
import { parseClock } from '@/lib/study/papers/examClock';
import { parseOwnMarks } from '@/lib/study/papers/ownMarks';
import { parseShelf } from '@/lib/study/shelf/parseShelf';
import { parseSlot } from '@/lib/visits/slot';
import { parseFreeSlots, parseVisit, parseVisitAnswer } from '@/lib/visits/visit';
import { holdReaders } from './holdReaders';
import { listExports, READER } from './listExports';
import { TEXT_READERS } from './textReaders';

/** What reads a value that may be anything: an answer, a body, a stored text. */
const VALUE_READERS: Readonly<Record<string, (value: unknown) => unknown>> = {
  isErrorCode,
  parseClock,
  parseFreeSlots,
  parseManifest,
  parseOwnMarks: (value) =>
    parseOwnMarks(value, [{ name: 'A', questions: [{ number: 1, marks: 5 }] }]),
  parseRecord,
  parseShelf,
  parseSlot,
  parseVisit,
  parseVisitAnswer,
  parseEnquiry: (value) => parseEnquiry(value, { today: '2025-06-01', hasNumber: false }),
  parseLandingCity,
  parseReceipt,
  parseSearchText,
  parseSession,
};

/** They read our own content while the site is built, never a visitor’s text. */
const OF_OUR_OWN = ['readAnswer', 'readPaper'];

it('knows every reader outside the server', () => {
  const inServer = new Set(listExports('lib/server', READER));
  const known = new Set([...Object.keys(TEXT_READERS), ...Object.keys(VALUE_READERS)]);
  const readers = listExports('lib', READER).filter((name) => !inServer.has(name));
  expect(readers.length).toBeGreaterThan(35);
  expect(readers.filter((name) => !known.has(name) && !OF_OUR_OWN.includes(name))).toEqual([]);
});

holdReaders(TEXT_READERS, VALUE_READERS);
