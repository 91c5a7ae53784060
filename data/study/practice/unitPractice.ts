import type { UnitKindId } from '@/data/study/converters/unit';
import type { PracticeText } from './practiceText';
import { AREA_PRACTICE } from './units/area';
import { DATA_PRACTICE } from './units/data';
import { LENGTH_PRACTICE } from './units/length';
import { MASS_PRACTICE } from './units/mass';
import { SPEED_PRACTICE } from './units/speed';
import { TEMPERATURE_PRACTICE } from './units/temperature';
import { TIME_PRACTICE } from './units/time';
import { VOLUME_PRACTICE } from './units/volume';

/** What stands below each unit converter, after the conversions that are computed. */
export const UNIT_PRACTICE: Readonly<Record<UnitKindId, readonly PracticeText[]>> = {
  length: LENGTH_PRACTICE,
  mass: MASS_PRACTICE,
  temperature: TEMPERATURE_PRACTICE,
  area: AREA_PRACTICE,
  volume: VOLUME_PRACTICE,
  speed: SPEED_PRACTICE,
  time: TIME_PRACTICE,
  data: DATA_PRACTICE,
};
