import type { AuditedPage } from './pages';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

/** Marks out of 100 that every page has to reach. */
export const LEAST: Record<Category, number> = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};

export type Marks = Record<Category, number>;

export type Audit = {
  page: AuditedPage;
  marks: Marks;
  /** Bytes that the page transferred in all. */
  bytes: number;
  /** Titles of the audits that cost marks, apart from the speed. */
  faults: readonly string[];
};

/** The categories in which a page stays below its marks. */
export const fallsShort = ({ page, marks }: Pick<Audit, 'page' | 'marks'>): Category[] =>
  CATEGORIES.filter((name) => marks[name] < LEAST[name] && (name !== 'seo' || page.isForSearch));
