import { z } from 'zod';
import { seal, unseal } from '@/lib/server/seal';

const challenge = z.object({ contact: z.string(), path: z.enum(['login', 'onboard']) });

/** Who is being verified, and which way: `login` is known to the school system, `onboard` is not. */
export type Challenge = z.infer<typeof challenge>;

const LIFETIME_SECONDS = 600;

export const sealChallenge = (value: Challenge): Promise<string> =>
  seal('otp-challenge', value, LIFETIME_SECONDS);

/** Null: forged or older than ten minutes. */
export const readChallenge = (text: string): Promise<Challenge | null> =>
  unseal('otp-challenge', text, (value) => challenge.safeParse(value).data ?? null);
