import type { Reply } from '@/lib/server/testing/visitor';

/** One answer of the site, whole: status, headers and body as one text. */
export type Trace = { who: 'sender' | 'anonymous'; flow: string; status: number; text: string };

/** Records each answer that it hands on. */
export const createTraces = () => {
  const traces: Trace[] = [];
  const record =
    (who: Trace['who']) =>
    async (flow: string, reply: Promise<Reply>): Promise<Reply> => {
      const answer = await reply;
      const { status, headers, body } = answer;
      const lines = [...headers].map(([name, value]) => `${name}: ${value}`);
      const content = typeof body === 'string' ? body : JSON.stringify(body);
      traces.push({ who, flow, status, text: [...lines, content].join('\n') });
      return answer;
    };
  return { traces, sender: record('sender'), anonymous: record('anonymous') };
};

export type Recorder = ReturnType<typeof createTraces>['sender'];
