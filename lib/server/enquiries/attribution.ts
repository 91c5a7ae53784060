import { TRACKED, type Tracked } from '@/lib/enquiry/readAttribution';
import { parseJson } from '@/lib/server/privacy/parseJson';
import { isRecord } from '@/lib/site/isRecord';

const MOST_ENTRIES = 20;
const LONGEST_KEY = 40;
const LONGEST_VALUE = 200;

/**
 * What explains the enquiry, as JSON text to store; null where nothing usable was sent. It is the
 * browser's word, so only short texts of the known shape are stored.
 */
export const parseAttribution = (input: unknown): string | null => {
  if (!isRecord(input)) return null;
  const stored = {
    first: parseTouch(input.first),
    last: parseTouch(input.last),
    visit: parseTracked(input.visit),
    pages: parsePages(input.pages),
    phone: parseText(input.phone) ?? undefined,
  };
  const text = JSON.stringify(stored);
  return text === '{}' ? null : text;
};

/**
 * What the link of an advertisement said, out of what `parseAttribution` stored: each name from the visit
 * as a whole, else (in rows of an earlier release) from its last link, else from its first one.
 */
export const readTracked = (stored: string | null): Required<Tracked> => {
  const attribution = parseJson(stored);
  const { visit, last, first } = isRecord(attribution) ? attribution : {};
  const touches = [visit, last, first].filter(isRecord);
  const read = (name: (typeof TRACKED)[number]): string =>
    touches.map((touch) => parseText(touch[name])).find(Boolean) ?? '';
  return {
    utm_source: read('utm_source'),
    utm_medium: read('utm_medium'),
    utm_term: read('utm_term'),
    gclid: read('gclid'),
    utm_placement: read('utm_placement'),
    utm_campaign: read('utm_campaign'),
  };
};

const parseTouch = (touch: unknown): Record<string, string> | undefined => {
  if (!isRecord(touch)) return undefined;
  const entries = Object.entries(touch)
    .slice(0, MOST_ENTRIES)
    .flatMap(([key, value]): [string, string][] => {
      const text = parseText(value);
      return text === null ? [] : [[key.slice(0, LONGEST_KEY), text]];
    });
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
};

const parseTracked = (visit: unknown): Record<string, string> | undefined =>
  isRecord(visit)
    ? parseTouch(Object.fromEntries(TRACKED.map((name) => [name, visit[name]])))
    : undefined;

const parsePages = (pages: unknown): string[] | undefined => {
  if (!Array.isArray(pages)) return undefined;
  const texts = pages.slice(-MOST_ENTRIES).flatMap((page) => parseText(page) ?? []);
  return texts.length === 0 ? undefined : texts;
};

const parseText = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value.slice(0, LONGEST_VALUE) : null;
