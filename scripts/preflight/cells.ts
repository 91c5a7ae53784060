import { formatPhone } from '@/lib/chrome/formatPhone';
import type { Cell, Cells } from '@/lib/preflight/columns';
import { SIZES, type SizeName } from '@/lib/preflight/visitors';
import { type Expected, LIMITS } from './expectations';
import type { Measured, Observed, Seen, Sending } from './observed';

export type Circumstances = {
  size: SizeName;
  /** Whether all third parties are configured; unknown on a site that we did not build. */
  hasAllParties: boolean;
};

const compare = (found: string, expected: string): Cell => ({
  found,
  expected: found === expected ? null : expected,
});

/** A rule that is more than an equality: `wanted` says it in words. */
const judge = (found: string, isFine: boolean, wanted: string): Cell => ({
  found,
  expected: isFine ? null : wanted,
});

const headerCell = (seen: Seen, expected: Expected): Cell => {
  const word = (hasMenu: boolean) => (hasMenu ? 'menu' : 'no menu');
  const wantsMenu = expected.hasMenu;
  const found = seen.header === 'site' ? `site, ${word(seen.hasMenu)}` : seen.header;
  return compare(found, wantsMenu === null ? expected.header : `site, ${word(wantsMenu)}`);
};

const list = (items: readonly string[]): string => [...new Set(items)].sort().join(' ') || 'none';

const phonesCell = ({ phones }: Seen, { phone }: Expected): Cell => {
  const wrong = [
    ...phones.header.filter((digits) => digits !== phone.header),
    ...phones.main.filter((digits) => digits !== phone.header),
    ...phones.footer.filter((digits) => digits !== phone.footer),
  ];
  const all = [...phones.header, ...phones.main, ...phones.footer];
  const wanted = list([phone.header, phone.footer].map(formatPhone));
  return judge(list(all.map(formatPhone)), wrong.length === 0, `only ${wanted}`);
};

/** Every landing page has the first field of its form on its first screen, whole. */
const formCell = ({ fieldBottom }: Seen, size: SizeName): Cell => {
  const wanted = 'above the fold';
  if (fieldBottom === null) return compare('none', wanted);
  const below = Math.ceil(fieldBottom - SIZES[size].height);
  return compare(below > 0 ? `${below} px below the fold` : wanted, wanted);
};

const FEW = 3;

/** `delhi bangalore sonipat`, or `20`; of a list that is not the one wanted, what differs. */
const citiesCell = ({ cities }: Seen, { cities: wanted }: Expected): Cell => {
  const found = cities.length > FEW ? String(cities.length) : cities.join(' ') || 'none';
  const missing = wanted.filter((city) => !cities.includes(city));
  const extra = cities.filter((city) => !wanted.includes(city));
  const differences = [
    ...(missing.length > 0 ? [`with ${missing.join(' ')}`] : []),
    ...(extra.length > 0 ? [`without ${extra.join(' ')}`] : []),
  ].join(', ');
  const isFine = cities.join() === wanted.join();
  return judge(found, isFine, differences || 'another order');
};

const sendingCell = (sending: Sending): Cell =>
  typeof sending === 'string'
    ? { found: sending, expected: null }
    : { found: sending.problem, expected: 'sent' };

const tagsAfterCell = (found: readonly string[], wanted: readonly string[], isExact: boolean) => {
  const isFine = isExact
    ? list(found) === list(wanted)
    : found.every((name) => wanted.includes(name));
  return judge(list(found), isFine, `${isExact ? '' : 'at most '}${list(wanted)}`);
};

const leadCell = (
  told: NonNullable<Observed['leads']>,
  wanted: readonly string[],
  isExact: boolean,
): Cell => {
  const found = told
    .filter(({ id }) => id.startsWith('enquiry-'))
    .map(({ party }) => party)
    .sort();
  const isOnce = new Set(found).size === found.length;
  const isFine = isExact ? found.join() === [...wanted].sort().join() : isOnce;
  return judge(found.join(' ') || 'none', isFine, isExact ? list(wanted) : 'each once');
};

const kB = (bytes: number): string => `${Math.ceil(bytes / 1000)} kB`;

const weightCell = ({ bytes, scriptBytes }: Measured): Cell =>
  judge(
    `${kB(bytes)}, JS ${kB(scriptBytes)}`,
    bytes <= LIMITS.bytes && scriptBytes <= LIMITS.scriptBytes,
    `at most ${kB(LIMITS.bytes)}, JS ${kB(LIMITS.scriptBytes)}`,
  );

const lcpCell = ({ lcp }: Measured): Cell =>
  lcp === null
    ? { found: 'nothing painted', expected: 'an element of the first HTML' }
    : judge(`${lcp.what} ${Math.round(lcp.ms)} ms`, lcp.isInHtml, 'an element of the first HTML');

/** Every cell of a visit; null for what this visit does not measure. */
export const checkVisit = (
  { status, seen, measured, sending, leads }: Observed,
  expected: Expected,
  { size, hasAllParties }: Circumstances,
): Cells => ({
  status: compare(String(status), String(expected.status)),
  header: headerCell(seen, expected),
  footer: compare(seen.footer, expected.footer),
  number: phonesCell(seen, expected),
  form: formCell(seen, size),
  cities: citiesCell(seen, expected),
  sending: sending && sendingCell(sending),
  'tags before':
    measured && judge(list(measured.hostsBefore), measured.hostsBefore.length === 0, 'none'),
  'tags after': measured && tagsAfterCell(measured.partiesAfter, expected.parties, hasAllParties),
  lead: leads && leadCell(leads, expected.leads, hasAllParties),
  weight: measured && weightCell(measured),
  LCP: measured && lcpCell(measured),
});
