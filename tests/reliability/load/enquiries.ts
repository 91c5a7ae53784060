import { type Acknowledged, fromAddress, postEnquiry } from '@/tests/reliability/support/enquiries';

export type Stream = {
  /**
   * Ends the stream and gives the references of what the site acknowledged, how much it did not, and
   * how long each parent waited, in ms.
   */
  stop: () => Promise<{ acknowledged: string[]; unanswered: number; waits: number[] }>;
};

/** Sends one enquiry every `everyMs`, whether or not the ones before are answered. */
export const streamEnquiries = (origin: string, name: string, everyMs: number): Stream => {
  const sent: Promise<Acknowledged | null>[] = [];
  const waits: number[] = [];
  const send = async (number: number): Promise<Acknowledged | null> => {
    const startedAt = performance.now();
    const answer = await postEnquiry(
      origin,
      `${name}-enquiry-of-parent-${number}`,
      fromAddress(number),
    );
    waits.push(performance.now() - startedAt);
    return answer;
  };
  const timer = setInterval(() => {
    sent.push(send(sent.length));
  }, everyMs);
  return {
    stop: async () => {
      clearInterval(timer);
      const answers = await Promise.all(sent);
      const acknowledged = answers.flatMap((answer) => answer?.id ?? []);
      return { acknowledged, unanswered: answers.length - acknowledged.length, waits };
    },
  };
};
