import type { TestSite } from '@/tests/reliability/support/site';
import { lastCodeOf, numberOfOwnBlock } from './phones';
import { askForCode, type Reply, tryCode } from './requests';

/** A parent at an address, with the cookies of the browser. */
export type Family = { mobile: string; address: number; cookies: string };

/** Numbers of parents lie apart from those that attacks use: `index` from 0 to 999. */
export const parentNumber = (index: number): string => numberOfOwnBlock(99_000 + index);

/** Logs a parent in as one does who was never here: what the browser is given comes back with it. */
export const logIn = async (
  site: TestSite,
  { mobile, address, cookies }: Family,
): Promise<{ asked: Reply; tried: Reply }> => {
  const asked = await askForCode(site.origin, mobile, address, cookies);
  if (asked.challenge === null) return { asked, tried: asked };
  const right = { challenge: asked.challenge, otp: lastCodeOf(site.dataDir, mobile) };
  return { asked, tried: await tryCode(site.origin, right, address, cookies) };
};

/** A parent who logged in before: in the same browser, with what it was given then. */
export const knownFamily = async (
  site: TestSite,
  mobile: string,
  address: number,
): Promise<Family> => {
  const { tried } = await logIn(site, { mobile, address, cookies: '' });
  if (tried.status !== 200) throw new Error(`A parent could not log in: ${tried.status}.`);
  return { mobile, address, cookies: tried.cookies.join('; ') };
};
