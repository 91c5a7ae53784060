import { type Acknowledged, fromAddress, postEnquiry } from '@/tests/reliability/support/enquiries';

export type Stream = {
  /** Ends the stream and gives the references of what the site acknowledged, and how much it did not. */
  stop: () => Promise<{ acknowledged: string[]; unanswered: number }>;
};

/** Sends one enquiry every `everyMs`, whether or not the ones before are answered. */
export const streamEnquiries = (origin: string, name: string, everyMs: number): Stream => {
  const sent: Promise<Acknowledged | null>[] = [];
  const timer = setInterval(() => {
    const number = sent.length;
    sent.push(postEnquiry(origin, `${name}-enquiry-of-parent-${number}`, fromAddress(number)));
  }, everyMs);
  return {
    stop: async () => {
      clearInterval(timer);
      const answers = await Promise.all(sent);
      const acknowledged = answers.flatMap((answer) => answer?.id ?? []);
      return { acknowledged, unanswered: answers.length - acknowledged.length };
    },
  };
};
