import type { GradeId } from '@/data/grades';
import type { SCHOOL } from '@/data/school';

/** What a file of this folder holds: the facts of a city for every page, and its texts. */

export type Board = 'CBSE' | 'ICSE';
export type BrandPrefix = keyof typeof SCHOOL.brands;

/** Latitude north and longitude east, in degrees with three decimals: good to about 100 metres. */
export type Position = readonly [latitude: number, longitude: number];

/** Localities by the name that the finder knows them by, each at roughly its middle. */
export type Localities = Readonly<Record<string, Position>>;

export type CityBranch = {
  /** The school system's number for the branch. */
  id: number;
  slug: string;
  /** The part of the name after the brand prefix. */
  place: string;
  /** Shown instead of `place` where people know the branch by another name. */
  alias?: string;
  brand: BrandPrefix;
  board: Board;
  /** First and last grade taught; every grade between is taught too. */
  from: GradeId;
  to: GradeId;
  /**
   * The one place where it shows, if it is not both. `form`: it can be chosen in the enquiry form.
   * `site`: it has a page and a menu entry. A new branch starts with a page only; a few are in the form
   * before they have a page.
   */
  listing?: 'form' | 'site';
  /** Boarders live on campus; day pupils are welcome as well. */
  boarding?: true;
  /** The main branch that a pre-primary wing belongs to. */
  wingOf?: number;
  /** Its locality, to about a kilometre, read off public maps. A branch without a page may lack it. */
  position?: Position;
};

export type PhoneGroup = 'ncr' | 'gurgaon';

export type CityRecord = {
  /** The school system's number for the city. */
  id: number;
  slug: string;
  /** The school system's spelling, used in the directory. */
  name: string;
  /** What a visitor reads. */
  displayName: string;
  /** Other names that a visitor may type. */
  aliases: readonly string[];
  state: string;
  /** First segment of the city page without `-branches`; null where the city has no page. */
  branchesSlug: string | null;
  hasAdmissionPage: boolean;
  /** The middle of the city, read off public maps. */
  centre: Position;
  /** Its place in the menu and in the footer (specification 2.2), in steps of ten; null: not there. */
  menuOrder: number | null;
  footerOrder: number | null;
  /** Its page under /lp/ ends with the form, without the site's footer: few branches say it all. */
  landingEndsWithForm?: true;
  /** A telephone number of its own where the path holds one of the words (specification 9). */
  phone?: { group: PhoneGroup; words: readonly [string, ...string[]] };
  /** The branch elsewhere that takes its enquiries, where the form does not list the city. */
  enquiryBranch?: number;
  branches: readonly CityBranch[];
};

/** Three short texts about a city, for its branch page and its admission page. */
export type CityNote = {
  /** What the city is to its families. */
  intro: string;
  /** What parents there usually weigh when they choose a school. */
  families: string;
  /** Getting a child to school there. */
  travel: string;
};

/** What a family in one city should know before it visits; for `/lp/{city}`. */
export type CityVisit = {
  /** One reason to come, short enough to leave the form in sight on a phone. */
  lead: string;
  /** What deserves a second look in this city. */
  look: string;
  /** Questions that parents elsewhere need not ask. */
  ask: readonly [string, string];
  /** Getting to the branch for a first visit, and when. */
  way: string;
  /** When places are asked for. */
  seats: string;
};

/** CBSE as a family of one city meets it; for `/cbse-schools-in-{city}`. */
export type CbseNote = {
  /** One line under the heading, short enough to leave the form in sight on a phone. */
  lead: string;
  /** What the board means to families there. */
  meaning: string;
  /** How to choose between CBSE schools in that city. */
  compare: string;
};

/** What lies around a branch: public geography, no street address. */
export type BranchLocation = {
  localArea: string;
  /** The town on an envelope, where that is not the city that the branch is listed under. */
  town?: string;
  /** A public place that people know, and that stands within a walk or a short ride of the gate. */
  landmark: string;
  /**
   * Where it is, to about a kilometre; of a forest, a park or an airport the side
   * towards the branch. Where nothing is said, the map takes it to stand beside the branch.
   */
  landmarkAt?: Position;
  /** 5 to 10 localities nearby, the nearest three first. */
  areas: readonly string[];
  /** What the area is like. */
  about: string;
  /** How families get there. */
  reach: string;
};

/** What is said about a city. Large: for prerendering and the server, never for the browser. */
export type CityTexts = {
  /** The first day of lessons of most years, `MM-DD`: the summer of the state decides. */
  yearBegins: string;
  note: CityNote;
  /** Null where the city has no page. */
  landing: { visit: CityVisit; cbse: CbseNote } | null;
  /** The better-known localities, for the finder. */
  localities: Localities;
  /** By the id of the branch. */
  locations: Readonly<Record<number, BranchLocation>>;
};

/** The texts that this city needs: landing pages where it has a page, a location for each branch. */
export type TextsOf<City extends CityRecord> = CityTexts & {
  landing: City['branchesSlug'] extends null ? null : { visit: CityVisit; cbse: CbseNote };
  locations: Record<City['branches'][number]['id'], BranchLocation>;
};
