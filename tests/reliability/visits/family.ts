import { z } from 'zod';
import { createVisitor } from '@/lib/server/testing/visitor';
import type { Slot } from '@/lib/visits/slot';
import { parseVisitAnswer, type VisitAnswer } from '@/lib/visits/visit';
import { enquiryBody, fromAddress } from '@/tests/reliability/support/enquiries';

/** What became of one family that asked for a visit. */
export type Family = {
  /** Null: the site did not thank for the enquiry. */
  reference: string | null;
  /** What the enquiry was answered with, and each press on an offer after that. */
  answers: VisitAnswer[];
  /** Answers that were none of ours: an error, or nothing. */
  failures: number;
};

const receipt = z.object({ id: z.string(), visit: z.unknown() });

// A slot that is gone again before the next press costs a press more, no more than there are families.
const MOST_PRESSES = 300;

/**
 * Enquires with a wish for this slot. Where it is gone, takes the first of the times that are offered
 * instead, again and again until one is booked or none is offered.
 */
export const visitHonestly = async (
  origin: string,
  { branch, slot, name, number }: { branch: number; slot: Slot; name: string; number: number },
): Promise<Family> => {
  const visitor = createVisitor(origin, fromAddress(number));
  const family: Family = { reference: null, answers: [], failures: 0 };
  const key = `${name}-family-${String(number).padStart(6, '0')}`;
  const body = { ...enquiryBody(key), branch, visit: slot };
  const reply = await visitor.post('/api/enquiries', body).catch(() => null);
  const thanks = receipt.safeParse(reply?.body).data;
  if (!thanks) return { ...family, failures: 1 };
  family.reference = thanks.id;
  let answer = parseVisitAnswer(thanks.visit);
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    if (answer === null) return { ...family, failures: family.failures + 1 };
    family.answers.push(answer);
    const [offer] = answer.offers;
    if (answer.status === 'booked' || offer === undefined) return family;
    const press = { reference: thanks.id, slot: offer };
    const next = await visitor.post('/api/visits/book', press).catch(() => null);
    answer = parseVisitAnswer(next?.body);
  }
  return { ...family, failures: family.failures + 1 };
};
