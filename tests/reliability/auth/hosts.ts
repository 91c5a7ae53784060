import { askRaw } from '@/e2e/support/askRaw';
import { signIn } from '@/lib/server/testing/loginSite';
import { createVisitor } from '@/lib/server/testing/visitor';
import type { Experiment, Note } from '@/tests/reliability/experiment';
import { equalTo, exactly, none } from '@/tests/reliability/support/bounds';
import { inParallel } from '@/tests/reliability/support/inParallel';
import { type TestSite, withTestSite } from '@/tests/reliability/support/site';
import { forgeriesOf, measureForgedHeaders } from './forgedHeaders';
import { measureImages } from './images';
import { confirmNumber, ONBOARDED } from './parent';

const PORTS = { open: 4354, named: 4355, foreign: 4356 };
const SITE_URL = 'https://school.example';
const BEACONS = 30;

const NAMES = {
  '__Host-next-auth.session-token': /; HttpOnly.*; SameSite=Lax/,
  '__Host-next-auth.csrf-token': /; HttpOnly.*; SameSite=Lax/,
  '__Secure-next-auth.callback-url': /; HttpOnly.*; SameSite=Lax/,
  '__Host-opaline.verification': /; HttpOnly.*; SameSite=Strict/,
  '__Host-opaline.device': /; HttpOnly.*; SameSite=Lax/,
  'opaline.session': /; SameSite=Lax/,
};

/** Whether a Set-Cookie line is one that a site with https may send. */
const isSafe = (line: string): boolean => {
  const [name = ''] = line.split('=');
  const flags = Object.entries(NAMES).find(([known]) => known === name)?.[1];
  return (
    flags?.test(line) === true &&
    /; Secure/.test(line) &&
    /; Path=\/(;|$)/.test(line) &&
    !/; Domain=/i.test(line)
  );
};

/** A whole login at a site with https, asked under a forged host; looks at each cookie. */
const measureCookies = async (site: TestSite, note: Note): Promise<void> => {
  const lines: string[] = [];
  const visitor = createVisitor(site.origin, {}, (line) => lines.push(line));
  const { ticket } = await confirmNumber(site, visitor, ONBOARDED);
  const url = await signIn(visitor, ticket);
  const names = new Set(lines.map((line) => line.split('=')[0]));
  const unsafe = lines.filter((line) => !isSafe(line));
  note(
    exactly('kinds of cookies that a login on https sets', names.size, Object.keys(NAMES).length),
  );
  note(
    none(
      'of these without Secure, SameSite or the prefix that binds them to this host',
      unsafe.length,
    ),
  );
  note(equalTo('where the login leads', url.origin, SITE_URL));
};

/** Whether a new X-Forwarded-For for each request gets round the limit of one address. */
const measureLimit = async (origin: string, note: Note): Promise<void> => {
  const statuses = await inParallel(BEACONS + 1, 1, async (index) => {
    const answer = await askRaw(origin, '/api/auth/_log', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `10.9.8.${index}` },
      body: '{}',
    });
    return answer.status;
  });
  const refused = statuses.filter((status) => status === 429).length;
  note({
    what: `of ${BEACONS + 1} messages, each from an address that it made up, refused`,
    value: refused,
    bound: 'exactly 1',
    passes: refused === 1 && statuses.at(-1) === 429,
  });
};

/** The site without SITE_URL: there the host that was asked counts, and nothing else. */
const measureOpenSite = (note: Note): Promise<void> =>
  withTestSite({ name: 'hosts-open', port: PORTS.open }, ({ origin }) => {
    const forgeries = forgeriesOf(true);
    return measureForgedHeaders(origin, { forgeries, where: 'without SITE_URL' }, note);
  });

export const IMAGES_AND_HOSTS: Experiment = {
  name: 'hosts',
  promise:
    'The image service serves our own files only, and forged Host and X-Forwarded-* change nothing.',
  isLongOnly: true,
  run: async (size, note) => {
    await withTestSite({ name: 'hosts', port: PORTS.named, env: { SITE_URL } }, async (site) => {
      const { origin } = site;
      await measureImages(origin, PORTS.foreign, note);
      const forgeries = forgeriesOf(false).filter((_, index) => size === 'long' || index % 2 === 0);
      await measureForgedHeaders(origin, { forgeries, where: `as ${SITE_URL}` }, note);
      await measureCookies(site, note);
      await measureLimit(origin, note);
    });
    if (size === 'long') await measureOpenSite(note);
  },
};
