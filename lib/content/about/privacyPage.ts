import type { LegalPage, Part } from '@/data/content/about/part';
import { PRIVACY, SERVER_COPY } from '@/data/content/about/privacy';
import { SERVER_RECORDS } from '@/data/content/about/serverRecords';
import { CONSENT_NOTICE } from '@/data/copy/consent';
import { PRIVACY_COPY } from '@/data/copy/thirdParties';
import { RETENTION_HOURS, SWEEP_HOURS } from '@/data/retention';
import { hostOf, THIRD_PARTIES, type ThirdPartyConfig } from '@/data/thirdParties.mjs';
import { MAX_PAGES } from '@/lib/enquiry/attribution';
import { THEIR_COOKIES } from '@/lib/thirdParties/forgetCookies';
import { configuredParties } from '@/lib/thirdParties/wantedFor';
import { listBrowserRecords } from './browserRecords';

const formPart = (): Part => {
  const { heading, lead, columns, visit } = PRIVACY.form;
  return {
    id: 'enquiry',
    kind: 'table',
    heading,
    lead: `${lead(CONSENT_NOTICE.version)} ${CONSENT_NOTICE.agreement}`,
    caption: heading,
    columns,
    rows: [
      ...CONSENT_NOTICE.items.map(({ what, why }) => [what, why]),
      [visit.what(MAX_PAGES), visit.why],
    ],
  };
};

const othersPart = (config: ThirdPartyConfig): Part => {
  const { heading, none, button, ask, cookies } = PRIVACY.others;
  const names = configuredParties(config);
  if (names.length === 0) {
    return { id: 'others', kind: 'text', heading, paragraphs: [none, button] };
  }
  const rest = names.map((name) => THIRD_PARTIES[name].reason(hostOf(config[name])));
  return {
    id: 'others',
    kind: 'list',
    heading,
    lead: ask,
    items: [...rest, PRIVACY_COPY.promise, cookies(THEIR_COOKIES.join(', '))],
  };
};

const browserPart = (): Part => {
  const { heading, lead, caption, columns, records } = listBrowserRecords();
  return {
    id: 'browser',
    kind: 'table',
    heading,
    lead,
    caption,
    columns,
    rows: records.map(({ name, kind, what, howLong }) => [`${name} (${kind})`, what, howLong]),
  };
};

const serverPart = (): Part => ({
  id: 'server',
  kind: 'table',
  heading: SERVER_COPY.heading,
  lead: SERVER_COPY.lead(SWEEP_HOURS, RETENTION_HOURS),
  caption: SERVER_COPY.caption,
  columns: SERVER_COPY.columns,
  rows: SERVER_RECORDS.map(({ what, why, howLong }) => [what, why, howLong]),
});

/** The privacy page, its lists read off the constants that the code itself uses. For prerendering. */
export const buildPrivacyPage = (config: ThirdPartyConfig): LegalPage => {
  const { before, after, heading, crumb, changedOn, lead, inShort } = PRIVACY;
  return {
    heading,
    crumb,
    changedOn,
    lead,
    inShort,
    parts: [formPart(), ...before, browserPart(), serverPart(), othersPart(config), ...after],
  };
};
