import { z } from 'zod';
import type { SearchResult } from './contract';
import { parseLink } from './links';
import { parseList } from './list';

const MOST_RESULTS = 100;
const LONGEST_TITLE = 200;
const LONGEST_DESCRIPTION = 500;

const text = z.string().trim().nullish().catch(null);

const foundPage = z.object({
  title: z.string().trim().min(1),
  link: z.string(),
  description: text,
  kind: text,
});

const lead = z.object({ ref_id: z.union([z.string(), z.number()]).nullish() });

/** The results that a page may show; an item without a title or a safe link is left out. */
export const parseResults = (body: unknown, siteUrl: string): SearchResult[] | null =>
  parseList(body)
    ?.slice(0, MOST_RESULTS)
    .map((item) => parseResult(item, siteUrl))
    .filter((result) => result !== null) ?? null;

const parseResult = (item: unknown, siteUrl: string): SearchResult | null => {
  const parsed = foundPage.safeParse(item);
  if (!parsed.success) return null;
  const link = parseLink(parsed.data.link, siteUrl);
  if (link === null) return null;
  return {
    title: parsed.data.title.slice(0, LONGEST_TITLE),
    link,
    description: (parsed.data.description ?? '').slice(0, LONGEST_DESCRIPTION),
    kind: parsed.data.kind ?? '',
  };
};

/** The ticket id of a lead, or null for a wrong shape. */
export const parseLead = (body: unknown): { ref_id: string | null } | null => {
  const parsed = lead.safeParse(body);
  if (!parsed.success) return null;
  const { ref_id } = parsed.data;
  return { ref_id: ref_id == null || ref_id === '' ? null : String(ref_id) };
};
