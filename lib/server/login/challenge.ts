import { z } from 'zod';
import { openToken, sealToken } from '@/lib/server/crypto';

/** Who is being verified, and which way: `login` is known to the school system, `onboard` is not. */
export type Challenge = { contact: string; path: 'login' | 'onboard' };

// The way stands in one digit, because a seal is as long as what is in it: two words of different
// length would tell from outside whether the school knows the number.
const sealed = z.object({
  contact: z.string(),
  isKnown: z.literal([0, 1]),
  /** The seal's own end is in whole seconds. */
  expiresAt: z.number(),
});

const LIFETIME_MS = 600_000;

export const sealChallenge = ({ contact, path }: Challenge): Promise<string> => {
  const isKnown = path === 'login' ? 1 : 0;
  const value = { contact, isKnown, expiresAt: Date.now() + LIFETIME_MS };
  return sealToken('otp-challenge', value, LIFETIME_MS / 1000 + 1);
};

/** Null: forged, or ten minutes old or older. */
export const readChallenge = async (text: string): Promise<Challenge | null> => {
  const value = await openToken(
    'otp-challenge',
    text,
    (json) => sealed.safeParse(json).data ?? null,
  );
  if (value === null || value.expiresAt <= Date.now()) return null;
  return { contact: value.contact, path: value.isKnown === 1 ? 'login' : 'onboard' };
};
