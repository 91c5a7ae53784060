import { chromeFor, toPath } from '@/lib/chrome/rules';
import { parseSource } from '@/lib/chrome/source';
import { visitFor } from '@/lib/chrome/visit';
import { parseBlogPage } from '@/lib/content/blog/blogPage';
import { parseCertificateNumber } from '@/lib/content/programs/certificateNumber';
import { parseRupees } from '@/lib/desk/results/parseRupees';
import { completeEmail } from '@/lib/enquiry/completeEmail';
import { touchOf, trackedOf } from '@/lib/enquiry/readAttribution';
import { isDate, isEmail, isReadable, parseBranch, parseGrade } from '@/lib/enquiry/rules';
import { findCampaign } from '@/lib/landing/campaigns/findCampaign';
import { parsePictureName } from '@/lib/landing/campaigns/pictureUrl';
import { parseLandingCity } from '@/lib/landing/landingCity';
import { buildLead } from '@/lib/leads/lead';
import { callbackPath } from '@/lib/login/callbackPath';
import { checkMobile, cleanMobile } from '@/lib/login/mobile';
import { EMPTY_BOXES, parseOtp, typeInto } from '@/lib/login/otp';
import { parsePreflightPath } from '@/lib/preflight/preflightPath';
import { parseCompared } from '@/lib/schools/compare/parseCompared';
import { findSiteBranch } from '@/lib/schools/directory/branches';
import { describeAnswer } from '@/lib/schools/finder/describeAnswer';
import { findBranches } from '@/lib/schools/finder/findBranches';
import { buildFinderPlaces } from '@/lib/schools/finder/finderPlaces';
import { parseSearchText } from '@/lib/search/searchText';
import { parseDay } from '@/lib/site/parseDay';
import { evaluate } from '@/lib/study/calculators/basic/evaluate';
import { readTokens } from '@/lib/study/calculators/basic/tokens';
import { showFormula } from '@/lib/study/calculators/chemistry/formulaText';
import { parseEquation } from '@/lib/study/calculators/chemistry/parseEquation';
import { parseFormula } from '@/lib/study/calculators/chemistry/parseFormula';
import { parseDecimal, parseRational } from '@/lib/study/calculators/exact/parseRational';
import { rational } from '@/lib/study/calculators/exact/rational';
import { readGravity } from '@/lib/study/calculators/physics/projectile';
import { readQuantity } from '@/lib/study/calculators/physics/readQuantity';
import { readValue } from '@/lib/study/calculators/physics/relation';
import { readNumberList } from '@/lib/study/calculators/readNumberList';
import { parseBase, readNumeral } from '@/lib/study/converters/numberSystems';
import { readAmount } from '@/lib/study/converters/readAmount';
import { readRomanOrNumber } from '@/lib/study/converters/roman';
import { parseBook, parseChapterNumber, parseClassNumber } from '@/lib/study/ncert/books';
import { parseNumber } from '@/lib/study/numbers/parseNumber';
import { checkAnswer } from '@/lib/study/practice/checkAnswer';
import { readMeasured } from '@/lib/study/practice/readMeasured';
import { readUnit } from '@/lib/study/practice/unitOf';
import { parseTableNumber } from '@/lib/study/tables/parseTableNumber';
import { parseNumberAddress, readWholeNumber } from '@/lib/study/words/readWholeNumber';
import { markAnswer } from '@/lib/study/worksheets/markAnswer';
import { parseCode } from '@/lib/study/worksheets/sheetCode';
import { parseAdLabels } from '@/lib/thirdParties/adLabels';
import { parseChoice } from '@/lib/thirdParties/choice';
import { pageAddress } from '@/lib/thirdParties/pageAddress';

const ORIGIN = 'https://school.example';
const LIST = { fewest: 1, most: 20, largest: 10n ** 12n };
const SPEED = {
  key: 'v',
  symbol: 'v',
  name: 'Speed',
  kind: 'speed',
  rule: 'any',
  example: '1',
} as const;
const PLACES = buildFinderPlaces();
const NAMES = { Ans: rational(2n), M: rational(3n) };

/**
 * Everything outside the server that reads a text of a visitor (typed, or from an address), by the
 * name of its function. `lib/readers.property.test.ts` throws all sorts of texts at each, and
 * complains when a `parse…` or `read…` is missing here.
 */
export const TEXT_READERS: Readonly<Record<string, (text: string) => unknown>> = {
  buildLead: (text) => buildLead(`${ORIGIN}/?utm_source=${text}`),
  callbackPath: (text) => callbackPath(text, ORIGIN),
  checkAnswer: (text) => checkAnswer(text, { ask: 'How many metres?', answer: '42 m' }),
  checkMobile,
  chromeFor,
  cleanMobile,
  completeEmail,
  evaluate: (text) => evaluate(text, NAMES),
  findBranches: (text) => describeAnswer(findBranches({ locality: text, birth: '' }, PLACES)),
  findCampaign: (text) => findCampaign([text]) !== null,
  findSiteBranch: (text) => findSiteBranch(text, text),
  isDate,
  isEmail,
  isReadable,
  markAnswer: (text) => markAnswer(text, { label: 'x =', answer: '3/4', unit: 'cm' }),
  pageAddress: (text) => pageAddress(ORIGIN, '/', `?utm_source=${text}`),
  parseAdLabels,
  parseBase,
  parseBlogPage,
  parseBook: (text) => parseBook(text, text),
  parseBranch,
  parseCertificateNumber,
  parseChapterNumber: (text) => {
    const book = parseBook('7', 'maths')?.book;
    return book && parseChapterNumber(text, book);
  },
  parseChoice,
  parseClassNumber,
  parseCode,
  parseCompared,
  parseDay,
  parseDecimal,
  parseEquation,
  parseFormula,
  parseGrade,
  parseLandingCity,
  parseNumber,
  parseNumberAddress,
  parseOtp,
  parsePictureName,
  parsePreflightPath,
  parseRational,
  parseSearchText,
  parseRupees,
  parseSource,
  parseTableNumber,
  readAmount,
  readGravity,
  readMeasured,
  readNumberList: (text) => readNumberList(text, LIST),
  readNumeral: (text) => readNumeral(text, 16),
  readQuantity: (text) => readQuantity(text, 'speed'),
  readRomanOrNumber,
  readTokens,
  readUnit,
  readValue: (text) => readValue(text, SPEED),
  readWholeNumber,
  showFormula,
  toPath,
  touchOf: (text) => touchOf(text, text),
  trackedOf,
  typeInto: (text) => typeInto(EMPTY_BOXES, 0, text),
  visitFor,
};
