import { z } from 'zod';
import { CITY_LIST_MODES } from '@/data/places/cityLists';
import { block, branch, city, grade } from './blocks';
import { HIDDEN_FIELDS, SUBJECTS } from './subjects';
import { listOf, oneOf, says, text } from './words';

const day = z.iso.date(says('write the day as 2026-11-30'));

/**
 * A campaign page: everything that marketing decides about it, in one file of `data/campaigns` or at the
 * staff desk. Its shape, and that each place and class exists; `check` tells whether it would work.
 */
export const campaignSchema = z.strictObject({
  /** The last part of `/campaign/{slug}` and `/campaignv1/{slug}`, and the name of the file. */
  slug: text,
  /** For the browser's tab and shared links; the school's name is added. */
  title: text,
  description: text,
  /** What the page is about: admission where nothing stands here. */
  about: oneOf(SUBJECTS, 'a subject').optional(),
  /** The city that the page is about: its drawing, and the form starts with it. */
  city: city.optional(),
  /** What the form starts with, where the page is about one branch or one grade, and what it leaves out. */
  form: z
    .strictObject({
      branchId: branch.optional(),
      gradeId: grade.optional(),
      hidden: listOf(oneOf(HIDDEN_FIELDS, 'a field that can be left out')).optional(),
    })
    .optional(),
  /** Which cities the form offers: `full` where nothing stands here. */
  cityList: oneOf(CITY_LIST_MODES, 'a list of cities').optional(),
  /** In place of `cityList`: all branches of these cities, and these branches. */
  places: z.strictObject({ cities: listOf(city), branches: listOf(branch) }).optional(),
  /** In place of the number that the visit brings: ten or eleven digits. */
  phone: text.optional(),
  /** In place of the school's crimson: `#9d0022`. White has to be readable on the first two, the first one on the third. */
  colors: z.strictObject({ brand: text, dark: text, tint: text }).optional(),
  /** The first and the last day on which the page is there, in India. */
  from: day.optional(),
  until: day.optional(),
  /** In the order of the page: the hero with the form comes first, and once. */
  blocks: listOf(block),
});
