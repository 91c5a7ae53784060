import type { ActivitySlug } from '@/data/routes/paths/activities';
import { ASTRONOMY } from './astronomy';
import { CODING } from './coding';
import { MUSIC } from './music';
import type { ActivityContent } from './page';
import { POTTERY } from './pottery';
import { ROBOTICS } from './robotics';
import { WEAVING } from './weaving';

/** What the page of each activity says. */
export const ACTIVITY_CONTENTS: Readonly<Record<ActivitySlug, ActivityContent>> = {
  robotics: ROBOTICS,
  coding: CODING,
  music: MUSIC,
  pottery: POTTERY,
  astronomy: ASTRONOMY,
  weaving: WEAVING,
};
