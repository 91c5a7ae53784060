import type { GradeId, Stage } from '@/data/grades';
import type { CityListMode } from '@/data/places/cityLists';
import type { Board } from '@/data/places/place';
import type { BranchId, CitySlug } from '@/data/places/places';

/** A campaign page: everything that marketing decides about it, in one file of `data/campaigns`. */
export type Campaign = {
  /** The last part of `/campaign/{slug}` and `/campaignv1/{slug}`, and the name of the file. */
  slug: string;
  /** For the browser's tab and shared links; the school's name is added. */
  title: string;
  description: string;
  /** The city that the page is about: its drawing, and the form starts with it. */
  city?: CitySlug;
  /** What the form starts with, where the page is about one branch or one grade. */
  form?: { branchId?: BranchId; gradeId?: GradeId };
  /** Which cities the form offers: `full` where nothing stands here. */
  cityList?: CityListMode;
  /** In place of the school's crimson. */
  colors?: CampaignColors;
  /** In the order of the page: the hero with the form comes first, and once. */
  blocks: readonly CampaignBlock[];
};

/** Written `#9d0022`. White has to be readable on the first two, the first one on the third. */
export type CampaignColors = { brand: string; dark: string; tint: string };

export type CampaignPoint = { title: string; text: string };

/** A part of a campaign page. A new kind needs its case in `lib/landing/campaigns/showBlock`. */
export type CampaignBlock =
  | HeroBlock
  /** Paragraphs, and one way on. */
  | { kind: 'text'; heading: string; paragraphs: readonly string[]; link?: CampaignLink }
  /** Short texts side by side, each with its title. */
  | { kind: 'points'; heading: string; lead?: string; points: readonly CampaignPoint[] }
  /** Names and what stands for each. */
  | { kind: 'facts'; heading: string; facts: readonly { term: string; detail: string }[] }
  /** The branches that fit, city by city, each leading to its own campaign page. */
  | { kind: 'branches'; heading: string; lead?: string; which: BranchChoice }
  /** Every city with a page, each leading to its campaign page. */
  | { kind: 'cities'; heading: string; lead?: string }
  /** The age for each grade of these stages. */
  | { kind: 'stages'; heading: string; lead?: string; stages: readonly Stage[] }
  /** The road from enquiry to seat. */
  | { kind: 'steps'; heading: string; lead?: string; detail: 'full' | 'short' }
  /** What to bring. */
  | { kind: 'documents'; heading: string; lead?: string }
  | { kind: 'questions'; heading: string; questions: readonly CampaignQuestion[] }
  /** Life on the campuses with boarding that fit. */
  | { kind: 'boarding-life'; heading: string; lead?: string; which: BranchChoice }
  /** The number to call and the way back to the form. */
  | { kind: 'call-line'; heading: string; text: string };

export type HeroBlock = {
  kind: 'hero-with-form';
  /** The promise, short enough for two or three lines of a phone. */
  heading: string;
  /** One line of why. */
  lead: string;
  /** True, short reasons. */
  points: readonly string[];
  form: { heading: string; text?: string };
  /** A drawing in `public/pictures`; a campaign of a city has that city's skyline. */
  picture?: string;
  tag: { name: string; detail: string };
  facts?: readonly { term: string; detail: string }[];
};

export type CampaignLink = { title: string; path: string };

export type CampaignQuestion = { question: string; answer: string };

/** Branches that fulfil everything that is said here. */
export type BranchChoice = {
  cities?: readonly CitySlug[];
  board?: Board;
  /** Teaches this grade. */
  grade?: GradeId;
  boarding?: true;
};
