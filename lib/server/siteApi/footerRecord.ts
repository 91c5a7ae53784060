import { z } from 'zod';
import type { FooterLink, FooterRecord } from './contract';
import { parseLink } from './links';
import { parseList } from './list';

const MOST_LINKS = 40;
const LONGEST_TITLE = 200;

// A field that is absent or of another shape is empty: the rest of the record still counts.
const text = z.string().trim().min(1).nullable().catch(null);
const title = z.string().trim().min(1).max(LONGEST_TITLE);
const id = z.int().nullable().catch(null);
const person = z
  .union([z.int(), z.string().trim().min(1)])
  .nullable()
  .catch(null);
const flag = (absent: boolean) =>
  z.union([z.boolean(), z.literal([0, 1]).transform(Boolean), z.stringbool()]).catch(absent);

const RECORD = z.object({
  id,
  city_id: id,
  branch_id: id,
  page_master_id: id,
  title: title.nullable().catch(null),
  link: z.unknown().optional(),
  is_international: flag(false),
  is_pre_school: flag(false),
  is_active: flag(true),
  is_deleted: flag(false),
  created_at: text,
  modified_at: text,
  created_by: person,
  updated_by: person,
  deleted_by: person,
  is_sanity: flag(false),
  pending_data: z.json().catch(null),
  facebook: text,
  twitter: text,
  instagram: text,
  linkedin: text,
  email: text,
});

const LINK = z.object({ title, link: z.string() });

/**
 * The first item of the list (specification 3, footer data), with its safe links only; `null` inside
 * where the list is empty or the item is deleted or not active. Null: a wrong shape.
 */
export const parseFooter = (
  body: unknown,
  siteUrl: string,
): { footer: FooterRecord | null } | null => {
  const items = parseList(body);
  if (items === null) return null;
  if (items.length === 0) return { footer: null };
  const parsed = RECORD.safeParse(items[0]);
  if (!parsed.success) return null;
  const record = parsed.data;
  if (!record.is_active || record.is_deleted) return { footer: null };
  return {
    footer: {
      ...record,
      link: parseLinks(record.link, siteUrl),
      facebook: parseLink(record.facebook, siteUrl),
      twitter: parseLink(record.twitter, siteUrl),
      instagram: parseLink(record.instagram, siteUrl),
      linkedin: parseLink(record.linkedin, siteUrl),
      email: parseEmail(record.email),
    },
  };
};

/** The links of a list, or of a string of JSON that holds one; none of anything else. */
const parseLinks = (value: unknown, siteUrl: string): FooterLink[] => {
  const list = typeof value === 'string' ? parseJson(value) : value;
  if (!Array.isArray(list)) return [];
  return list.flatMap((item) => toLink(item, siteUrl)).slice(0, MOST_LINKS);
};

const toLink = (item: unknown, siteUrl: string): FooterLink[] => {
  const parsed = LINK.safeParse(item);
  const link = parsed.success ? parseLink(parsed.data.link, siteUrl) : null;
  return parsed.success && link !== null ? [{ title: parsed.data.title, link }] : [];
};

const parseJson = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
};

const parseEmail = (value: string | null): string | null => {
  const parsed = z.email().safeParse(value?.replace(/^mailto:/i, ''));
  return parsed.success ? parsed.data : null;
};
