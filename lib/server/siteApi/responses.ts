import { z } from 'zod';
import type { FooterInfo, SearchResult } from './contract';
import { parseLink } from './links';

const MOST_RESULTS = 100;
const LONGEST_TITLE = 200;
const LONGEST_DESCRIPTION = 500;

const text = z.string().trim().nullish().catch(null);

const list = z.array(z.unknown());
const wrapped = z.union([
  z.object({ results: list }).transform(({ results }) => results),
  z.object({ data: list }).transform(({ data }) => data),
  z.object({ result: list }).transform(({ result }) => result),
]);

const foundPage = z.object({
  title: z.string().trim().min(1),
  link: z.string(),
  description: text,
  kind: text,
});

const footer = z.object({
  facebook: text,
  twitter: text,
  instagram: text,
  linkedin: text,
  email: text,
});

const lead = z.object({ ref_id: z.union([z.string(), z.number()]).nullish() });

/** The list of an answer: the answer itself, or its `results`, `data` or `result`. Null: no list. */
const parseList = (body: unknown): unknown[] | null => {
  const parsed = z.union([list, wrapped]).safeParse(body);
  return parsed.success ? parsed.data : null;
};

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

/** The first item of the list; `null` inside where the list is empty. Null: a wrong shape. */
export const parseFooter = (
  body: unknown,
  siteUrl: string,
): { footer: FooterInfo | null } | null => {
  const items = parseList(body);
  if (items === null) return null;
  if (items.length === 0) return { footer: null };
  const parsed = footer.safeParse(items[0]);
  if (!parsed.success) return null;
  const { facebook, twitter, instagram, linkedin, email } = parsed.data;
  return {
    footer: {
      facebook: parseLink(facebook, siteUrl),
      twitter: parseLink(twitter, siteUrl),
      instagram: parseLink(instagram, siteUrl),
      linkedin: parseLink(linkedin, siteUrl),
      email: parseEmail(email),
    },
  };
};

const parseEmail = (value: string | null | undefined): string | null => {
  const parsed = z.email().safeParse(value?.replace(/^mailto:/i, ''));
  return parsed.success ? parsed.data : null;
};

/** The ticket id of a lead, or null for a wrong shape. */
export const parseLead = (body: unknown): { ref_id: string | null } | null => {
  const parsed = lead.safeParse(body);
  if (!parsed.success) return null;
  const { ref_id } = parsed.data;
  return { ref_id: ref_id == null || ref_id === '' ? null : String(ref_id) };
};
