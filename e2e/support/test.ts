import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { OTP_LENGTH } from '@/data/limits';
import { watchPolicy } from './policyViolations';
import { type ApartSite, SCHOOL_SYSTEMS, SITES, type SiteName } from './sites';

export { expect };

type Sms = { to: string; otp: string };

type Tools = {
  /** The code that a number was sent last. Waits until there is one. */
  readOtp: (mobile: string) => Promise<string>;
  /** Where the school system of the site under test keeps its codes, and the outbox of their SMS. */
  school: { database: string; outbox: string };
  /** A mobile number that nobody used before in this run. */
  newMobile: string;
  /** Fails the test when one of its pages logged an error or broke the security policy. */
  quietConsole: undefined;
};

const isSiteName = (value: unknown): value is SiteName =>
  typeof value === 'string' && Object.hasOwn(SITES, value);

const isApartSite = (name: SiteName): name is ApartSite => Object.hasOwn(SCHOOL_SYSTEMS, name);

const readOutbox = (file: string): Sms[] => {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
};

let people = 0;

/** What every journey needs. Numbers differ between projects, since they share a site. */
export const test = base.extend<Tools>({
  school: async ({ browserName: _ }, use, { project }) => {
    const name = isSiteName(project.metadata.site) ? project.metadata.site : 'development';
    const isApart = isApartSite(name);
    const { dataDir } = isApart ? SCHOOL_SYSTEMS[name] : SITES[name];
    await use({
      database: join(dataDir, isApart ? 'school.db' : 'site.db'),
      outbox: join(dataDir, 'sms-outbox.jsonl'),
    });
  },
  readOtp: async ({ school }, use) => {
    await use(async (mobile) => {
      const find = () => readOutbox(school.outbox).findLast(({ to }) => to.endsWith(mobile))?.otp;
      await expect.poll(find, { message: 'an OTP for the number' }).toHaveLength(OTP_LENGTH);
      return find() ?? '';
    });
  },
  newMobile: async ({ browserName: _ }, use, { workerIndex, project }) => {
    people += 1;
    const place =
      Array.from(project.name).reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 90;
    await use(
      `98${String(10 + place)}${String(workerIndex % 100).padStart(2, '0')}${String(people).padStart(4, '0')}`,
    );
  },
  quietConsole: [
    async ({ context }, use) => {
      const violations = await watchPolicy(context);
      const problems: string[] = [];
      context.on('weberror', (error) => problems.push(error.error().message));
      context.on('console', (message) => {
        if (message.type() === 'error') problems.push(message.text());
      });
      await use(undefined);
      expect(violations).toEqual([]);
      // A refused call (a wrong OTP, say) is logged by the browser itself; it is not a fault.
      expect(problems.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
    },
    { auto: true },
  ],
});
