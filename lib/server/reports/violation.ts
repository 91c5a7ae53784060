import { z } from 'zod';
import { withoutPersonal } from '@/lib/server/log/describeError';

/** What a page was kept from doing. Names nobody and no page. */
export type Violation = {
  /** `script-src-elem`, or `other`. */
  directive: string;
  /** The origin that was stopped, or the policy's word for what has none: `inline`, `eval`. */
  blocked: string;
};

/** One post holds so many at most: the rest of it is not looked at. */
const MOST_AT_ONCE = 20;
const LONGEST_ORIGIN = 100;

const DIRECTIVE =
  /^(?:(?:default|script|style|img|font|connect|frame|media|object|worker|child|manifest)-src(?:-elem|-attr)?|form-action|frame-ancestors|base-uri)$/;
const KEYWORDS = ['inline', 'eval', 'wasm-eval', 'self', 'data', 'blob', 'filesystem', 'about'];

const text = z.string().catch('');

/** `application/csp-report`: one at a time, by `report-uri`. */
const single = z
  .object({
    'csp-report': z.object({
      'effective-directive': text,
      'violated-directive': text,
      'blocked-uri': text,
    }),
  })
  .transform(({ 'csp-report': report }) => [
    toViolation(
      report['effective-directive'] || report['violated-directive'],
      report['blocked-uri'],
    ),
  ]);

const reported = z.object({
  type: z.literal('csp-violation'),
  body: z.object({ effectiveDirective: text, blockedURL: text }),
});

/** `application/reports+json`: a list of reports of any kind, by `report-to`. */
const several = z.array(z.unknown()).transform((reports) =>
  reports.slice(0, MOST_AT_ONCE).flatMap((report) => {
    const { success, data } = reported.safeParse(report);
    return success ? [toViolation(data.body.effectiveDirective, data.body.blockedURL)] : [];
  }),
);

const violations = z.union([single, several]);

/** The violations in what a browser reported, in either spelling; null where it is neither. */
export const parseViolations = (body: unknown): Violation[] | null =>
  violations.safeParse(body).data ?? null;

const toViolation = (directive: string, blocked: string): Violation => {
  const [name = ''] = directive.split(' ', 1);
  return { directive: DIRECTIVE.test(name) ? name : 'other', blocked: toBlocked(blocked) };
};

const toBlocked = (blocked: string): string => {
  if (KEYWORDS.includes(blocked)) return blocked;
  if (!URL.canParse(blocked)) return 'other';
  const { protocol, origin } = new URL(blocked);
  // `data:` and the like have no origin, and all of their content in the address.
  if (!/^(https?|wss?):$/.test(protocol)) {
    const scheme = protocol.slice(0, -1);
    return KEYWORDS.includes(scheme) ? scheme : 'other';
  }
  return withoutPersonal(origin).slice(0, LONGEST_ORIGIN);
};
