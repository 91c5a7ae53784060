import type { Picture } from '@/data/content/picture';

/** A link within a sentence: a page of ours, `mailto:`, `tel:` or `https:`. */
export type WordLink = { text: string; path: string };

/** A sentence or more, with links where they help. */
export type Words = string | readonly (string | WordLink)[];

export type Titled = { title: string; text: Words };

export type Fact = { term: string; detail: Words };

/** A short report of something that happened or was printed. */
export type Story = {
  /** What kind of thing it is, in a few words. */
  kind: string;
  title: string;
  text: string;
  /** A drawing in `public/pictures`, 160 by 100. */
  picture?: string;
};

export type LinkGroup = {
  title: string;
  /** Whom it is for. */
  label: string;
  note: string;
  links: readonly { title: string; path: string }[];
};

export type Checklist = { title: string; note: string; items: readonly string[] };

type Content =
  | { kind: 'text'; paragraphs: readonly Words[] }
  | { kind: 'list'; items: readonly Words[] }
  | { kind: 'points'; points: readonly Titled[] }
  | { kind: 'steps'; steps: readonly Titled[] }
  | { kind: 'facts'; facts: readonly Fact[] }
  | {
      kind: 'table';
      /** For those who cannot see how the table stands under its heading. */
      caption: string;
      columns: readonly string[];
      rows: readonly (readonly Words[])[];
    }
  | { kind: 'stories'; stories: readonly Story[] }
  | { kind: 'links'; groups: readonly LinkGroup[] }
  | { kind: 'checklists'; lists: readonly Checklist[] };

/** A part of a page under its own heading. Every kind has one way to be drawn. */
export type Part = { id: string; heading: string; lead?: Words } & Content;

/** A page about the school: its top, then its parts. */
export type AboutPage = {
  heading: string;
  lead: string;
  /** The page's name in the breadcrumbs. */
  crumb: string;
  picture: Picture;
  /** What to do first. */
  actions: readonly WordLink[];
  parts: readonly Part[];
};

/** A page of rules: what matters in short, then the parts. */
export type LegalPage = {
  heading: string;
  crumb: string;
  /** `YYYY-MM-DD`: the last change of what it says. */
  changedOn: string;
  lead: string;
  inShort: readonly Words[];
  parts: readonly Part[];
};
