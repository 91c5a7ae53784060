import { request } from '@/lib/api/request';
import { isRecord } from '@/lib/site/isRecord';

export type SearchResult = { title: string; link: string; description: string; kind: string };

/** The pages that fit a text, best first. Throws a SiteError, also when `signal` ends the call. */
export const askSearch = (text: string, signal?: AbortSignal): Promise<SearchResult[]> =>
  request(`/api/search?s=${encodeURIComponent(text)}`, { parse: parseAnswer, signal });

const parseAnswer = (answer: unknown): SearchResult[] | null =>
  isRecord(answer) && Array.isArray(answer.results)
    ? answer.results.flatMap((item: unknown) => parseResult(item) ?? [])
    : null;

const parseResult = (item: unknown): SearchResult | null => {
  if (!isRecord(item)) return null;
  const { title, link, description, kind } = item;
  return typeof title === 'string' && typeof link === 'string'
    ? { title, link, description: toText(description), kind: toText(kind) }
    : null;
};

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');
