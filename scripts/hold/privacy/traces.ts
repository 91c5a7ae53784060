import type { Reply } from '@/lib/server/testing/visitor';

/** One answer of the site, whole: status, headers and body as one text. */
export type Trace = { who: 'sender' | 'stranger'; flow: string; status: number; text: string };

/** Keeps each answer that it hands on. */
export const createTraces = () => {
  const traces: Trace[] = [];
  const keep =
    (who: Trace['who']) =>
    async (flow: string, reply: Promise<Reply>): Promise<Reply> => {
      const answer = await reply;
      const { status, headers, body } = answer;
      const lines = [...headers].map(([name, value]) => `${name}: ${value}`);
      const content = typeof body === 'string' ? body : JSON.stringify(body);
      traces.push({ who, flow, status, text: [...lines, content].join('\n') });
      return answer;
    };
  return { traces, sender: keep('sender'), stranger: keep('stranger') };
};

export type Keep = ReturnType<typeof createTraces>['sender'];
