import type { CountKind } from '@/data/counts';
import { toPath } from '@/lib/chrome/rules';
import { isLandingPath } from '@/lib/counts/landingPath';
import { sourceOf } from '@/lib/counts/sourceOf';
import type { Tracked } from '@/lib/enquiry/readAttribution';
import { readTracked } from '@/lib/server/enquiries/attribution';
import { log } from '@/lib/server/log/log';
import { parseJson } from '@/lib/server/privacy/parseJson';
import { isRecord } from '@/lib/site/isRecord';
import { count } from './counting';

type Saved = {
  /** JSON text, as it is stored. */
  attribution: string | null;
  /** The path that it happened on, where that is known beside it. */
  page?: string;
  /** What the link said, where that is known beside it. */
  marks?: Tracked;
};

/** Counts something that was saved for the landing page that brought it, if one did. Never throws. */
export const countSaved = (
  kind: Extract<CountKind, 'sent' | 'verified' | 'whatsapp'>,
  { attribution, page, marks = readTracked(attribution) }: Saved,
  now: number,
): void => {
  try {
    const path = landingOf(attribution, page);
    if (path !== null) count({ kind, path, source: sourceOf(marks) }, now);
  } catch (err) {
    log.error({ err, kind }, 'what was saved could not be counted for its campaign');
  }
};

/** The landing page that was read last, else the one that the visit began with. Null: there was none. */
export const landingOf = (attribution: string | null, page?: string): string | null => {
  const stored = parseJson(attribution);
  const { pages, last, first } = isRecord(stored) ? stored : {};
  const read: unknown[] = Array.isArray(pages) ? [...pages].reverse() : [];
  return (
    [page, ...read, pageOf(last), pageOf(first)]
      .filter((path) => typeof path === 'string')
      .map(toPath)
      .find(isLandingPath) ?? null
  );
};

const pageOf = (touch: unknown): unknown => (isRecord(touch) ? touch.page : undefined);
