import { z } from 'zod';
import { SAMPLE_ENQUIRY } from '@/lib/testing/sampleEnquiry';

const receipt = z.object({ id: z.string(), delivered: z.boolean() });

export type Acknowledged = { key: string; id: string };

/** The body of an anonymous enquiry; `key` makes it one of its own. */
export const enquiryBody = (key: string) => ({
  ...SAMPLE_ENQUIRY,
  child_name: `Child ${key}`,
  mobile: '9811100022',
  idempotencyKey: key,
});

/** What became of one enquiry. `status` is null where no answer came. */
export type Reply = { status: number | null; acknowledged: Acknowledged | null };

/** Sends one enquiry, and waits at most 15 s for the answer. Never throws. */
export const sendEnquiry = async (
  origin: string,
  key: string,
  headers: Record<string, string> = {},
): Promise<Reply> => {
  const response = await fetch(`${origin}/api/enquiries`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(enquiryBody(key)),
    signal: AbortSignal.timeout(15_000),
  }).catch(() => null);
  if (response === null) return { status: null, acknowledged: null };
  const parsed = receipt.safeParse(await response.json().catch(() => null));
  const isThanked = response.ok && parsed.success;
  return { status: response.status, acknowledged: isThanked ? { key, id: parsed.data.id } : null };
};

/** Sends one enquiry. Answers the acknowledgement, or null where the site gave none. */
export const postEnquiry = async (
  origin: string,
  key: string,
  headers: Record<string, string> = {},
): Promise<Acknowledged | null> => (await sendEnquiry(origin, key, headers)).acknowledged;

/** One address per client, so that no limit per address is reached. */
export const fromAddress = (number: number): Record<string, string> => ({
  'X-Forwarded-For': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
});
