import { z } from 'zod';
import { signIn } from '@/lib/server/testing/loginSite';
import { createVisitor, type Visitor } from '@/lib/server/testing/visitor';
import { contactOf } from '@/tests/reliability/auth/parent';
import { lastCodeOf, numberOfOwnBlock } from '@/tests/reliability/otp/phones';
import { enquiryBody, fromAddress } from '@/tests/reliability/support/enquiries';
import type { TwoReplicas } from './twoReplicas';

const AT_ONCE = 2;

const sent = z.object({ challenge: z.string() });
const verified = z.object({ accessToken: z.string() });
const receipt = z.object({ id: z.string(), ticket: z.string().nullable() });

export type LoggingIn = {
  /** Everybody who got through: their browsers. */
  parents: () => Visitor[];
  /** References of the enquiries that they were thanked with. */
  references: () => string[];
  /** At which step the others failed, and how. */
  failures: () => string[];
  /** Nobody begins any more; resolves when the last one has ended. */
  stop: () => Promise<void>;
};

/**
 * New parents, one after the other: each asks for a code, confirms the number, enquires and is signed
 * in. Each request goes to whichever replica nginx picks. Nobody tries again.
 */
export const startLoggingIn = (site: TwoReplicas): LoggingIn => {
  const parents: Visitor[] = [];
  const references: string[] = [];
  const failures: string[] = [];
  let isOver = false;
  let next = 0;

  const codeOf = (mobile: string): string => {
    try {
      return lastCodeOf(site.one.dataDir, mobile);
    } catch {
      return lastCodeOf(site.two.dataDir, mobile);
    }
  };

  const logIn = async (number: number): Promise<void> => {
    const mobile = numberOfOwnBlock(number);
    const visitor = createVisitor(site.nginx.origin, fromAddress(number));
    const post = async <T>(path: string, json: object, answer: z.ZodType<T>): Promise<T> => {
      const { status, body } = await visitor.post(path, json);
      const { success, data } = answer.safeParse(body);
      if (!success || status >= 400)
        throw new Error(`${path}: ${status} ${JSON.stringify(body).slice(0, 200)}`);
      return data;
    };
    const { challenge } = await post('/api/otp/send', { mobile }, sent);
    const guess = { challenge, otp: codeOf(mobile) };
    const { accessToken } = await post('/api/otp/verify', guess, verified);
    await post('/api/auth/update-token', { newAccessToken: accessToken }, z.unknown());
    const { mobile: _, ...form } = enquiryBody(`logged-in-enquiry-${number}`);
    const { id, ticket } = await post('/api/enquiries', form, receipt);
    references.push(id);
    if (ticket !== null) await signIn(visitor, ticket);
    if ((await contactOf(visitor)) !== `+91-${mobile}`) throw new Error('not known after login');
    parents.push(visitor);
  };

  const worker = async (): Promise<void> => {
    while (!isOver) {
      next += 1;
      await logIn(next).catch((cause: unknown) => {
        failures.push(cause instanceof Error ? cause.message : String(cause));
      });
    }
  };
  const done = Promise.all(Array.from({ length: AT_ONCE }, worker));

  return {
    parents: () => parents,
    references: () => references,
    failures: () => failures,
    stop: async () => {
      isOver = true;
      await done;
    },
  };
};
