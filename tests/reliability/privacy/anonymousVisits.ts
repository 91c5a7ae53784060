import { createVisitor } from '@/lib/server/testing/visitor';
import type { Recorder } from './traces';

const PATHS = [
  '/',
  '/day-school',
  '/bangalore-branches/jalahalli',
  '/search?s=pune',
  '/lp/pune',
  '/campaign/pune',
  '/thank-you',
  '/login',
  '/compare',
  '/my-enquiries',
  '/enquiry/check',
  '/transfer-certificates/answer',
  '/no-such-page',
  '/sitemap.xml',
  '/metrics',
  '/api/search?s=pune',
  '/api/footer',
  '/api/enquiries/mine',
  '/api/auth/session',
  '/api/votes/ballot?contest=shortfilm',
  '/api/health/ready',
];

/** What another visitor is shown afterwards. `references` are of enquiries, which anybody may open. */
export const visitAnonymously = async (
  origin: string,
  references: string[],
  record: Recorder,
): Promise<void> => {
  const visitor = createVisitor(origin);
  const all = [
    ...PATHS,
    ...references.flatMap((reference) => [
      `/enquiry/${reference}`,
      `/api/enquiries/progress?reference=${reference}`,
    ]),
  ];
  for (const path of all) await record(path, visitor.get(path));
};
