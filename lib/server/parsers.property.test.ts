import { parseSearchText } from '@/lib/search/searchText';
import { readGroup } from '@/lib/server/randomGroup';
import { SiteError } from '@/lib/site/siteError';
import { holdReaders } from '@/lib/testing/holdReaders';
import { hostileText } from '@/lib/testing/hostileText';
import { listExports, READER } from '@/lib/testing/listExports';
import fc from '@/lib/testing/properties';
import { certificateBody } from './certificates/postCertificate';
import { countBody } from './counts/postCount';
import { readSource } from './desk/results/resultsRequest';
import { limitedAddress, parseAddress } from './endpoint/clientAddress';
import { parseAttribution } from './enquiries/attribution';
import { idempotencyKey } from './enquiries/idempotency';
import { postedBody } from './enquiries/postedBody';
import { parseReference } from './enquiries/reference';
import { parseOnboarding, parseRefusal, parseSend, parseVerification } from './erp/responses';
import { parseSignupKey } from './erp/signupKey';
import { leadBody, parseLeadUrl } from './leads/leadBody';
import { readChallenge } from './login/challenge';
import { parseMobile } from './login/mobile';
import { parseNumber } from './privacy/parentNumber';
import { parseJson } from './privacy/parseJson';
import { requestLine } from './privacy/requests';
import { parseViolations } from './reports/violation';
import { confirmedNumber, openSession, sessionClaims } from './session/claims';
import { parseFooter } from './siteApi/footerRecord';
import { parseLink } from './siteApi/links';
import { parseList } from './siteApi/list';
import { parseLead, parseResults } from './siteApi/responses';
import { findNumberPage } from './siteApi/searchNumber';
import { readQuery } from './siteApi/searchQuery';
import { readWords } from './siteApi/searchWords';
import { bookBody, cancelBody } from './visits/postVisit';
import { voteBody } from './voting/postVote';

const SITE = 'https://school.example';

const PAYLOAD = {
  parent_name: 'Anita Rao',
  child_name: 'Dev Rao',
  email: '',
  date_of_birth: '2020-02-29',
  branch: 3,
  grade: 5,
  is_active: true,
  lead_info: 'Worksheet',
} as const;

/** What reads a text of a request. The search gets its text cut to 200 characters. */
const TEXT_READERS: Readonly<Record<string, (text: string) => unknown>> = {
  readGroup,
  findNumberPage: (text) => findNumberPage(parseSearchText(text)),
  idempotencyKey: (text) => idempotencyKey.safeParse(text).success,
  limitedAddress,
  parseAddress,
  parseJson,
  parseNumber,
  parseMobile: (text) => orSiteError(() => parseMobile(text)),
  parseLeadUrl: (text) => parseLeadUrl(text, { siteUrl: SITE, host: text }),
  parseLink: (text) => parseLink(text, SITE),
  parseReference,
  parseSignupKey,
  readQuery: (text) => readQuery(parseSearchText(text)),
  readSource: (text) => orSiteError(() => readSource(text)),
  readWords: (text) => readWords(parseSearchText(text)),
};

/** What reads a body, an answer of another system or the inside of a cookie. */
const VALUE_READERS: Readonly<Record<string, (value: unknown) => unknown>> = {
  confirmedNumber: (value) => confirmedNumber.safeParse(value).data,
  leadBody: (value) => leadBody.safeParse(value).data,
  openSession: (value) => openSession.safeParse(value).data,
  parseAttribution,
  parseFooter: (value) => parseFooter(value, SITE),
  parseLead,
  parseLink: (value) => parseLink(value, SITE),
  parseList,
  parseOnboarding: (value) => parseOnboarding(value, PAYLOAD),
  parseRefusal,
  parseResults: (value) => parseResults(value, SITE),
  parseSend: (value) => [parseSend(value, 'login'), parseSend(value, 'onboard')],
  parseVerification,
  parseViolations,
  requestLine: (value) => requestLine.safeParse(value).data,
  postedBody: (value) => postedBody.safeParse(value).data,
  sessionClaims: (value) => sessionClaims.safeParse(value).data,
  countBody: (value) => countBody.safeParse(value).data,
  bookBody: (value) => bookBody.safeParse(value).data,
  cancelBody: (value) => cancelBody.safeParse(value).data,
  certificateBody: (value) => certificateBody.safeParse(value).data,
  voteBody: (value) => voteBody.safeParse(value).data,
};

/** Of our own settings, read once at the start, or tested as promises below. */
const OTHERWISE = ['parseEnv', 'parseProxies', 'parseSmtpUrl', 'readChallenge'];

const SCHEMA = /export const (\w+) =\s*(?:z\s*\.|z$|\w+\.extend\()/gm;
const OWN_SCHEMAS = ['VARIABLES'];

const orSiteError = (read: () => unknown): unknown => {
  try {
    return read();
  } catch (error) {
    if (error instanceof SiteError) return error.code;
    throw error;
  }
};

it('knows every reader and every schema of the server', () => {
  const known = [...Object.keys(TEXT_READERS), ...Object.keys(VALUE_READERS), ...OTHERWISE];
  const found = [...listExports('lib/server', READER), ...listExports('lib/server', SCHEMA)];
  expect(found.length).toBeGreaterThan(20);
  expect(found.filter((name) => ![...known, ...OWN_SCHEMAS].includes(name))).toEqual([]);
});

holdReaders(TEXT_READERS, VALUE_READERS);

it('takes no text for a challenge that this site did not issue', async () => {
  await fc.assert(
    fc.asyncProperty(hostileText, async (text) => {
      expect(await readChallenge(text)).toBeNull();
    }),
    { numRuns: 200 },
  );
});
