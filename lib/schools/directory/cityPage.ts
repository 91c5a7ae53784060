import type { GradeId } from '@/data/grades';
import type { CityGuide } from '@/data/places/admission/guide';
import { getGuide } from '@/data/places/admission/guides';
import type { CityNote } from '@/data/places/place';
import { CITIES, type CitySlug, getCityTexts } from '@/data/places/places';
import { cbseSchoolsPath, cityAdmissionPath, cityPath } from '@/data/routes/paths/places';
import { buildCityMap } from '@/lib/schools/maps/cityMap';
import type { MapDrawing } from '@/lib/schools/maps/drawing';
import type { Question } from '@/lib/schools/questions/question';
import { formBranchesOf, formOnlyBranchesOf, siteBranchesOf, teachesGrade } from './branches';
import { type CityCard, toCityCards } from './cityCard';
import { skylineOf } from './cityCards';
import { cityQuestions } from './cityQuestions';
import { formOnlyLine } from './formOnlyLine';

/** Everything that the page of one city shows. */
export type CityPage = {
  slug: CitySlug;
  name: string;
  /** Other names that parents use for the city. */
  aliases: readonly string[];
  /** Its image. */
  skyline: string;
  path: string;
  admissionPath: string | null;
  /** The page about its CBSE branches, where it has some. */
  cbsePath: string | null;
  note: CityNote;
  guide: Pick<CityGuide['city'], 'pick' | 'year'> | null;
  cards: CityCard[];
  map: MapDrawing | null;
  /** The branches beside those of the list, in one sentence; null where there are none. */
  formOnly: string | null;
  /** How many of the branches are of which kind, the empty kinds left out. */
  tally: { count: number; text: string }[];
  questions: Question[];
  /** The city, as the form starts with it; null where none of its branches can be chosen there. */
  enquiry: { city: CitySlug } | null;
};

const GRADE_12 = 23 satisfies GradeId;

/** Builds the page of a city; null where it has none. For prerendering. */
export const buildCityPage = (slug: CitySlug): CityPage | null => {
  const path = cityPath(slug);
  if (path === null) return null;
  const { displayName, aliases } = CITIES[slug];
  const [inForm] = formBranchesOf(slug);
  const guide = getGuide(slug)?.city ?? null;
  return {
    slug,
    name: displayName,
    aliases,
    skyline: skylineOf(slug),
    path,
    admissionPath: cityAdmissionPath(slug),
    cbsePath: hasCbse(slug) ? cbseSchoolsPath(slug) : null,
    note: getCityTexts(slug).note,
    guide: guide && { pick: guide.pick, year: guide.year },
    cards: toCityCards(siteBranchesOf(slug)),
    map: mapOf(slug),
    formOnly: formOnlyLine(formOnlyBranchesOf(slug)),
    tally: tallyOf(slug),
    questions: [...(guide?.questions ?? []), ...cityQuestions(slug)],
    enquiry: inForm ? { city: slug } : null,
  };
};

const hasCbse = (slug: CitySlug): boolean =>
  siteBranchesOf(slug).some(({ board }) => board === 'CBSE');

const tallyOf = (slug: CitySlug): CityPage['tally'] => {
  const branches = siteBranchesOf(slug);
  const count = (isKind: (branch: (typeof branches)[number]) => boolean) =>
    branches.filter(isKind).length;
  return [
    { count: count(({ board }) => board === 'CBSE'), text: 'CBSE' },
    { count: count(({ board }) => board === 'ICSE'), text: 'ICSE' },
    { count: count((branch) => teachesGrade(branch, GRADE_12)), text: 'up to Grade 12' },
    { count: count(({ boarding }) => boarding === true), text: 'with boarding' },
    { count: count(({ wingOf }) => wingOf !== undefined), text: 'for pre-primary only' },
  ].filter((part) => part.count > 0);
};

// The cards beside it say what a list of pins would.
const mapOf = (slug: CitySlug): MapDrawing | null => {
  const map = buildCityMap(slug);
  return map && { ...map, pins: map.pins.map((pin) => ({ ...pin, note: '' })) };
};
