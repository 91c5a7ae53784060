import { z } from 'zod';
import { OTP_MINUTES } from '@/data/limits';
import { openToken, sealToken } from '@/lib/server/crypto';
import type { LoginFlow } from '@/lib/server/erp/contract';

/** Who is being verified, by which flow, and from which network the code was asked for. */
export type Challenge = {
  mobile: string;
  flow: LoginFlow;
  /** As `hashNetwork` answers it: always of one length. */
  askedFrom: string;
};

// The flow is one digit, because a token is as long as what is in it: two words of different length
// would tell anybody whether the school knows the number.
const challengeShape = z.object({
  mobile: z.string(),
  isKnown: z.literal([0, 1]),
  askedFrom: z.string().default(''),
  /** The token's own end is in whole seconds. */
  expiresAt: z.number(),
});

const LIFETIME_MS = OTP_MINUTES * 60_000;

export const issueChallenge = ({ mobile, flow, askedFrom }: Challenge): Promise<string> => {
  const isKnown = flow === 'login' ? 1 : 0;
  const value = { mobile, isKnown, askedFrom, expiresAt: Date.now() + LIFETIME_MS };
  return sealToken('otp-challenge', value, LIFETIME_MS / 1000 + 1);
};

/** Null: forged, or as old as a code may become. */
export const readChallenge = async (text: string): Promise<Challenge | null> => {
  const value = await openToken(
    'otp-challenge',
    text,
    (json) => challengeShape.safeParse(json).data ?? null,
  );
  if (value === null || value.expiresAt <= Date.now()) return null;
  const { mobile, isKnown, askedFrom } = value;
  return { mobile, flow: isKnown === 1 ? 'login' : 'onboard', askedFrom };
};
