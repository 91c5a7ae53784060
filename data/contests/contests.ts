import { BASKETBALL } from './basketball';
import { BESTIE } from './bestie';
import type { Contest } from './contest';
import { FICTION_FROLIC } from './fictionFrolic';
import { FOOTBALL } from './football';
import { PUBLIC_SPEAKING } from './publicSpeaking';
import { SHORT_FILM } from './shortFilm';
import type { ContestSlug } from './slugs';
import { VOX_SYMPHONY } from './voxSymphony';

/** Every contest. A new one is a file, a name in slugs.ts, its line here and a page. */
export const CONTESTS: { readonly [Slug in ContestSlug]: Contest & { slug: Slug } } = {
  'fiction-frolic-voting': FICTION_FROLIC,
  'public-speaking': PUBLIC_SPEAKING,
  'football-challenge-voting': FOOTBALL,
  shortfilm: SHORT_FILM,
  'basketball-challenge-voting': BASKETBALL,
  'voxsymphony-voting': VOX_SYMPHONY,
  'bestie-challenge-voting': BESTIE,
};
